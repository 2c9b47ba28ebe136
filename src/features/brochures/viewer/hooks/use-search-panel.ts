'use client'

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Box } from '../../types'
import { firstHitFrom, type Hit } from '../lib/hits'
import type { ReaderBrochure } from '../types'
import { useWordSearch } from './use-word-search'

const none: Hit[] = []

/** The search inside the brochure with the hit being looked at. It starts at the page in view and moves the page along. */
export function useSearchPanel(
  brochure: ReaderBrochure,
  open: boolean,
  page: number,
  showBox: (page: number, box: Box) => void,
) {
  const [text, setText] = useState('')
  const [current, setCurrent] = useState(0)
  const search = useWordSearch(brochure, open ? text : '')
  const hits = open ? search.hits : none

  const show = useEffectEvent((index: number) => {
    const hit = hits[index]
    if (!hit) return
    setCurrent(index)
    showBox(hit.page, hit.box)
  })
  const start = useEffectEvent(() => show(firstHitFrom(hits, page)))

  useEffect(() => {
    if (search.state === 'done') start()
  }, [search])

  return { text, search, hits, current, onText: setText, onHit: useCallback((index: number) => show(index), []) }
}
