'use client'

import { latePart } from '@/design/late-part'
import { type KeptProps, KeptWaiting } from './kept-head'

const OpenedKept = latePart(() => import('./opened-kept').then((module) => module.OpenedKept))

/** The page is the same for everybody, so that it can be cached; what is kept is read after it, by code that checks it. */
export function KeptApp(props: KeptProps) {
  return <OpenedKept {...props} isPage fallback={<KeptWaiting words={props.words} limit={props.limit} />} />
}
