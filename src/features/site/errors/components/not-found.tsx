import { type ReactNode, Suspense } from 'react'
import { pageNotFound } from '../not-found'

/**
 * A complete 404 document for static pages: outside Suspense Next would send an empty one that only JavaScript fills.
 * Dynamic pages cannot use it, as they send their status before the content of Suspense; the proxy rewrites to a static
 * page in time. `children` is the not-found page for browsers without JavaScript.
 */
export function NotHere({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Missing path={path} />
    </Suspense>
  )
}

function Missing({ path }: { path: string }): never {
  return pageNotFound(path)
}
