'use client'

import { useEffect, useState } from 'react'
import { type Hit, hitsOf, parseWordPages } from '../lib/hits'
import type { ReaderBrochure } from '../types'
import { useSettled } from './use-settled'

export type WordSearch = { state: 'idle' | 'searching' | 'done' | 'failed'; query: string; hits: Hit[] }

const idle: WordSearch = { state: 'idle', query: '', hits: [] }

/** Throws when the server does not answer with the agreed shape. */
async function find({ slug, locale, pages }: ReaderBrochure, query: string, signal: AbortSignal): Promise<Hit[]> {
  const address = `/api/brochures/${encodeURIComponent(slug)}/words?${new URLSearchParams({ q: query, locale })}`
  const response = await fetch(address, { signal })
  const answer = response.ok ? parseWordPages(await response.json()) : null
  if (!answer) throw new Error(`the search answered ${response.status}`)
  return hitsOf(
    answer,
    pages.map((page) => page.number),
  )
}

/** Finds words inside a brochure while they are typed. What was found before stays until the new answer is there. */
export function useWordSearch(brochure: ReaderBrochure, text: string): WordSearch {
  const query = useSettled(text.trim(), 250)
  const [found, setFound] = useState<WordSearch>(idle)

  useEffect(() => {
    if (query.length < 2) {
      setFound(idle)
      return
    }
    const stop = new AbortController()
    setFound((known) => ({ ...known, state: 'searching', query }))
    find(brochure, query, stop.signal)
      .then((hits) => setFound({ state: 'done', query, hits }))
      .catch(() => {
        if (!stop.signal.aborted) setFound({ state: 'failed', query, hits: [] })
      })
    return () => stop.abort()
  }, [brochure, query])

  return found
}
