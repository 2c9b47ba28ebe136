import { readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import {
  NEXT_REWRITTEN_QUERY_HEADER,
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_RSC_UNION_QUERY,
  RSC_HEADER,
} from 'next/dist/client/components/app-router-headers'
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external'
import { getResponseCacheOwner, getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { APP_PATH_ROUTES_MANIFEST } from 'next/dist/shared/lib/constants'
import { describe, expect, it } from 'vitest'
import MemoryCacheHandler from './cache/next-handler'
import {
  type IncrementalCacheValue,
  isForClientRouter,
  isFromCache,
  isPrefetch,
  pagePathOf,
  routesFile,
  tagsHeader,
  withLastRouterMark,
  withoutRewrittenQuery,
  withoutRouterMark,
} from './next-internals'

function request(...headers: string[]): IncomingMessage {
  const made = new IncomingMessage(new Socket())
  for (const name of headers) made.headers[name] = '1'
  return made
}

describe('the installed version of Next', () => {
  it('writes the routes of a build where we expect', () => {
    expect(routesFile).toBe(APP_PATH_ROUTES_MANIFEST)
  })

  it('marks the requests of its client router as we expect', () => {
    expect([isForClientRouter(request(RSC_HEADER)), isForClientRouter(request())]).toEqual([true, false])
    expect([isPrefetch(request(NEXT_ROUTER_PREFETCH_HEADER)), isPrefetch(request())]).toEqual([true, false])
    const other = new IncomingMessage(new Socket())
    other.headers[RSC_HEADER] = '0'
    expect(isForClientRouter(other)).toBe(false)
    expect(withoutRouterMark(`q=milk&${NEXT_RSC_UNION_QUERY}=1a2b`)).toBe('q=milk')
  })

  it.each([
    ['/prices?_rsc&_rsc=1a2b', '/prices?_rsc=1a2b'],
    ['/prices?_rsc=1a2b&q=milk&_rsc', '/prices?q=milk&_rsc'],
    ['/prices?_rsc=1a2b&_rscs=1', '/prices?_rsc=1a2b&_rscs=1'],
    ['/prices?_rsc', '/prices?_rsc'],
    ['/prices', '/prices'],
  ])('takes the last mark of %s', (url, kept) => expect(withLastRouterMark(url)).toBe(kept))

  it('names the tags of a cached page, and says that an answer is from the cache, as we expect', () => {
    expect(tagsHeader).toBe(NEXT_CACHE_TAGS_HEADER)
    const response = new ServerResponse(request())
    const template = createRequire(import.meta.url).resolve('next/dist/build/templates/app-page-runtime.js')
    const [, name = '', value = ''] =
      readFileSync(template, 'utf8').match(/setHeader\('([\w-]+)', isOnDemandRevalidate .*'(HIT)'/) ?? []
    response.setHeader(name, value)
    expect(isFromCache(response)).toBe(true)
  })

  it('says what a rewrite made of the query in the header that we remove', () => {
    const response = new ServerResponse(request())
    response.setHeader(NEXT_REWRITTEN_QUERY_HEADER, '')
    withoutRewrittenQuery((_, answer) => answer.writeHead(200))(request(), response)
    expect(response.hasHeader(NEXT_REWRITTEN_QUERY_HEADER)).toBe(false)
  })

  it('makes the cache key of a page from its route and its path', () => {
    const definition = {
      kind: 'APP_PAGE',
      page: '/(site)/[locale]/(framed)/c/[slug]/page',
      pathname: '/[locale]/c/[slug]',
    }
    const owner = getResponseCacheOwner(JSON.parse(JSON.stringify(definition)))
    expect(pagePathOf(getRouteCacheKey('/bg/c/food', owner))).toBe('/bg/c/food')
    expect(pagePathOf('a read')).toBeUndefined()
  })

  it('keeps nothing of an unknown address in its own memory, once our handler is asked to store it', async () => {
    const lifetimes: unknown = Reflect.get(SharedCacheControls, 'cacheControls')
    if (!(lifetimes instanceof Map))
      throw new Error('Next keeps the lifetimes of pages elsewhere: look whether they are bounded.')
    lifetimes.set('/bg/x-3', {}).set('/bg/x-4', {}).set('/bg', {})
    const context = { isFallback: false, isRoutePPREnabled: false }
    await new MemoryCacheHandler({ _requestHeaders: {} }).set('/bg/x-3', page(404), context)
    await new MemoryCacheHandler({ _requestHeaders: {} }).set('/bg/x-4', null, context)
    await new MemoryCacheHandler({ _requestHeaders: {} }).set('/bg', page(200), context)
    expect([...lifetimes.keys()]).toEqual(['/bg'])
  })
})

/** The kinds of a cache value are an enum that exists in Next's types only, so the value is made from JSON. */
const page = (status: number): NonNullable<IncrementalCacheValue> =>
  JSON.parse(JSON.stringify({ kind: 'APP_PAGE', html: '<html></html>', status, headers: {} }))
