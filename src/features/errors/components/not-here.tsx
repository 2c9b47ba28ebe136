import { type ReactNode, Suspense } from 'react'
import { pageNotFound } from '../not-found'

/**
 * Stands in a static page for what does not exist: a 404 whose document is whole. Outside of Suspense Next would send an
 * empty document that only a script fills. A page that is made for each request cannot do so, because its status is
 * sent before what is inside of Suspense: the proxy leads to a static one in time. `children` is the not-found page, for those without script.
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
