import 'next/dist/server/node-environment-baseline'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import CacheHandler from '@/server/cache/next-handler'

declare global {
  // Where Next looks for the cache of a request that it did not start itself.
  var __incrementalCache: IncrementalCache | undefined
}

const nothing = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [] } as const
const preview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' }

/** Runs a route handler with the product's own cache handler, new for each request as Next makes it. */
export async function asRequest<Result>(handle: () => Promise<Result>): Promise<Result> {
  globalThis.__incrementalCache = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps: preview,
    prerenderManifest: { ...nothing, notFoundRoutes: [], preview },
    CurCacheHandler: CacheHandler,
  })
  return handle()
}
