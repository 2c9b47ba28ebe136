'use client'

import { lazy, Suspense } from 'react'
import { type KeptProps, KeptWaiting } from './kept-head'

const OpenedKept = lazy(() => import('./opened-kept').then((module) => ({ default: module.OpenedKept })))

/** The page is the same for everybody, so that it can be cached; what is kept is read after it, by code that checks it. */
export function KeptApp(props: KeptProps) {
  return (
    <Suspense fallback={<KeptWaiting words={props.words} limit={props.limit} />}>
      <OpenedKept {...props} />
    </Suspense>
  )
}
