import { Agent, request } from 'node:http'
import type { Thrown } from './requests'

/** Milliseconds; longer than any answer may take, since a database statement has five seconds. */
const patienceMs = 15_000
/** Node accepts 16 KB of headers, which include the path and other headers. */
const mostOfHeaders = 15_000
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/**
 * Sends a request unchanged and reads the whole answer.
 * @returns its status
 * @throws when none comes in time
 */
export function statusOf(url: string, { method, path, headers, type, body, promised }: Thrown): Promise<number> {
  const bytes = Buffer.from(body)
  const hasBody = type !== null
  const length = hasBody ? { 'content-type': type, 'content-length': String(promised ?? bytes.length) } : {}
  return new Promise((resolve, reject) => {
    // A request with oversized headers is answered on a new connection, but just ended on a reused one.
    const ownConnection = promised !== undefined || path.length > mostOfHeaders
    const options = { method, path, headers: { ...headers, ...length }, agent: ownConnection ? false : agent }
    const sent = request(url, options, (response) => {
      response.once('error', reject)
      response.once('end', () => {
        if (promised) sent.destroy()
        resolve(response.statusCode ?? 0)
      })
      response.resume()
    })
    sent.once('error', reject)
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`no answer in ${patienceMs} ms`)))
    if (hasBody) sent.write(bytes)
    if (!promised) sent.end()
  })
}
