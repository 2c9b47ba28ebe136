'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { isNote, type ListItem } from '@/domain/shopping-list'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { kindsAnswer } from '@/lib/lists/list-schema'
import { requestWithRetry } from './list-api'

const titlesShape = z.array(z.string())

/** The kinds of products of these items in the visitor's language, by title; the server has the dictionary. */
export function useKinds(items: readonly ListItem[], locale: Locale): ReadonlyMap<string, string> {
  const [kinds, setKinds] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = JSON.stringify(items.flatMap(({ id, text: [{ title }] }) => (isNote(id) ? [] : [title])))
  useEffect(() => {
    const titles = titlesShape.parse(JSON.parse(wanted))
    if (locale === defaultLocale || titles.length === 0) return
    let gone = false
    const load = async () => {
      const answer = await requestWithRetry('kinds', { titles, locale }, kindsAnswer).catch(() => null)
      if (!answer || gone) return
      setKinds(new Map(titles.flatMap((title, index) => (answer.kinds[index] ? [[title, answer.kinds[index]]] : []))))
    }
    void load()
    addEventListener('online', load)
    return () => {
      gone = true
      removeEventListener('online', load)
    }
  }, [wanted, locale])
  return kinds
}
