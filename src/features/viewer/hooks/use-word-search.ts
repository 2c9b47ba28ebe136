'use client'

import { useEffect, useState } from 'react'
import { type Hit, hitsOf, parseWordPages } from '../lib/hits'
import { useSettled } from './use-settled'

export type WordSearch = { state: 'idle' | 'searching' | 'done' | 'failed'; query: string; hits: Hit[] }

const idle: WordSearch = { state: 'idle', query: '', hits: [] }

async function ask(slug: string, query: string, signal: AbortSignal): Promise<unknown> {
  const address = `/api/brochures/${encodeURIComponent(slug)}/words?q=${encodeURIComponent(query)}`
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`the search answered ${response.status}`)
  return response.json()
}

/** Finds words inside a brochure while they are typed. `pageNumbers` are those of the shown pages in their order. */
export function useWordSearch(slug: string, text: string, pageNumbers: number[]): WordSearch {
  const query = useSettled(text.trim(), 250)
  const [found, setFound] = useState<WordSearch>(idle)

  useEffect(() => {
    if (query.length < 2) {
      setFound(idle)
      return
    }
    const stop = new AbortController()
    setFound((known) => ({ ...known, state: 'searching', query }))
    ask(slug, query, stop.signal)
      .then((answer) => {
        const pages = parseWordPages(answer)
        if (stop.signal.aborted) return
        setFound(
          pages ? { state: 'done', query, hits: hitsOf(pages, pageNumbers) } : { state: 'failed', query, hits: [] },
        )
      })
      .catch(() => {
        if (!stop.signal.aborted) setFound({ state: 'failed', query, hits: [] })
      })
    return () => stop.abort()
  }, [slug, query, pageNumbers])

  return found
}
