import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestClass } from '../metrics/requests.ts'

/**
 * Answers a request in a trace of its own. A `traceparent` from outside is never followed: anybody could choose what is
 * sampled and join traces of others. Probes are not traced.
 */
export function traceRequest<Result>(
  { method = '', url = '/' }: IncomingMessage,
  response: ServerResponse,
  work: () => Result,
): Result {
  const tracing = globalThis.broshuraTracing
  if (!tracing) return work()
  const kind = requestClass(url)
  if (kind === 'health') return tracing.untraced(work)
  const facts = { 'broshura.class': kind, 'http.request.method': method }
  const span = tracing.begin(`request ${kind}`, { facts, role: 'server', isRoot: true })
  response.once('close', () => {
    const { headersSent, statusCode } = response
    const failure = headersSent ? statusCode >= 500 && String(statusCode) : 'aborted'
    span.end(headersSent ? { 'http.response.status_code': statusCode } : {}, failure || undefined)
  })
  return span.inside(work)
}
