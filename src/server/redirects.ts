import type { RequestListener, ServerResponse } from 'node:http'
import { isForClientRouter, isPrefetch } from './next-internals.ts'

export interface CachedRedirect {
  /** Null for a redirect of launch mode, which is not counted. */
  id: string | null
  status: number
  to: string
}

export interface FindRedirect {
  find: (path: string) => Promise<CachedRedirect | null>
  count: (id: string) => void
  flush: () => Promise<void>
}

declare global {
  // Set by src/instrumentation.ts inside Next's bundles, and called from outside them.
  var broshuraRedirects: FindRedirect | undefined
}

const noPages = /^\/(?:_next|api|files|builds|preview|(?:(?:de|en|ru)\/)?admin)(?:\/|$)/

/**
 * Answers a path that has a redirect with its exact status: static pages of Next can only send 307 and 308, and a
 * cached redirect would not be counted. Cached pages have no redirect and are served before this
 * (src/server/cache/cached-answers.ts).
 */
export function withRedirects(next: RequestListener): RequestListener {
  return async (request, response) => {
    const { pathname, search } = parts(request.url ?? '/')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const moved = isRead && !noPages.test(pathname) && (await globalThis.broshuraRedirects?.find(pathname))
    if (!moved) return next(request, response)
    const isOurs = moved.to.startsWith('/')
    // Next's client router cannot follow a redirect to another site; a response that it does not understand makes the
    // browser navigate.
    if (isForClientRouter(request) && !isOurs) return answer(response, 200)
    const isVisit = request.method === 'GET' && !isPrefetch(request)
    if (isVisit && moved.id) globalThis.broshuraRedirects?.count(moved.id)
    return answer(response, moved.status, isOurs ? withQuery(moved.to, search) : new URL(moved.to).href)
  }
}

function parts(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) }
}

/** Not cacheable: a redirect may change, and each visit is counted. */
function answer(response: ServerResponse, status: number, location?: string): void {
  const headers = { 'cache-control': 'private, no-store', vary: 'rsc', 'content-length': 0 }
  response.writeHead(status, location ? { ...headers, location } : { ...headers, 'content-type': 'text/plain' }).end()
}

/** A `Location` header must be ASCII. */
function withQuery(path: string, search: string): string {
  const url = new URL(path, 'http://localhost')
  if (!url.search) url.search = search
  return `${url.pathname}${url.search}${url.hash}`
}
