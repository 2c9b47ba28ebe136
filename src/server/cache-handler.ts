import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types'
import { processCache } from './process-cache.ts'

type SetContext = Parameters<CacheHandler['set']>[2]

/** Next's extension point: pages and reads are kept in memory only, see docs/decisions. */
export default class MemoryCacheHandler {
  async get(key: string): Promise<CacheHandlerValue | null> {
    const entry = processCache().get(key)
    return entry ? { value: entry.value, lastModified: entry.storedAt } : null
  }

  async set(key: string, value: IncrementalCacheValue | null, context: SetContext): Promise<void> {
    if (!value || isMissing(value)) return processCache().discard(key)
    processCache().set(key, value, tagsOf(value, context), bytesOf(value))
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    processCache().forget([tags].flat())
  }

  resetRequestCache(): void {}
}

/** Unknown addresses must not fill the memory: neither the page nor the read that found nothing is kept. */
function isMissing(value: IncrementalCacheValue): boolean {
  if (value.kind === 'FETCH') return value.data.body === 'null'
  return 'status' in value && value.status === 404
}

function tagsOf(value: IncrementalCacheValue, context: SetContext): string[] {
  if (value.kind === 'FETCH') return 'tags' in context ? (context.tags ?? []) : []
  const header = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof header === 'string' ? header.split(',') : []
}

function bytesOf(value: IncrementalCacheValue): number {
  const overhead = 512
  if (value.kind === 'FETCH') return overhead + value.data.body.length
  if (value.kind === 'APP_ROUTE') return overhead + value.body.length
  if (value.kind !== 'APP_PAGE') return overhead
  let segments = 0
  for (const segment of value.segmentData?.values() ?? []) segments += segment.length
  return overhead + value.html.toString().length + (value.rscData?.length ?? 0) + segments
}
