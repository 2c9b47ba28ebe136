import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { log } from '../log.ts'
import { bareHeaders } from '../security-headers.ts'

/** Answers that say no, by how much they matter: the first also come from people who mistype. */
const mistakes = new Set([400, 401, 408, 422])
const refusals = new Set([403, 405, 413, 415, 429, 431])

/** Notes a refused request, whoever refused it. */
export function noteRefusal(
  { method, url = '', headers }: IncomingMessage,
  { statusCode: status }: ServerResponse,
): void {
  if (!mistakes.has(status) && !refusals.has(status)) return
  const about = { event: 'request-refused', status, method, path: loggedPath(url), network: headers['x-forwarded-for'] }
  log[mistakes.has(status) ? 'info' : 'warn'](about, 'a request was refused')
}

/** Without the query, which has the words of a search and the tokens of links, and without an e-mail address in the path. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '…').slice(0, 200)
}

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what Node cannot read as a request. */
export function refuseUnreadable(error: Error, socket: Duplex, siteUrl: string): void {
  const code = 'code' in error ? String(error.code) : ''
  const isUsed = 'bytesWritten' in socket && socket.bytesWritten !== 0
  if (!socket.writable || code === 'ECONNRESET' || isUsed) return void socket.destroy()
  const status = statuses[code] ?? 400
  const network = 'remoteAddress' in socket ? socket.remoteAddress : undefined
  log.warn({ event: 'request-refused', status, reason: code, network }, 'a request could not be read')
  const headers = [...bareHeaders(siteUrl), ['connection', 'close'], ['content-length', '0']]
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((pair) => pair.join(': '))]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
