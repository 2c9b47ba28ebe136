import MemoryCacheHandler from '@/server/cache/next-handler'
import { atEnd } from './at-end'
import { IncrementalCache } from './next-internals'

const previewProps = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' }

// Next looks here outside of a page.
const place = '__incrementalCache'
atEnd(() => Reflect.deleteProperty(globalThis, place))

/** Reads through Next's cache and our handler of it, as one request of a visitor does. */
export function visitorRequest<Result>(read: () => Promise<Result>): Promise<Result> {
  const cache = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps,
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: previewProps },
    CurCacheHandler: MemoryCacheHandler,
  })
  Reflect.set(globalThis, place, cache)
  return read()
}
