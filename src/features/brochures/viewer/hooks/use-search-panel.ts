'use client'

import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Box } from '../../types'
import { firstHitFrom, parseWordPages, type WordHit, wordHitsOf } from '../lib/hits'
import type { ReaderBrochure } from '../sent-brochure'

export type WordSearch = { state: 'idle' | 'searching' | 'done' | 'failed'; query: string; hits: WordHit[] }

const idle: WordSearch = { state: 'idle', query: '', hits: [] }

export type FindWords = (brochure: ReaderBrochure, query: string, signal: AbortSignal) => Promise<WordHit[]>

/** Throws when the server does not answer in the agreed shape. */
export const findOnServer: FindWords = async ({ slug, locale, pages }, query, signal) => {
  const address = `/api/brochures/${encodeURIComponent(slug)}/words?${new URLSearchParams({ q: query, locale })}`
  const response = await fetch(address, { signal })
  const answer = response.ok ? parseWordPages(await response.json()) : null
  if (!answer) throw new Error(`the search answered ${response.status}`)
  return wordHitsOf(
    answer,
    pages.map((page) => page.number),
  )
}

type RepeatableSearch = { search: WordSearch; onRetry: () => void }

/** `onRetry` repeats a search that failed; that also happens once there is a connection. */
function useWordSearch(brochure: ReaderBrochure, text: string, find: FindWords): RepeatableSearch {
  const query = useSettled(text.trim(), 250)
  const [search, setSearch] = useState<WordSearch>(idle)
  const [attempt, setAttempt] = useState(0)
  const onRetry = useCallback(() => setAttempt((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same search
  useEffect(() => {
    if (query.length < 2) {
      setSearch(idle)
      return
    }
    const stop = new AbortController()
    setSearch((known) => ({ ...known, state: 'searching', query }))
    find(brochure, query, stop.signal)
      .then((hits) => setSearch({ state: 'done', query, hits }))
      .catch(() => {
        if (!stop.signal.aborted) setSearch({ state: 'failed', query, hits: [] })
      })
    return () => stop.abort()
  }, [brochure, query, find, attempt])

  const hasFailed = search.state === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [hasFailed, onRetry])

  return { search, onRetry }
}

const none: WordHit[] = []

type Panel = { open: boolean; page: number; find: FindWords; showBox: (page: number, box: Box) => void }

export function useSearchPanel(brochure: ReaderBrochure, { open, page, find, showBox }: Panel) {
  const [text, setText] = useState('')
  const [current, setCurrent] = useState(0)
  const { search, onRetry } = useWordSearch(brochure, open ? text : '', find)
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

  const onHit = useCallback((index: number) => show(index), [])
  return { text, search, hits, current, onText: setText, onHit, onRetry }
}

/** The value once it has not changed for `milliseconds`, for costly work. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
