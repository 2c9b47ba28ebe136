'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { notesAnswer, pricesAnswer } from '@/lib/lists/list-schema'
import { isNote } from '../changes'
import type { PriceBook } from '../view'
import { requestWithRetry } from './list-api'
import { rememberedPrices, rememberPrices } from './remembered-prices'

const wantedShape = z.object({
  ids: z.array(z.string()),
  notes: z.array(z.object({ id: z.string(), text: z.string() })),
})

const none: PriceBook = {}

/**
 * Prices of these items in all shops, for notes those of the cheapest of their kind: first the remembered prices, then
 * today's. Without `isKept` (a list that somebody sent) no prices are remembered.
 */
export function usePrices(items: readonly ListItem[], locale: Locale, isKept = true): PriceBook {
  const [book, setBook] = useState(none)
  const things = items.filter(({ id }) => !isNote(id)).map(({ id }) => id)
  const notes = items.filter(({ id }) => isNote(id)).map(({ id, text }) => ({ id, text: text[0].title }))
  const wanted = JSON.stringify({ ids: things.slice(0, limits.items), notes: notes.slice(0, limits.pricedNotes) })
  useEffect(() => setBook(rememberedPrices), [])
  useEffect(() => {
    const { ids, notes } = wantedShape.parse(JSON.parse(wanted))
    let gone = false
    const load = async () => {
      const answers = await Promise.all([
        ids.length > 0 && requestWithRetry('prices', { ids }, pricesAnswer).catch(() => null),
        notes.length > 0 && requestWithRetry('notes', { notes, locale }, notesAnswer).catch(() => null),
      ])
      const known = answers.filter((answer) => answer !== null && answer !== false)
      if (gone || known.length === 0) return
      setBook((old) => {
        const read: PriceBook = Object.assign({}, old, ...known.map(({ prices }) => prices))
        const listed = [...ids, ...notes.map(({ id }) => id)].flatMap((id) =>
          read[id] ? [[id, read[id]] as const] : [],
        )
        if (isKept) rememberPrices(Object.fromEntries(listed))
        return read
      })
    }
    void load()
    addEventListener('online', load)
    return () => {
      gone = true
      removeEventListener('online', load)
    }
  }, [wanted, locale, isKept])
  return book
}
