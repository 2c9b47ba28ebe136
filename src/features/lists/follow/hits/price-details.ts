import { formatEuro } from '@/design/format'
import { priceWords } from '@/features/prices/words'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Hit } from './types'

/** What stands beside the price of a hit: the one before and the price of a unit. */
export function priceDetails({ oldCents, unitPrice }: Hit, locale: Locale): string[] {
  return [
    ...(oldCents === null ? [] : [translatorFor(locale, 'follow')('before', { price: formatEuro(oldCents, locale) })]),
    ...(unitPrice === null ? [] : [priceWords(locale).unitPrice(unitPrice)]),
  ]
}
