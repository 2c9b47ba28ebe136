import { Suspense } from 'react'
import { pageNotFound } from '../not-found'

/**
 * Stands in a static page for what does not exist: a 404 whose document is whole. Outside of Suspense Next would send an
 * empty document that only a script fills. A page that is made for each request calls `pageNotFound` instead, because its
 * status is sent before what is inside of Suspense.
 */
export function NotHere({ path }: { path: string }) {
  return (
    <Suspense>
      <Missing path={path} />
    </Suspense>
  )
}

function Missing({ path }: { path: string }): never {
  return pageNotFound(path)
}
