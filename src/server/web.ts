import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { cachedPagesBefore } from './cached-pages.ts'
import { movedPathsBefore } from './moved-paths.ts'
import { readableAddress } from './readable-address.ts'

/** The web process: Next, and in front of it what is answered without it. `next dev` runs without this. */
const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '3000' } } })
const port = Number(values.port)
// The proxy sends requests to its own server.
process.env.PORT = String(port)

const app = next({ dev: false, port })
await app.prepare()
const answer = cachedPagesBefore(movedPathsBefore(app.getRequestHandler()))

const server = createServer(async (request, response) => {
  request.url = readableAddress(request.url ?? '/')
  try {
    await answer(request, response)
  } catch (error) {
    console.error(`${request.method} ${request.url} failed:`, error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  }
})
// Next logs uncaught errors and lives on; a server that cannot listen must end.
server.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.listen(port, () => process.stdout.write(`Ready on port ${port}\n`))

/** Finishes open requests, then ends with the code of the signal. */
function stopWith(code: number): void {
  server.close(async () => {
    await globalThis.broshuraMovedPaths?.flush().catch(console.error)
    await app.close().finally(() => process.exit(code))
  })
}
process.once('SIGINT', () => stopWith(130))
process.once('SIGTERM', () => stopWith(143))
