'use client'

import { useEffect, useState } from 'react'
import { Notice } from '@/design/notice'
import { useAddressQuery } from '../../hooks/use-address'
import { onKept } from '../client/kept-ids'
import { readKept, tidyKept } from '../client/kept-store'
import { refreshKept } from '../client/refresh-kept'
import type { KeptEntry } from '../shapes'
import { KeptBrochureView } from './kept-brochure-view'
import { KeptHead, type KeptProps, KeptWaiting } from './kept-head'
import { KeptList } from './kept-list'

/** Null while it is read; `refused` where the browser forbids it. */
function useKept(): KeptEntry[] | 'refused' | null {
  const [kept, setKept] = useState<KeptEntry[] | 'refused' | null>(null)
  useEffect(() => {
    let reads = 0
    // A read that began before a brochure was removed may end after the one that followed.
    const read = async () => {
      reads += 1
      const mine = reads
      const found = await readKept().catch(() => 'refused' as const)
      if (mine === reads) setKept(found)
    }
    const refresh = () => void refreshKept().then(read, () => undefined)
    void tidyKept().then(read, read).then(refresh)
    addEventListener('online', refresh)
    const stop = onKept(read)
    return () => {
      removeEventListener('online', refresh)
      stop()
    }
  }, [])
  return kept
}

export function OpenedKept(props: KeptProps) {
  const { words, limit } = props
  const kept = useKept()
  const slug = new URLSearchParams(useAddressQuery()).get('brochure')
  if (kept === null) return <KeptWaiting words={words} limit={limit} />
  if (kept === 'refused') {
    return (
      <KeptHead words={words} limit={limit}>
        <Notice tone="problem">
          <p>{words.refused}</p>
        </Notice>
      </KeptHead>
    )
  }
  const entry = kept.find((one) => one.slug === slug)
  if (slug === null || !entry) return <KeptList {...props} kept={kept} isMissing={slug !== null} />
  return <KeptBrochureView key={entry.version} {...props} entry={entry} />
}
