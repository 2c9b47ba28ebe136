import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/services/free-port'
import { startProgram } from '../scripts/services/program'
import { findProgram } from './find-program'

interface Front {
  port: number
  /** The cache through which visitors come, as long as it answers. */
  edgePort: number
}

interface Places {
  /** Where the web servers are reached together; a free port without it. */
  port?: number
  front?: Front
}

/** Why HAProxy cannot run here, else null. */
export function missingHaproxy(): string | null {
  return findProgram('haproxy')
    ? null
    : 'HAProxy is not installed, so only our own balancer stood before web servers that restart.'
}

/** An HAProxy with deploy/haproxy.cfg before two web servers, and with `front` also before the cache in front of them. */
export async function startHaproxy(webPorts: [number, number], { port: given, front }: Places = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-haproxy-'))
  const [port, statsPort] = [given ?? (await freePort()), await freePort()]
  const config = join(folder, 'haproxy.cfg')
  const ports = new Map([
    ['8080', port],
    ['3001', webPorts[0]],
    ['3002', webPorts[1]],
    ['8404', statsPort],
  ])
  const text = readFileSync('deploy/haproxy.cfg', 'utf8').replace(/(?<=127\.0\.0\.1:)\d+/g, (each) =>
    String(ports.get(each)),
  )
  writeFileSync(config, front ? text + frontOf(front, port) : text)
  /** Column 8 counts the requests, column 18 is UP for those that get some. */
  const rows = async () =>
    (await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text())
      .split('\n')
      .map((line) => line.split(','))
      .filter(([pool, name]) => pool === 'webs' && name?.startsWith('web-'))
  const program = await startProgram({
    path: findProgram('haproxy') ?? 'haproxy',
    args: ['-f', config],
    answers: async () => (await rows()).every((columns) => columns[17] === 'UP'),
  })
  return {
    url: `http://127.0.0.1:${front?.port ?? port}`,
    pid: program.pid,
    requestsOf: async (index: number) => Number((await rows())[index]?.[7]),
    stop: async () => {
      await program.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Past a cache that has ended, to the web servers; what changes something is sent to one of them alone. */
const frontOf = ({ port, edgePort }: Front, site: number) => `
frontend public
    bind 127.0.0.1:${port}
    http-request disable-l7-retry unless METH_GET
    default_backend edge

backend edge
    server edge 127.0.0.1:${edgePort} check inter 500ms fall 1 rise 1
    server webs 127.0.0.1:${site} backup
`
