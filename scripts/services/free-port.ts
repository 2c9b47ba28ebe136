import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below every system's range for outgoing connections (Linux from 32768), because one of those may take a port between
 * being found and being used.
 */
const [lowest, highest] = [12_000, 32_000]
const given = new Set<number>()

/** A port that nobody listens on and that this process has not been given before. @throws when 100 in a row are taken */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(lowest, highest)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${lowest} and ${highest}`)
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
