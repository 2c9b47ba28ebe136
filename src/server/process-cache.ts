import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'
import { CacheStore } from './cache-store.ts'

const maxBytes = 192 * 1024 * 1024

declare global {
  // Next bundles its parts separately, so that a module's own variable would exist more than once.
  var broshuraCache: CacheStore<IncrementalCacheValue> | undefined
}

export function processCache(): CacheStore<IncrementalCacheValue> {
  globalThis.broshuraCache ??= new CacheStore(maxBytes)
  return globalThis.broshuraCache
}
