import type { OfferTerms } from '@/domain/multi-buy'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { termsText } from './multi-buy-text'

export const offerTerms = (offer: OfferTerms & { priceCents: number }, locale: Locale): string[] =>
  termsText(offer, locale, translatorFor(locale, 'multiBuy'))
