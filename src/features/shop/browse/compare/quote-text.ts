import { formatEuro, formatSoonRange } from '@/design/format'
import { type DeliveryRates, deliverySpan, type Parcel } from '@/domain/delivery'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** Null where no method delivers the parcel. */
export function quoteText(methods: DeliveryRates[], parcel: Parcel, now: Date, locale: Locale): string | null {
  const span = deliverySpan(methods, parcel, now)
  if (!span) return null
  const t = translatorFor(locale, 'delivery')
  const days = formatSoonRange(span.first, span.last, locale)
  return span.isFree ? t('promiseFree', { days }) : t('promise', { price: formatEuro(span.cents, locale), days })
}
