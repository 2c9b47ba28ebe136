'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/routing'
import type { Suggestion } from '../types'

const settleMs = 150
const shortest = 2

async function ask(query: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  const address = `/api/search/suggestions?${new URLSearchParams({ q: query.slice(0, 60), locale })}`
  const response = await fetch(address, { signal })
  if (!response.ok) return []
  const { suggestions }: { suggestions?: unknown } = Object(await response.json())
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : []
}

/** By hand: this field stands on every page, and a library would weigh more than it. An unknown kind has no name, and no more. */
const isSuggestion = (value: unknown): value is Suggestion =>
  ['kind', 'text', 'lang', 'path'].every((name) => typeof Object(value)[name] === 'string')

/** Suggestions for what is being typed; null for no query. Without an answer there are none: the form works regardless. */
export function useSuggestions(query: string | null, locale: Locale): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const text = query?.trim() ?? ''

  useEffect(() => {
    if (text.length < shortest) {
      setFound([])
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask(text, locale, stop.signal)
        .then((suggestions) => !stop.signal.aborted && setFound(suggestions))
        .catch(() => !stop.signal.aborted && setFound([]))
    }, settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, locale])

  return found
}
