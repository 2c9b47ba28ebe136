import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'
import { CacheStore } from './cache-store.ts'
import type { Moved } from './moved-paths.ts'

const megabyte = 1024 * 1024

export interface Kept {
  /** Next's own key; a page is found by its path, see cache-handler.ts. */
  key: string
  /** For a page, without its HTML. */
  value: IncrementalCacheValue
  page?: KeptPage
}

/** The slugs and names of what a search can be narrowed to. */
export interface Labels {
  byId: ReadonlyMap<string, { value: string; names: Partial<Record<string, string>> }>
  ids: ReadonlyMap<string, string>
}

export interface KeptPage {
  /** The encoded HTML, so that it is not encoded for each response. */
  html: Buffer
  etag: string
}

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraCache: CacheStore<Kept> | undefined
  var broshuraMovedCache: CacheStore<Moved | null> | undefined
  var broshuraLabelCache: CacheStore<Labels> | undefined
}

export function processCache(): CacheStore<Kept> {
  globalThis.broshuraCache ??= new CacheStore(192 * megabyte)
  return globalThis.broshuraCache
}

/** The redirects of paths; null for a path without one. */
export function movedCache(): CacheStore<Moved | null> {
  globalThis.broshuraMovedCache ??= new CacheStore(16 * megabyte)
  return globalThis.broshuraMovedCache
}

/** Small tables that every search needs, cached as a whole. */
export function labelCache(): CacheStore<Labels> {
  globalThis.broshuraLabelCache ??= new CacheStore(32 * megabyte)
  return globalThis.broshuraLabelCache
}
