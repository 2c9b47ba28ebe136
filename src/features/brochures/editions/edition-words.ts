import { formatList } from '@/design/format'
import { officialSlug } from '@/domain/official-latin'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'

/** `towns` are the slugs of all towns, as the attribute `data-towns` has them (src/domain/head-scripts.ts). */
export type EditionWords = { text: string; towns: string }

/** Up to so many towns are named, of more only the first two. */
const named = 3

/**
 * @param towns Bulgarian names
 * @returns null for an edition for the whole country
 */
export function editionWords(towns: string[], locale: Locale): EditionWords | null {
  if (towns.length === 0) return null
  const t = translatorFor(locale, 'editions')
  const [first = '', ...others] = towns.map((town) => readablePlace(town, locale).text)
  const names = [first, ...others]
  const some =
    names.length > named
      ? t('more', { towns: names.slice(0, 2).join(', '), count: names.length - 2 })
      : formatList(names, locale)
  const text = others.length === 0 ? t('forTown', { town: first }) : t('forTowns', { towns: some })
  return { text, towns: towns.map(officialSlug).join(' ') }
}

/** Editions of one week may have the same title. */
export function withEdition(title: string, towns: string[], locale: Locale): string {
  const edition = editionWords(towns, locale)
  return edition ? `${title} (${edition.text})` : title
}

/** The towns of all of these; none as soon as one is for the whole country. */
export function townsOfAll(offered: { towns: string[] }[]): string[] {
  return offered.some(({ towns }) => towns.length === 0) ? [] : [...new Set(offered.flatMap(({ towns }) => towns))]
}

/** Among the details of an offer on a list, in the language of its title: a list is read in other languages too. */
export const editionOfOffer = (towns: string[]): string | undefined =>
  editionWords(towns, defaultLocale)?.text.replace(/^\p{L}/u, (first) => first.toLocaleLowerCase(defaultLocale))
