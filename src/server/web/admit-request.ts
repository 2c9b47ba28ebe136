import type { IncomingMessage, ServerResponse } from 'node:http'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses what Next would answer with a failure: methods that it cannot pass on, and forms of pages that another site sends. Our API
 * and Payload's decide about other sites themselves.
 * @returns whether the request may go on; otherwise it has been answered
 */
export function admitRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '/' } = request
  if (!methods.includes(method)) return refuse(response, 405, { allow: methods.join(', ') })
  const isForm = method === 'POST' && !/^\/api(?:[/?]|$)/.test(url)
  return isForm && isForeign(request) ? refuse(response, 403) : true
}

/** As Next compares them; browsers hide the origin (`null`) of what was sent from elsewhere or from a sandbox. */
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
