import { create } from 'xmlbuilder2'
import { formatDayRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { sentence } from '@/domain/one-dot'
import { withEdition } from '@/features/brochures/editions/edition-words'
import type { FeedBrochure } from '@/features/brochures/list-query'
import { foreignLang, type LocalizedText } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'
import { absoluteUrl } from '../seo/metadata'
import type { FeedHead } from './read-feed'

const coverWidth = 640

/** RFC 4287. The id of an entry is the brochure's, so that a new address is no new entry. */
export function atomFeed({ locale, title, self, page }: FeedHead, brochures: FeedBrochure[]): string {
  const updated = brochures.map(({ modified }) => modified).sort()
  // XML has no form for some control characters, which a text from a PDF may contain.
  const xml = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).ele({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': locale,
      id: self,
      title,
      updated: updated.at(-1) ?? `${sofiaDay()}T00:00:00Z`,
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': self },
        { '@rel': 'alternate', '@type': 'text/html', '@href': page },
      ],
      icon: absoluteUrl('/icon.svg'),
      author: { name: 'Broshura' },
      entry: brochures.map((brochure) => entryOf(brochure, locale)),
    },
  })
  return xml.end()
}

function entryOf(brochure: FeedBrochure, locale: Locale) {
  const { id, slug, title, summary, retailer, category, published, modified, cover } = brochure
  const picture = cover && absoluteUrl(`${cover.base}-${coverWidth}.webp`)
  // One element has one language, so the days are in that of the text which they stand before.
  const lang = summary.text ? summary.lang : locale
  const days = formatDayRange(brochure.validFrom, brochure.validTo, lang)
  return {
    id: `urn:uuid:${id}`,
    title: inLanguage({ ...title, text: feedEntryTitle(brochure) }, locale),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': brochureUrl(slug, locale) },
      ...(picture ? [{ '@rel': 'enclosure', '@type': 'image/webp', '@href': picture }] : []),
    ],
    published,
    updated: modified,
    author: { name: retailer.name },
    category: { '@term': category.slug, '@label': category.name.text },
    summary: inLanguage({ lang, text: summary.text ? `${sentence(days)} ${summary.text}` : days }, locale),
  }
}

/** In the language of the brochure's title. */
export function feedEntryTitle({ retailer, title, towns }: FeedBrochure): string {
  return `${retailer.name}: ${withEdition(title.text, towns, title.lang)}`
}

export function brochureUrl(slug: string, locale: Locale): string {
  return absoluteUrl(localePath(locale, publicPathOf('brochures', slug)))
}

function inLanguage(text: LocalizedText, locale: Locale) {
  const lang = foreignLang(text, locale)
  return { ...(lang && { '@xml:lang': lang }), '#': text.text }
}
