import { type IncomingHttpHeaders, request, type Server } from 'node:http'

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

/**
 * Sends a request to a server of this process on its own connection. Unlike `fetch`, it adds no headers and does not
 * decode the body.
 */
export const askServer =
  (server: Server): Ask =>
  (path, headers = {}, method = 'GET') => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return new Promise((resolve, reject) => {
      const sent = request({ port, path, headers, method, agent: false }, async (response) => {
        const body = Buffer.concat(await response.toArray())
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
      sent.on('error', reject).end()
    })
  }
