'use client'

import { useEffect } from 'react'
import { showsAdminEntry } from '@/features/auth/client/auth-store'
import { countView } from '@/features/counts/client/count-view'
import { isFromSearch, watchResults } from '@/features/counts/client/from-search'
import { searchPath } from '@/features/site/frame/site-links'
import type { Locale } from '@/i18n/routing'
import { onceSeen, sendCount } from '@/lib/counting/send-count'

/** Counts a view of a brochure's page, without saying whose (decision 102). */
export function CountedView({ brochure }: { brochure: string }) {
  useEffect(() => {
    const foundBySearch = isFromSearch(searchPath)
    return showsAdminEntry() ? undefined : countView(brochure, foundBySearch)
  }, [brochure])
  return null
}

/** Belongs on a page with results, so that an opening that begins there is known as one. */
export function CountedSearch() {
  useEffect(watchResults, [])
  return null
}

/** Counts a question that the page could not answer. */
export function MissedQuestion({ locale, question }: { locale: Locale; question: string }) {
  useEffect(() => {
    if (showsAdminEntry()) return
    return onceSeen(() => sendCount('/api/search/missed', { q: question, locale }))
  }, [locale, question])
  return null
}
