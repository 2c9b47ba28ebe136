'use client'

import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { CalendarDay } from '@/domain/calendar-day'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { notesAnswer, pricesAnswer } from '@/lib/lists/list-schema'
import type { PriceBook } from '../item-prices'
import {
  knownOf,
  noPrices,
  priceParts,
  rememberedItems,
  rememberedPrices,
  rememberPrices,
  withPriceAnswer,
} from './known-prices'
import { requestWithRetry } from './list-api'
import { readStoredLists } from './list-storage'

const wantedShape = z.array(z.object({ id: z.string(), title: z.string() }))

/**
 * Prices of these items in all shops, for notes those of the cheapest of their kind: first the remembered prices, then
 * today's. Without `isKept` (a list that somebody sent) no prices are remembered.
 */
export function usePrices(items: readonly ListItem[], locale: Locale, today: CalendarDay, isKept = true): PriceBook {
  const [known, setKnown] = useState(noPrices)
  const answered = useRef({ day: '', notes: new Map<string, string>() })
  const titled = items.map(({ id, text: [{ title }] }) => ({ id, title }))
  const wanted = JSON.stringify(titled)
  useEffect(() => setKnown(rememberedPrices), [])
  useEffect(() => {
    const listed = wantedShape.parse(JSON.parse(wanted))
    let gone = false
    const take = (prices: PriceBook, notes?: { id: string; text: string }[]) =>
      setKnown((old) => {
        const read = withPriceAnswer(old, prices, notes)
        if (isKept) rememberPrices(knownOf(read, rememberedItems(listed, readStoredLists())))
        return read
      })
    const load = async () => {
      // A page that stays open over midnight asks again.
      if (answered.current.day !== today) answered.current = { day: today, notes: new Map() }
      const { things, notes } = priceParts(listed, answered.current.notes)
      const ofThings = async () => {
        for (const ids of things) {
          if (gone) return
          const answer = await requestWithRetry('prices', { ids }, pricesAnswer).catch(() => null)
          if (answer && !gone) take(answer.prices)
        }
      }
      // One after the other, as the server makes the searches of one request.
      const ofNotes = async () => {
        for (const part of notes) {
          if (gone) return
          const answer = await requestWithRetry('notes', { notes: part, locale }, notesAnswer).catch(() => null)
          if (!answer || gone) continue
          for (const { id, text } of part) answered.current.notes.set(id, text)
          take(answer.prices, part)
        }
      }
      await Promise.all([ofThings(), ofNotes()])
    }
    const loadAnew = () => {
      answered.current = { day: '', notes: new Map() }
      return load()
    }
    void load()
    addEventListener('online', loadAnew)
    return () => {
      gone = true
      removeEventListener('online', loadAnew)
    }
  }, [wanted, locale, today, isKept])
  return knownOf(known, titled).prices
}
