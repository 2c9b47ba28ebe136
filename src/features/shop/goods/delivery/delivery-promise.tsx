import { Truck } from 'lucide-react'
import { formatEuro, formatSoonRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { deliverySpan, type Parcel } from '@/domain/delivery'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { getShippingMethods } from './shipping-methods'
import { TimedText } from './timed-text'

type Props = {
  locale: Locale
  parcel: Parcel
  /** The time of the request; left out on cached pages, which everybody gets. */
  now?: Date
}

/** States cost and days of delivery before an address is known: "Delivery from 2.49 €, arrives Thu 27 – Fri 28 Nov". */
export async function DeliveryPromise({ locale, parcel, now }: Props) {
  const methods = await getShippingMethods(locale)
  const t = translatorFor(locale, 'delivery')
  const today = sofiaDay(now)
  const free = deliverySpan(methods, parcel, now ?? new Date())?.freeFromCents ?? null
  const missing = free === null ? 0 : free - parcel.goodsCents

  function sentence(moment: Date): string {
    const span = deliverySpan(methods, parcel, moment)
    if (!span) return t(methods.length > 0 ? 'tooHeavy' : 'none')
    const days = formatSoonRange(span.first, span.last, locale)
    return span.isFree ? t('promiseFree', { days }) : t('promise', { price: formatEuro(span.cents, locale), days })
  }
  return (
    <p className="flex items-start gap-2.5 text-sm">
      <Truck aria-hidden size={20} className="mt-px shrink-0 text-accent" />
      <span>
        {now ? (
          sentence(now)
        ) : (
          <TimedText
            day={today}
            early={sentence(new Date(`${today}T06:00:00Z`))}
            late={sentence(new Date(`${today}T18:00:00Z`))}
          />
        )}
        {free !== null && missing > 0 && (
          <span className="block text-ink-soft">
            {now
              ? t('toFree', { price: formatEuro(missing, locale) })
              : t('freeFrom', { price: formatEuro(free, locale) })}
          </span>
        )}
      </span>
    </p>
  )
}
