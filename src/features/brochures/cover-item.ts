import { cache } from 'react'
import { foreignLang } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { type EditionWords, editionWords } from './editions/edition-words'
import type { BrochureCard, PagePicture } from './types'
import { type ValidityWords, validityWords } from './types'

/** Only the data that a card draws: a page shows more than a hundred, and each is sent as markup and as data. */
export type CoverItem = {
  slug: string
  title: string
  /** Set when the title is not in the language of the page. */
  lang?: Locale
  shop: { name: string; colour: string; logoUrl: string | null }
  cover: PagePicture | null
  validity: Pick<ValidityWords, 'state' | 'text' | 'left'>
  edition?: EditionWords
}

/** Cached, so that a page carries each shop's object once. */
const shopOfCover = cache((name: string, colour: string, logoUrl: string | null) => ({ name, colour, logoUrl }))

/**
 * Without the blurred placeholder: pictures below the first screen load before they are seen, and twice 300 bytes per
 * cover would be a fifth of the start page. Cached, so that a page carries each brochure's object once.
 */
export const coverItem = cache((brochure: BrochureCard, today: string, locale: Locale): CoverItem => {
  const { slug, title, retailer, cover } = brochure
  const lang = foreignLang(title, locale)
  const { state, text, left } = validityWords(brochure, today, locale)
  const edition = editionWords(brochure.towns, locale)
  return {
    slug,
    title: title.text,
    ...(lang && { lang }),
    shop: shopOfCover(retailer.name, retailer.colour, retailer.logoUrl),
    cover: cover && { base: cover.base, width: cover.width, height: cover.height },
    validity: { state, text, left: Math.round(left * 100) / 100 },
    ...(edition && { edition }),
  }
})
