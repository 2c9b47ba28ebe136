import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../scripts/services/free-port'
import { listens } from '../scripts/services/ports'
import { startProgram } from '../scripts/services/program'
import { findProgram } from './find-program'

interface Options {
  webPort: number
  token: string
}

/** Why a Varnish that can be purged by tag cannot run here, else null. */
export function missingVarnish(): string | null {
  const isHere = findProgram('varnishd') && findProgram('gcc')
  return isHere ? null : 'Varnish or its C compiler is not installed, so nothing ran behind a real edge.'
}

/** A Varnish with deploy/varnish.vcl in front of the web server that listens on `webPort`. */
export async function startVarnish({ webPort, token }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-varnish-'))
  const vcl = join(folder, 'varnish.vcl')
  writeFileSync(vcl, readFileSync('deploy/varnish.vcl', 'utf8').replace('.port = "3000"', `.port = "${webPort}"`))
  const port = await freePort()
  const settings = ['vcc_allow_inline_c=off', 'http_resp_hdr_len=16k', 'http_resp_size=64k', 'thread_pool_min=10']
  const program = await startProgram({
    path: findProgram('varnishd') ?? 'varnishd',
    args: [
      ...['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', vcl, '-n', join(folder, 'work'), '-s', 'malloc,64m'],
      ...settings.flatMap((setting) => ['-p', setting]),
    ],
    env: { ...process.env, EDGE_PURGE_TOKEN: token },
    answers: () => listens(port),
  })
  return {
    ...program,
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await program.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** In milliseconds, in which Varnish must have found the web servers. */
const patienceMs = 60_000

/** Varnish has looked in vain for a web server since it was started, and looks every two seconds. */
export async function edgeAnswers(edge: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await fetch(`${edge}/api/health`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error('Varnish does not find the web servers.')
    await delay(200)
  }
}

type Fate = 'sent' | 'lost' | 'doubled' | 'ignored'

/** Between the web server and the edge: passes purges on, loses them, sends them twice, or only says that it did. */
export async function startPurgeRelay(edge: string) {
  const relay: { fateOf: (tags: string[]) => Fate; tags: string[][]; stop: () => Promise<void>; url: string } = {
    fateOf: () => 'sent',
    tags: [],
    url: '',
    stop: () => Promise.resolve(),
  }
  const pass = ({ headers }: IncomingMessage) =>
    fetch(edge, {
      method: 'PURGE',
      headers: { 'x-purge-token': String(headers['x-purge-token']), 'xkey-purge': String(headers['xkey-purge']) },
    })
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const tags = String(request.headers['xkey-purge']).split(' ')
    const fate = relay.fateOf(tags)
    if (fate === 'lost') return void request.socket.destroy()
    const status = fate === 'ignored' ? 200 : (await pass(request)).status
    if (fate === 'doubled') await pass(request)
    relay.tags.push(tags)
    response.writeHead(status).end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  relay.url = `http://127.0.0.1:${port}`
  relay.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return relay
}
