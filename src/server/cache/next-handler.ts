import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { constants, gunzip, gzip, type ZlibOptions } from 'node:zlib'
import {
  type CacheHandler,
  type CacheHandlerValue,
  type IncrementalCacheValue,
  pagePathOf,
  removeLifetime,
  tagsHeader,
} from '../next-internals.ts'
import { nonceOf, sharedPage } from '../page-scripts.ts'
import { bytesOfPage, type CacheEntry, etagOfPage, processCache } from './process-cache.ts'
import type { CachePosition } from './store.ts'

const pack = promisify<Buffer, ZlibOptions, Buffer>(gzip)
const unpack = promisify(gunzip)

type SetContext = Parameters<CacheHandler['set']>[2]
type RequestContext = Pick<ConstructorParameters<typeof CacheHandler>[0], '_requestHeaders'>

/**
 * Next's extension point: pages and reads are cached in memory only, see docs/decisions. Next creates one instance per
 * request, so an instance remembers when its request began to produce a missing entry.
 */
export default class MemoryCacheHandler {
  readonly #misses = new Map<string, CachePosition>()
  readonly #nonce: string | undefined

  constructor({ _requestHeaders }: RequestContext) {
    this.#nonce = nonceOf(_requestHeaders)
  }

  async get(key: string): Promise<CacheHandlerValue | null> {
    const entry = processCache().get(placeOf(key))
    // Pages are counted where they are answered before Next.
    if (!pagePathOf(key)) globalThis.broshuraMetrics?.cacheRead('reads', entry?.value.key === key)
    if (entry?.value.key === key) return { value: await wholeValue(entry.value), lastModified: entry.storedAt }
    if (!this.#misses.has(key)) this.#misses.set(key, processCache().now())
    return null
  }

  async set(key: string, value: IncrementalCacheValue | null, context: SetContext): Promise<void> {
    if (value) shareWithEverybody(value, this.#nonce)
    const begun = this.#misses.get(key)
    if (!value || isMissing(value)) return removeLifetime(key)
    if (!begun) return
    const entry = await keep(key, value)
    // By its ETag the first answer, too, is known as this page, so that the edge keeps it (src/server/edge).
    if (globalThis.broshuraEdge && value.kind === 'APP_PAGE') addHeader(value, 'etag', entry.page?.etag)
    processCache().set(placeOf(key), entry, { tags: tagsOf(value, context), bytes: bytesOf(entry), begun })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    processCache().evict([tags].flat())
  }

  resetRequestCache(): void {}
}

/**
 * Changes the value in place: Next sends this very object to the request that rendered it, also for a 404 and when
 * nothing can be stored.
 */
function shareWithEverybody(value: IncrementalCacheValue, nonce: string | undefined): void {
  if (value.kind !== 'APP_PAGE') return
  const { html, policy } = sharedPage(value.html.toString(), nonce)
  Object.assign(value, { html })
  addHeader(value, 'content-security-policy', policy)
}

function addHeader(value: { headers: OutgoingHttpHeaders | undefined }, name: string, text: string | undefined): void {
  Object.assign(value, { headers: { ...value.headers, [name]: text } })
}

const placeOf = (key: string): string => pagePathOf(key) ?? key

/** The ETag is computed once, when the page is stored: Next would hash the whole page for each response. */
async function keep(key: string, value: IncrementalCacheValue): Promise<CacheEntry> {
  if (value.kind !== 'APP_PAGE') return { key, value }
  const { rscData, segmentData, ...rest } = value
  const html = Buffer.from(value.html.toString())
  const etag = etagOfPage(html)
  const forClient = await pack(serialize({ rscData, segmentData }), { level: constants.Z_BEST_SPEED })
  const lean = { ...rest, html: '', rscData: undefined, segmentData: undefined, headers: { ...value.headers, etag } }
  return { key, value: lean, page: { html, etag, forClient } }
}

async function wholeValue({ value, page }: CacheEntry): Promise<IncrementalCacheValue> {
  if (value.kind !== 'APP_PAGE' || !page) return value
  const forClient: Pick<typeof value, 'rscData' | 'segmentData'> = deserialize(await unpack(page.forClient))
  return { ...value, ...forClient, html: page.html.toString() }
}

/** Unknown URLs must not fill the memory: neither the 404 page nor the read that found nothing is stored. */
function isMissing(value: IncrementalCacheValue): boolean {
  if (value.kind === 'FETCH') return value.data.body === 'null'
  return 'status' in value && value.status === 404
}

function tagsOf(value: IncrementalCacheValue, context: SetContext): string[] {
  if (value.kind === 'FETCH') return 'tags' in context ? (context.tags ?? []) : []
  const header = 'headers' in value ? value.headers?.[tagsHeader] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

function bytesOf({ value, page }: CacheEntry): number {
  const overhead = 512
  if (value.kind === 'FETCH') return overhead + value.data.body.length
  if (value.kind === 'APP_ROUTE') return overhead + value.body.length
  if (value.kind !== 'APP_PAGE' || !page) return overhead
  return overhead + bytesOfPage(page.html) + page.forClient.length
}
