import type { OfferTerms } from '@/domain/multi-buy'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { termsText } from './multi-buy-text'

export const offerTerms = (offer: OfferTerms & { priceCents: number }, locale: Locale): string[] =>
  termsText(offer, locale, translatorFor(locale, 'multiBuy'))

/** `offerTerms`, before them that a price is for holders of the shop's card alone. */
export const offerConditions = (
  offer: Parameters<typeof offerTerms>[0] & { loyaltyOnly: boolean },
  locale: Locale,
): string[] => [
  ...(offer.loyaltyOnly ? [translatorFor(locale, 'prices.card')('loyalty')] : []),
  ...offerTerms(offer, locale),
]
