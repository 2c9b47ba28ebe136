import { Agent, request as ask, createServer } from 'node:http'
import { pipeline } from 'node:stream'
import { freePort } from '../scripts/services/free-port'

const lookMs = 1000

interface Backend {
  port: number
  isReady: boolean
  requests: number
}

/**
 * A load balancer: alternates among the ready servers, and never repeats a request.
 * @param own the port at which it listens; a free one without it
 */
export async function startBalancer(ports: number[], own?: number) {
  const agent = new Agent({ keepAlive: true })
  const backends: Backend[] = ports.map((port) => ({ port, isReady: false, requests: 0 }))
  const look = async () => {
    for (const backend of backends) backend.isReady = await isReady(backend.port)
  }
  await look()
  const looking = setInterval(look, lookMs)
  let turn = 0
  const server = createServer((request, response) => {
    const ready = backends.filter((backend) => backend.isReady)
    const backend = ready[turn++ % ready.length]
    if (!backend) return response.writeHead(502).end('no server is ready')
    backend.requests += 1
    const { method, url: path, headers } = request
    const sent = ask({ host: '127.0.0.1', port: backend.port, agent, method, path, headers }, (answer) => {
      // `pipeline` throws where the client has gone meanwhile.
      if (response.destroyed) return answer.destroy()
      // Hop-by-hop headers belong to each connection.
      const { connection, 'keep-alive': _, 'transfer-encoding': __, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      pipeline(answer, response, () => undefined)
    })
    response.once('close', () => response.writableFinished || sent.destroy())
    sent.on('error', (error) => {
      if (response.headersSent || response.destroyed) response.destroy()
      else response.writeHead(502).end(`server ${backends.indexOf(backend)}: ${error.message}`)
    })
    request.pipe(sent)
  })
  const port = own ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    requestsOf: async (index: number) => backends[index]?.requests ?? 0,
    stop: async () => {
      clearInterval(looking)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
