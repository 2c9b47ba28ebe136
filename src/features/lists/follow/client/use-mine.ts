'use client'

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { mineKey } from '@/domain/mine-script'
import { onAuthEvent, signedInState } from '@/features/account/auth/client/auth-store'
import type { Locale } from '@/i18n/routing'
import type { NewsCard } from '../start-news'
import { pathOf } from '../types'
import { localFollows } from './local-follows'

/**
 * The news of what the visitor follows: of the account, else links to what is followed in this browser; null until known. Whether
 * there is something to begin the start page with is stored for the next visit, because the page has room for it from the first
 * moment or not at all.
 */
export function useMine(locale: Locale, listed: number): NewsCard[] | null {
  const [cards, setCards] = useState<NewsCard[] | null>(null)
  const person = useSyncExternalStore(
    onAuthEvent,
    () => signedInState()?.user.id ?? null,
    () => null,
  )
  // Where the page was not loaded but gone to, no script has run before it.
  useLayoutEffect(() => {
    if (localStorage.getItem(mineKey)) document.documentElement.dataset.mine = ''
  }, [])
  useEffect(() => {
    let gone = false
    const show = (news: NewsCard[]) => !gone && setCards(news)
    if (person) askNews(locale).then(show, () => show([]))
    else show(followedHere())
    return () => {
      gone = true
    }
  }, [person, locale])
  useEffect(() => {
    if (cards === null) return
    if (cards.length + listed > 0) localStorage.setItem(mineKey, '1')
    else localStorage.removeItem(mineKey)
  }, [cards, listed])
  return cards
}

async function askNews(locale: Locale): Promise<NewsCard[]> {
  const response = await fetch(`/api/account/news?locale=${locale}`)
  if (!response.ok) return []
  const { newsAnswer } = await import('./answers')
  return newsAnswer.parse(await response.json()).news
}

function followedHere(): NewsCard[] {
  return localFollows().map((follow) => ({
    ...{ kind: follow.kind, name: '', title: follow.name, lang: '', price: null, path: pathOf(follow), cover: null },
  }))
}
