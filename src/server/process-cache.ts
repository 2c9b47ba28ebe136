import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'
import { CacheStore } from './cache-store.ts'

const maxBytes = 192 * 1024 * 1024

export interface Kept {
  /** Next's own key; a page is found by its path, see cache-handler.ts. */
  key: string
  /** Without its document when it is a page. */
  value: IncrementalCacheValue
  page?: KeptPage
}

export interface KeptPage {
  /** The bytes that are sent: no answer has to make them again. */
  html: Buffer
  etag: string
}

declare global {
  // Next bundles its parts separately, so that a module's own variable would exist more than once.
  var broshuraCache: CacheStore<Kept> | undefined
}

export function processCache(): CacheStore<Kept> {
  globalThis.broshuraCache ??= new CacheStore(maxBytes)
  return globalThis.broshuraCache
}
