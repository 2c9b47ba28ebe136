import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/routing'
import type { BrochureDetail } from '../brochures/types'
import { offersByPage } from './lib/offers-by-page'
import { offerTexts } from './offer-text'
import type { ReaderBrochure } from './types'

/** The brochure as it is read: pages in their order, each with its picture's text and its offers in words. */
export async function readerBrochure(brochure: BrochureDetail, locale: Locale, today: string): Promise<ReaderBrochure> {
  const t = await getTranslations({ locale, namespace: 'brochure' })
  const texts = await offerTexts(brochure, locale, today)
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
        return text ? [{ ...text, box: offer.box, validFrom: offer.validFrom, validTo: offer.validTo }] : []
      }),
    })),
  }
}
