import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtVersion } from '../build-id.ts'
import { log } from '../log.ts'
import { openRegistry, type ProcessName } from './registry.ts'

interface Place {
  port: number
  host: string
}

/**
 * Counts from now on, and answers Prometheus on a port of its own. Without that port the process works as before: who
 * watches it sees that it does not answer.
 * @returns where it listens; undefined where the port is taken
 */
export async function serveMetrics(
  processName: ProcessName,
  { port, host }: Place,
): Promise<AddressInfo | string | undefined> {
  const { registry, recorder } = openRegistry(processName, await builtVersion())
  globalThis.broshuraMetrics = recorder
  const server = createServer(async ({ method, url }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(method === 'HEAD' ? undefined : text)
    } catch (error) {
      log.error({ error }, 'the metrics could not be read')
      response.writeHead(500).end()
    }
  })
  // Watching must not keep an ending process alive.
  server.unref()
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log.error({ error, port, host }, 'nothing can be listened to on the port of the metrics')
      resolve(undefined)
    })
    server.listen(port, host, () => {
      log.info({ port, host }, 'metrics are served')
      resolve(server.address() ?? undefined)
    })
  })
}
