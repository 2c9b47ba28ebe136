import type { Metadata } from 'next'
import { defaultLocale, type Locale, localePath } from '@/i18n/routing'
import { env } from '@/server/env'

type PageMetadata = {
  locale: Locale
  /** Without language prefix. */
  path: string
  title: string
  description?: string
  image?: string
  index?: boolean
  publishedOn?: string
  /** By media type, for the page's head. */
  feeds?: NonNullable<Metadata['alternates']>['types'] | false
}

export const rssPath = '/blog/rss.xml'
export const jsonFeedPath = '/blog/feed.json'

export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href
}

export function languageUrls(path: string): Record<Locale | 'x-default', string> {
  const url = (locale: Locale) => absoluteUrl(localePath(locale, path))
  return { bg: url('bg'), de: url('de'), en: url('en'), ru: url('ru'), 'x-default': url(defaultLocale) }
}

export const blogFeeds = (locale: Locale) => ({
  'application/rss+xml': absoluteUrl(localePath(locale, rssPath)),
  'application/feed+json': absoluteUrl(localePath(locale, jsonFeedPath)),
})

/** Open Graph knows a language only with a country. */
const graphLocales: Record<Locale, string> = { bg: 'bg_BG', de: 'de_DE', en: 'en_GB', ru: 'ru_RU' }

export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, path, title, description, image, index = true, publishedOn, feeds } = page
  const canonical = absoluteUrl(localePath(locale, path))
  const images = image ? [{ url: absoluteUrl(image), width: 1200, height: 630 }] : undefined
  return {
    title: { absolute: `${title} · Broshura` },
    description,
    alternates: { canonical, languages: languageUrls(path), types: feeds || undefined },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      ...(publishedOn ? { type: 'article', publishedTime: publishedOn } : { type: 'website' }),
      ...{ siteName: 'Broshura', title, description, url: canonical, locale: graphLocales[locale], images },
    },
    twitter: { card: image ? 'summary_large_image' : 'summary' },
  }
}
