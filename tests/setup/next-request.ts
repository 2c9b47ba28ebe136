// Next's cache refuses to work where this was not set up; it must come before anything else of Next.
import 'next/dist/server/node-environment-baseline'
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache'
import MemoryCacheHandler from '@/server/cache/next-handler'

const previewProps = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' }

/** Reads through Next's cache and our handler of it, as one request of a visitor does. */
export function visitorRequest<Result>(read: () => Promise<Result>): Promise<Result> {
  const cache = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps,
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: previewProps },
    CurCacheHandler: MemoryCacheHandler,
  })
  // Where Next looks outside of a page.
  Reflect.set(globalThis, '__incrementalCache', cache)
  return read()
}
