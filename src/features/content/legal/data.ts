import type { CalendarDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { readLegalDays, readLegalLinks, readLegalPage } from './queries'
import type { LegalPage } from './types'

/** A page with the days of all its versions that are or were in force, the latest first. */
export type LegalPageWithDays = LegalPage & { days: CalendarDay[] }

const tags = [tag.legalPages, dayTag]

/** The version in force today, or the one that has been in force since `day`; null where there is none, or not yet. */
export async function getLegalPage(slug: string, locale: Locale, day?: string): Promise<LegalPageWithDays | null> {
  const days = await cached({ name: 'legal-days', key: [slug], tags }, () => readLegalDays(slug))
  const chosen = day ? days?.find((known) => known === day) : days?.[0]
  if (!days || !chosen) return null
  const page = await cached({ name: 'legal-page', key: [slug, chosen, locale], tags }, () =>
    readLegalPage(slug, chosen, locale),
  )
  return page && { ...page, days }
}

/** The pages with a version in force today, by their titles. */
export function getLegalLinks(locale: Locale): Promise<Pick<LegalPage, 'slug' | 'title'>[]> {
  return cached({ name: 'legal-links', key: [locale], tags }, () => readLegalLinks(locale))
}
