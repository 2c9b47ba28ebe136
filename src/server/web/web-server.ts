import { AsyncResource } from 'node:async_hooks'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { datedFromNow } from '../cache/store.ts'
import { type TaggedEdge, tagForEdge } from '../edge/tag-answers.ts'
import { log } from '../log.ts'
import { measureRequest } from '../metrics/requests.ts'
import { withLastRouterMark } from '../next-internals.ts'
import { givenOrNewId, withRequestId } from '../request-context.ts'
import { bareHeaders, protectAnswer } from '../security-headers.ts'
import { traceRequest } from '../tracing/requests.ts'
import { admitBody, BoundedRequest, type IsStaff, longestRequestMs } from './body-limits.ts'
import { admitTarget, methods } from './request-target.ts'
import { keepFromSharedCaches } from './shared-answers.ts'

/** Logged by severity: the first statuses also come from people who mistype. */
const mistakes = new Set([400, 401, 408, 422])
const refusals = new Set([403, 405, 413, 415, 429, 431])

export function noteRefusal(
  { method, url = '', headers }: IncomingMessage,
  { statusCode: status }: ServerResponse,
): void {
  if (!mistakes.has(status) && !refusals.has(status)) return
  const about = { event: 'request-refused', status, method, path: loggedPath(url), network: headers['x-forwarded-for'] }
  log[mistakes.has(status) ? 'info' : 'warn'](about, 'a request was refused')
}

/** Drops the query, which holds search words and the tokens of links, and e-mail addresses in the path. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  const segments = path.split('/').map((segment) => (/@|%40/i.test(segment) ? '…' : segment))
  return segments.join('/').slice(0, 200)
}

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

function refuseUnreadable(error: Error, socket: Duplex, siteUrl: string): void {
  const code = 'code' in error ? String(error.code) : ''
  const isUsed = 'bytesWritten' in socket && socket.bytesWritten !== 0
  if (!socket.writable || code === 'ECONNRESET' || isUsed) return void socket.destroy()
  const status = statuses[code] ?? 400
  const network = 'remoteAddress' in socket ? socket.remoteAddress : undefined
  log.warn({ event: 'request-refused', status, reason: code, network }, 'a request could not be read')
  const own = { 'cache-control': 'private, no-store', connection: 'close', 'content-length': '0' }
  const headers = [...bareHeaders(siteUrl), ...Object.entries(own)]
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((pair) => pair.join(': '))]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}

/** Headers in which a proxy names the visitor; from any other client they are forgeable. */
const ofProxies = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'cf-ipcountry',
  'x-vercel-ip-country',
  'x-request-id',
]

/**
 * The visitor's address: that of the socket, or, behind `trusted` proxies that each append the address of their client,
 * the entry that the first of them wrote. Entries before it come from the client and are not trusted.
 */
export function visitorAddress(socketAddress: string, forwarded: string | undefined, trusted: number): string {
  const entries = (forwarded ?? '').split(',').map((one) => one.trim())
  const addresses = [...entries.filter(Boolean), socketAddress]
  return (addresses[Math.max(0, addresses.length - 1 - trusted)] ?? socketAddress).replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * Next and our code read the address from a header, and Next keeps what the client wrote there, so it is overwritten.
 */
export function writeVisitorAddress(headers: IncomingHttpHeaders, socketAddress: string, trusted: number): void {
  headers['x-forwarded-for'] = visitorAddress(socketAddress, [headers['x-forwarded-for']].flat().join(','), trusted)
  if (trusted === 0) for (const name of ofProxies) delete headers[name]
}

/**
 * Refuses requests that Next would answer with a failure: methods that it cannot handle, and page forms sent by another
 * site. Our API and Payload's check other sites themselves.
 * @returns whether the request may go on; otherwise it has been answered
 */
function admitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '/' } = request
  if (!methods.includes(method)) return refuse(response, 405, { allow: methods.join(', ') })
  const isForm = method === 'POST' && !/^\/api(?:[/?]|$)/.test(url)
  return isForm && isForeign(request) ? refuse(response, 403) : true
}

/** Compares as Next does; browsers send the origin `null` for requests from elsewhere or from a sandbox. */
function isForeign({ headers }: IncomingMessage): boolean {
  const { origin } = headers
  if (!origin) return false
  const host = headers['x-forwarded-host'] ?? headers.host
  return !URL.canParse(origin) || new URL(origin).host !== host
}

function refuse(response: ServerResponse, status: 403 | 405, headers: Record<string, string> = {}): false {
  response.writeHead(status, { ...headers, 'cache-control': 'private, no-store', 'content-length': 0 }).end()
  return false
}

/** How long a connection may stand still in milliseconds, for example when the client does not read the answer. */
const stalledMs = 120_000

interface Options {
  trustedProxies: number
  siteUrl: string
  ending: AbortSignal
  isStaff: IsStaff
  edge?: TaggedEdge
}

export function webServer(
  answer: RequestListener,
  { trustedProxies, siteUrl, ending, isStaff, edge }: Options,
): Server {
  const listener = async (request: BoundedRequest, response: ServerResponse) => {
    measureRequest(request, response)
    writeVisitorAddress(request.headers, request.socket.remoteAddress ?? '', trustedProxies)
    const id = givenOrNewId(request.headers['x-request-id'])
    response.setHeader('x-request-id', id)
    if (edge) tagForEdge(request, response, edge)
    keepFromSharedCaches(request, response)
    protectAnswer(response, siteUrl)
    // A kept-alive connection would send its next request to a process that is gone.
    if (ending.aborted) response.shouldKeepAlive = false
    // After an upgrade request the client would go on in another protocol.
    if (request.headers.upgrade) response.shouldKeepAlive = false
    // While requests are still accepted, a load balancer may be sending one on a connection that looks idle from here.
    response.once('close', () => server.listening || setImmediate(() => server.closeIdleConnections()))
    await withRequestId(id, () =>
      traceRequest(request, response, () =>
        datedFromNow(async () => {
          response.once(
            'close',
            AsyncResource.bind(() => noteRefusal(request, response)),
          )
          await handle(request, response)
        }),
      ),
    )
  }
  const handle = async (request: BoundedRequest, response: ServerResponse) => {
    const url = admitTarget(request, response)
    if (url === null) return
    request.url = withLastRouterMark(url)
    if (ending.aborted && url.split('?', 1)[0] === '/api/ready') return sayEnding(response)
    if (!admitRequest(request, response)) return
    try {
      if (await admitBody(request, response, isStaff)) await answer(request, response)
    } catch (error) {
      fail(request, response, error)
    }
  }
  const server = createServer(
    {
      IncomingMessage: BoundedRequest,
      headersTimeout: 10_000,
      requestTimeout: longestRequestMs,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
      // Next would take the socket of an upgrade and lose it where it redirects.
      shouldUpgradeCallback: () => false,
    },
    listener,
  )
  server.timeout = stalledMs
  // Node would answer an unknown `Expect` header itself, without our headers.
  server.on('checkExpectation', listener)
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, siteUrl))
  return server
}

function sayEnding(response: ServerResponse): void {
  const body = JSON.stringify({ status: 'not ready', reasons: ['The process is ending.'] })
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body)
}

function fail({ method, url = '' }: BoundedRequest, response: ServerResponse, error: unknown): void {
  log.error({ error, method, path: url.split('?', 1)[0] }, 'a request failed')
  if (response.writableEnded) return
  if (!response.headersSent) response.writeHead(500, { 'cache-control': 'private, no-store' })
  response.end()
}
