import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Box, BrochureDetail } from '../types'
import { offersByPage } from './lib/offers-by-page'
import { offerTexts } from './offer-text'
import type { ReaderBrochure } from './types'

/** The brochure as it is read: pages in their order, each with its picture's text and its offers in words. */
export function readerBrochure(brochure: BrochureDetail, locale: Locale, today: string): ReaderBrochure {
  const t = translatorFor(locale, 'brochure')
  const texts = offerTexts(brochure, locale, today)
  const offers = offersByPage(brochure.offers)
  const { retailer, slug, title } = brochure
  return {
    slug,
    title: title.text,
    titleLang: title.lang,
    locale,
    shop: { slug: retailer.slug, name: retailer.name },
    pages: brochure.pages.map(({ number, position, image, alt, links }) => ({
      number,
      image,
      alt: alt?.text ?? t('pageAlt', { page: position, title: title.text }),
      altLang: alt?.lang ?? locale,
      links,
      offers: (offers.get(number) ?? []).flatMap((offer) => {
        const text = texts.get(offer)
        return text
          ? [{ ...text, box: offer.box && rounded(offer.box), validFrom: offer.validFrom, validTo: offer.validTo }]
          : []
      }),
    })),
  }
}

/** A tenth of a pixel is enough, and hundreds of boxes are sent to the browser. */
function rounded({ x, y, width, height }: Box): Box {
  const round = (fraction: number) => Math.round(fraction * 10_000) / 10_000
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}
