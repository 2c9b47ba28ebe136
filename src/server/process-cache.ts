import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'
import { CacheStore } from './cache-store.ts'
import type { Moved } from './moved-paths.ts'

const megabyte = 1024 * 1024

export interface Kept {
  /** Next's own key; a page is found by its path, see cache-handler.ts. */
  key: string
  /** Without its document when it is a page. */
  value: IncrementalCacheValue
  page?: KeptPage
}

/** How addresses and people call what a search is narrowed to. */
export interface Labels {
  byId: ReadonlyMap<string, { value: string; names: Partial<Record<string, string>> }>
  ids: ReadonlyMap<string, string>
}

export interface KeptPage {
  /** The bytes that are sent: no answer has to make them again. */
  html: Buffer
  etag: string
}

declare global {
  // Next bundles its parts separately, so that a module's own variable would exist more than once.
  var broshuraCache: CacheStore<Kept> | undefined
  var broshuraMovedCache: CacheStore<Moved | null> | undefined
  var broshuraLabelCache: CacheStore<Labels> | undefined
}

export function processCache(): CacheStore<Kept> {
  globalThis.broshuraCache ??= new CacheStore(192 * megabyte)
  return globalThis.broshuraCache
}

/** Where paths lead instead of to a page, null where nowhere. */
export function movedCache(): CacheStore<Moved | null> {
  globalThis.broshuraMovedCache ??= new CacheStore(16 * megabyte)
  return globalThis.broshuraMovedCache
}

/** The short tables that every search asks for, whole. */
export function labelCache(): CacheStore<Labels> {
  globalThis.broshuraLabelCache ??= new CacheStore(32 * megabyte)
  return globalThis.broshuraLabelCache
}
