import { type ReactNode, Suspense } from 'react'
import { pageNotFound } from '../not-found'

/**
 * A 404 with a complete document, for static pages. Outside of Suspense Next would send an empty document that only JavaScript
 * fills. A dynamic page cannot do so, because it sends its status before what is inside of Suspense; the proxy rewrites to a
 * static one in time. `children` is the not-found page, for browsers without JavaScript.
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
