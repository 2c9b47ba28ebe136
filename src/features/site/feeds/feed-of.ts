import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { absoluteUrl } from '../seo/metadata'

/** All brochures, or those of a category and a shop, named by their slugs. */
export type FeedScope = { category?: string; shop?: string }

const files = { atom: '/feeds/brochures.xml', calendar: '/feeds/brochures.ics' } as const

export function feedPath(locale: Locale, kind: keyof typeof files, { category, shop }: FeedScope): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(shop && { shop }) })
  const path = localePath(locale, files[kind])
  return query.size > 0 ? `${path}?${query}` : path
}

/** By this scheme a calendar subscribes to the file; by any other it imports today's brochures, which never change then. */
export function subscriptionTo(locale: Locale, scope: FeedScope): string {
  return absoluteUrl(feedPath(locale, 'calendar', scope)).replace(/^https?:/, 'webcal:')
}

/** @param name of the category or shop; none for all brochures */
export function feedTitle(locale: Locale, name?: string): string {
  const t = translatorFor(locale, 'feeds')
  return name ? t('titleOf', { name }) : t('title')
}

/** For the head of a page, where feed readers and calendars look. */
export function brochureFeeds(locale: Locale, scope: FeedScope = {}, name?: string) {
  const title = feedTitle(locale, name)
  return {
    'application/atom+xml': [{ url: absoluteUrl(feedPath(locale, 'atom', scope)), title }],
    'text/calendar': [{ url: absoluteUrl(feedPath(locale, 'calendar', scope)), title }],
  }
}
