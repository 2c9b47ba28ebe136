import { formatDayRange, formatEuro } from '@/design/format'
import { offerDetails } from '@/domain/offer-details'
import { validityOf } from '@/domain/validity'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { kindWords } from '@/lib/kind-words'
import { offerTerms } from '@/lib/offer-terms'
import { reductionWords } from '@/lib/price-words'
import { editionOfOffer } from '../editions/edition-words'
import type { Box, BrochureDetail, Offer } from '../types'
import type { OfferText, ReaderBrochure } from './sent-brochure'

export function readerBrochure(brochure: BrochureDetail, locale: Locale, today: string): ReaderBrochure {
  const t = translatorFor(locale, 'brochure')
  const texts = offerTexts(brochure, locale, today)
  const offers = offersByPage(brochure.offers)
  const { retailer, slug, title, towns } = brochure
  const listedFor = editionOfOffer(towns)
  return {
    slug,
    title: title.text,
    titleLang: title.lang,
    locale,
    shop: { slug: retailer.slug, name: retailer.name },
    ...(listedFor !== undefined && { listedFor }),
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

/** A ten-thousandth is precise enough, and hundreds of boxes are sent to the browser. */
function rounded({ x, y, width, height }: Box): Box {
  const round = (fraction: number) => Math.round(fraction * 10_000) / 10_000
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}

/** Keys are page numbers of the PDF; offers are sorted from top to bottom. */
export function offersByPage(offers: Offer[]): Map<number, Offer[]> {
  const pages = new Map<number, Offer[]>()
  for (const offer of offers) {
    const known = pages.get(offer.pageNumber)
    if (known) known.push(offer)
    else pages.set(offer.pageNumber, [offer])
  }
  return pages
}

export function offerTexts(
  { offers }: Pick<BrochureDetail, 'offers'>,
  locale: Locale,
  today: string,
): Map<Offer, OfferText> {
  const t = translatorFor(locale, 'brochure.offers')
  return new Map(
    offers.map((offer) => {
      const past = validityOf(offer, today).state === 'expired'
      const { unitPrice } = offer
      const text: OfferText = {
        id: offer.id,
        title: offer.title,
        details: offerDetails(offer),
        kind: kindWords(`${offer.title} ${offer.packSize ?? ''}`, locale),
        priceCents: offer.priceCents,
        reduction: offer.reduction && reductionWords(offer.reduction, locale),
        unitPrice: unitPrice && t(`unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) }),
        multiBuy: offer.multiBuy,
        depositCents: offer.depositCents,
        terms: offerTerms(offer, locale),
        loyalty: offer.loyaltyOnly ? t('loyalty') : null,
        period: t('period', { past: String(past), period: formatDayRange(offer.validFrom, offer.validTo, locale) }),
        pricesHref: offer.priceSlug && localePath(locale, `/prices/${offer.priceSlug}`),
        pastLabel: past ? t('past') : null,
      }
      return [offer, text]
    }),
  )
}
