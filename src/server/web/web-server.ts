import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { log } from '../log.ts'
import { givenOrNewId, withRequestId } from '../request-context.ts'
import { protectAnswer } from '../security-headers.ts'
import { admitRequest } from './admit-request.ts'
import { admitBody, type IsStaff, longestRequestMs } from './body-limits.ts'
import { BoundedRequest } from './bounded-request.ts'
import { noteRefusal, refuseUnreadable } from './refusals.ts'
import { addressFor } from './unreadable-address.ts'
import { writeVisitorAddress } from './visitor-address.ts'

interface Options {
  /** How many proxies in front of us append to `X-Forwarded-For`. */
  trustedProxies: number
  /** The public address of the site. */
  siteUrl: string
  /** Aborted once the process has been asked to end. */
  ending: AbortSignal
  isStaff: IsStaff
}

/** The server of the web process: what holds for every request, whatever answers it. */
export function webServer(answer: RequestListener, { trustedProxies, siteUrl, ending, isStaff }: Options): Server {
  const listener = async (request: BoundedRequest, response: ServerResponse) => {
    writeVisitorAddress(request.headers, request.socket.remoteAddress ?? '', trustedProxies)
    const id = givenOrNewId(request.headers['x-request-id'])
    response.setHeader('x-request-id', id)
    protectAnswer(response, siteUrl)
    response.once('close', () => withRequestId(id, () => noteRefusal(request, response)))
    // Whoever keeps a connection open would send the next request to a process that is gone.
    if (ending.aborted) response.shouldKeepAlive = false
    // While requests are still taken, a load balancer may be sending one on a connection that looks idle from here.
    response.once('close', () => server.listening || setImmediate(() => server.closeIdleConnections()))
    await withRequestId(id, () => handle(request, response))
  }
  const handle = async (request: BoundedRequest, response: ServerResponse) => {
    const url = addressFor(request.url ?? '/', response)
    if (url === null) return
    request.url = url
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
    },
    listener,
  )
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
