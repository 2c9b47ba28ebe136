'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { isNote, type ListItem } from '@/domain/shopping-list'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { kindsAnswer } from '@/lib/lists/list-schema'
import { requestWithRetry } from './list-api'

const titlesShape = z.array(z.string())

/** The kinds of products of these items in the visitor's language, by title; the server has the dictionary. */
export function useKinds(items: readonly ListItem[], locale: Locale): ReadonlyMap<string, string | null> {
  const [kinds, setKinds] = useState<ReadonlyMap<string, string | null>>(new Map())
  const titles = items.flatMap(({ id, text: [{ title }] }) => (isNote(id) || kinds.has(title) ? [] : [title]))
  const unknown = JSON.stringify([...new Set(titles)].slice(0, limits.items))
  useEffect(() => {
    const asked = titlesShape.parse(JSON.parse(unknown))
    if (locale === defaultLocale || asked.length === 0) return
    let gone = false
    const load = async () => {
      const answer = await requestWithRetry('kinds', { titles: asked, locale }, kindsAnswer).catch(() => null)
      if (!answer || gone) return
      setKinds((known) => new Map([...known, ...asked.map((title, at) => [title, answer.kinds[at] ?? null] as const)]))
    }
    void load()
    addEventListener('online', load)
    return () => {
      gone = true
      removeEventListener('online', load)
    }
  }, [unknown, locale])
  return kinds
}
