import { formatDayRange, formatEuro } from '@/design/format'
import { validityOf } from '@/domain/validity'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { BrochureDetail, Offer } from '../types'
import type { OfferText } from './types'

/**
 * Puts a brochure's offers into the words of a language, as they stand on a calendar day. The old price is the brochure's own
 * word: no percentage is made of it (directive 98/6/EC, article 6a).
 */
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
        details: [offer.brand, offer.packSize].filter(Boolean).join(', '),
        priceCents: offer.priceCents,
        oldPriceCents: offer.oldPriceCents,
        oldLabel: offer.oldPriceCents === null ? '' : t('oldLabel'),
        unitPrice: unitPrice && t(`unit.${unitPrice.unit}`, { price: formatEuro(unitPrice.cents, locale) }),
        loyalty: offer.loyaltyOnly ? t('loyalty') : null,
        period: t('period', { past: String(past), period: formatDayRange(offer.validFrom, offer.validTo, locale) }),
        pricesHref: offer.priceSlug && localePath(locale, `/prices/${offer.priceSlug}`),
        pastLabel: past ? t('past') : null,
      }
      return [offer, text]
    }),
  )
}
