'use client'

import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sofiaDay } from '@/domain/calendar-day'
import type { ListItem } from '@/domain/shopping-list'
import type { Locale } from '@/i18n/routing'
import { notesAnswer, pricesAnswer } from '@/lib/lists/list-schema'
import type { PriceBook } from '../view'
import { requestWithRetry } from './list-api'
import { priceParts } from './price-parts'
import { rememberedPrices, rememberPrices } from './remembered-prices'

const wantedShape = z.array(z.object({ id: z.string(), title: z.string() }))

const none: PriceBook = {}

/**
 * Prices of these items in all shops, for notes those of the cheapest of their kind: first the remembered prices, then
 * today's. Without `isKept` (a list that somebody sent) no prices are remembered.
 */
export function usePrices(items: readonly ListItem[], locale: Locale, isKept = true): PriceBook {
  const [book, setBook] = useState(none)
  const answered = useRef({ day: '', notes: new Map<string, string>() })
  const wanted = JSON.stringify(items.map(({ id, text: [{ title }] }) => ({ id, title })))
  useEffect(() => setBook(rememberedPrices), [])
  useEffect(() => {
    const listed = wantedShape.parse(JSON.parse(wanted))
    let gone = false
    const take = (prices: PriceBook) =>
      setBook((old) => {
        const read: PriceBook = { ...old, ...prices }
        const kept = listed.flatMap(({ id }) => (read[id] ? [[id, read[id]] as const] : []))
        if (isKept) rememberPrices(Object.fromEntries(kept))
        return read
      })
    const load = async () => {
      // A page that stays open over midnight asks again.
      if (answered.current.day !== sofiaDay()) answered.current = { day: sofiaDay(), notes: new Map() }
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
          take(answer.prices)
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
  }, [wanted, locale, isKept])
  return book
}
