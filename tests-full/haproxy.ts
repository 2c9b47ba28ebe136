import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../scripts/services/free-port'
import { findProgram } from './find-program'

const patience = { timeout: 30_000, interval: 50 }

/** Why HAProxy cannot run here, else null. */
export function missingHaproxy(): string | null {
  return findProgram('haproxy')
    ? null
    : 'HAProxy is not installed, so only our own balancer stood before web servers that restart.'
}

/** An HAProxy with deploy/haproxy.cfg before two web servers. */
export async function startHaproxy(webPorts: [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-haproxy-'))
  const [port, statsPort] = [await freePort(), await freePort()]
  const config = join(folder, 'haproxy.cfg')
  const ports = new Map([
    ['8080', port],
    ['3001', webPorts[0]],
    ['3002', webPorts[1]],
    ['8404', statsPort],
  ])
  const text = readFileSync('deploy/haproxy.cfg', 'utf8')
  writeFileSync(
    config,
    text.replace(/(?<=127\.0\.0\.1:)\d+/g, (each) => String(ports.get(each))),
  )
  const child = spawn(findProgram('haproxy') ?? 'haproxy', ['-f', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  /** Column 8 counts the requests, column 18 is UP for those that get some. */
  const rows = async () =>
    (await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text())
      .split('\n')
      .map((line) => line.split(','))
      .filter(([pool, name]) => pool === 'webs' && name?.startsWith('web-'))
  await vi.waitFor(async () => {
    if (!(await rows()).every((columns) => columns[17] === 'UP')) throw new Error('not every web server is ready')
  }, patience)
  return {
    url: `http://127.0.0.1:${port}`,
    requestsOf: async (index: number) => Number((await rows())[index]?.[7]),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
