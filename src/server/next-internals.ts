import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import onHeaders from 'on-headers'

/*
 * Everything that the product relies on in Next 16.4.6 beyond its documentation. The test beside this file compares it
 * with the installed version.
 */

export type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
export type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'

export const tagsHeader = 'x-next-cache-tags'
const clientRouterHeader = 'rsc'
const prefetchHeader = 'next-router-prefetch'
const cacheHeader = 'x-nextjs-cache'
const rewrittenQueryHeader = 'x-nextjs-rewritten-query'
/** In the folder of a build: the file of each route, and its pattern. */
export const routesFile = 'app-path-routes-manifest.json'

export const isForClientRouter = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers[clientRouterHeader] === '1'

export const isPrefetch = ({ headers }: IncomingMessage): boolean => Boolean(headers[prefetchHeader])

export const hasRouterMark = (url: string): boolean => /[?&]_rsc(?:[=&]|$)/.test(url)

/**
 * Keeps only the last `_rsc` of a URL. Next redirects a request whose `_rsc` does not fit its headers and leaves an
 * empty one in place: it would find that one first again and redirect for ever.
 */
export function withLastRouterMark(url: string): string {
  const marks = url.match(/(?<=[?&])_rsc(?:=[^&]*)?(?=&|$)/g) ?? []
  if (marks.length < 2) return url
  const at = url.indexOf('?')
  const others = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !/^_rsc(?:=|$)/.test(pair))
  return `${url.slice(0, at)}?${[...others, marks.at(-1)].join('&')}`
}

export const withoutRouterMark = (query: string): string => query.replace(/(?:^|&)_rsc=[^&]*/, '')

export const isFromCache = (response: ServerResponse): boolean => response.getHeader(cacheHeader) === 'HIT'

/**
 * Next tells the browser that a rewrite of next.config.ts has emptied the query, although it is unchanged. Its router
 * then takes a link with another query for one to the same page and does not load it. Our rewrites never change a
 * query.
 */
export function withoutRewrittenQuery(next: RequestListener): RequestListener {
  return (request, response) => {
    onHeaders(response, function (this: ServerResponse) {
      this.removeHeader(rewrittenQueryHeader)
    })
    return next(request, response)
  }
}

export function pagePathOf(key: string): string | undefined {
  return key.match(/^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$(\/.*)$/)?.[1]
}

/** Next remembers the lifetime of every URL for ever in a private static; unknown URLs would fill the memory. */
export function removeLifetime(key: string): void {
  const lifetimes: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
  if (lifetimes instanceof Map) lifetimes.delete(key)
}
