'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import type { Locale } from '@/i18n/routing'
import { localFollows, noFollows, onLocalFollows, removeLocalFollow } from '../client/local-follows'
import { FollowList, type FollowListWords } from './follow-list'

type Props = { locale: Locale; words: FollowListWords; empty: ReactNode }

/** What is followed in this browser, without an account; it never leaves the browser. */
export function BrowserFollows({ locale, words, empty }: Props) {
  const follows = useSyncExternalStore(onLocalFollows, localFollows, () => noFollows)
  if (follows.length === 0) return empty
  return <FollowList locale={locale} follows={follows} words={words} onEnd={removeLocalFollow} />
}
