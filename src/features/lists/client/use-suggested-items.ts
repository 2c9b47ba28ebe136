'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/routing'
import { type FoundThing, foundAnswer } from '@/lib/lists/list-schema'
import { requestLists } from './list-api'

const settleMs = 250
const shortest = 2

/** What may be meant by a note, a moment after the last letter; null before. Without an answer the note works regardless. */
export function useSuggestedItems(note: string, locale: Locale): FoundThing[] | null {
  const [found, setFound] = useState<FoundThing[] | null>(null)
  const query = note.trim()
  useEffect(() => {
    if (query.length < shortest) {
      setFound(null)
      return
    }
    let gone = false
    const timer = setTimeout(async () => {
      const answer = await requestLists('found', { query, locale }, foundAnswer).catch(() => null)
      if (!gone) setFound(answer?.things ?? null)
    }, settleMs)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [query, locale])
  return found
}
