'use client'

import { useEffect, useState } from 'react'
import { limits } from '@/lib/lists/list-limits'
import { pricesAnswer } from '@/lib/lists/list-schema'
import type { PriceBook } from '../view'
import { requestWithRetry } from './list-api'

const storageKey = 'broshura-list-prices'
const none: PriceBook = {}

/** What the server said last, for a shop without a signal. Prices that have ended meanwhile are left out when they are shown. */
function remembered(): PriceBook {
  try {
    return pricesAnswer.parse(JSON.parse(localStorage.getItem(storageKey) ?? '')).prices
  } catch {
    return none
  }
}

/** The prices of these items in all shops: first the remembered ones, then today's from the server. */
export function usePrices(ids: readonly string[]): PriceBook {
  const [book, setBook] = useState(none)
  const wanted = ids
    .filter((id) => !id.startsWith('note:'))
    .slice(0, limits.items)
    .join(' ')
  useEffect(() => setBook(remembered), [])
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const load = async () => {
      const answer = await requestWithRetry('prices', { ids: wanted.split(' ') }, pricesAnswer).catch(() => null)
      if (!answer || gone) return
      setBook(answer.prices)
      try {
        localStorage.setItem(storageKey, JSON.stringify(answer))
      } catch {
        // A full storage remembers no prices; the list itself comes first.
      }
    }
    void load()
    addEventListener('online', load)
    return () => {
      gone = true
      removeEventListener('online', load)
    }
  }, [wanted])
  return book
}
