import type { IncomingMessage, ServerResponse } from 'node:http'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

export interface Moved {
  /** The redirect's; null where launch mode leads on. */
  id: string | null
  status: number
  /** A path of ours or an absolute address. */
  to: string
}

export interface MovedPaths {
  /** Where a path (with its language prefix) leads instead of to a page. */
  find: (path: string) => Promise<Moved | null>
  /** A visitor was led on. */
  count: (id: string) => void
  /** Writes down what was counted. */
  flush: () => Promise<void>
}

declare global {
  // Set by src/instrumentation.ts, inside of Next's bundles, and asked from outside of them.
  var broshuraMovedPaths: MovedPaths | undefined
}

/** What is no page and can have moved nowhere. */
const noPages = /^\/(?:_next|api|files|builds|preview|(?:(?:de|en|ru)\/)?admin)(?:\/|$)/

/**
 * Answers a path that has a redirect with its very status: a static page of Next's knows only 307 and 308, and a kept one would
 * count nobody. A page that is kept has none and is answered before (src/server/kept-answers.ts), so it pays nothing.
 */
export function movedPathsBefore(next: Listener): Listener {
  return async (request, response) => {
    const { pathname, search } = parts(request.url ?? '/')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const moved = isRead && !noPages.test(pathname) && (await globalThis.broshuraMovedPaths?.find(pathname))
    if (!moved) return next(request, response)
    const isOurs = moved.to.startsWith('/')
    // The router inside the app cannot read another site: an answer that is none of its own makes the browser go there.
    if (request.headers.rsc && !isOurs) return answer(response, 200)
    const isVisit = request.method === 'GET' && !request.headers['next-router-prefetch']
    if (isVisit && moved.id) globalThis.broshuraMovedPaths?.count(moved.id)
    return answer(response, moved.status, isOurs ? withQuery(moved.to, search) : new URL(moved.to).href)
  }
}

function parts(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

/** Asked anew each time, because a redirect may be changed, and each visit counts. */
function answer(response: ServerResponse, status: number, location?: string): void {
  const headers = { 'cache-control': 'private, no-store', vary: 'rsc', 'content-length': 0 }
  response.writeHead(status, location ? { ...headers, location } : { ...headers, 'content-type': 'text/plain' }).end()
}

/** A header holds no letters of other alphabets. */
function withQuery(path: string, search: string): string {
  const url = new URL(path, 'http://localhost')
  if (!url.search) url.search = search
  return `${url.pathname}${url.search}${url.hash}`
}
