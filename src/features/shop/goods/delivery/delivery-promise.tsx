import { Truck } from 'lucide-react'
import { formatEuro, formatSoonRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { type DeliveryQuote, deliverySpan, type Parcel } from '@/domain/delivery'
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

/** A price of 0 is said only of what is free: beside it stands the lowest price of the others. */
export function promiseText(
  { cents, first, last, paidCents }: DeliveryQuote & { paidCents: number | null },
  locale: Locale,
): string {
  const t = translatorFor(locale, 'delivery')
  const days = formatSoonRange(first, last, locale)
  if (paidCents === null) return t('promiseFree', { days })
  return t(cents === 0 ? 'promiseSomeFree' : 'promise', { price: formatEuro(paidCents, locale), days })
}

/** States cost and days of delivery before an address is known: "Delivery from 2.49 €, arrives Thu 27 – Fri 28 Nov". */
export async function DeliveryPromise({ locale, parcel, now }: Props) {
  const methods = await getShippingMethods(locale)
  const t = translatorFor(locale, 'delivery')
  const today = sofiaDay(now)
  const free = deliverySpan(methods, parcel, now ?? new Date())?.free ?? null

  function sentence(moment: Date): string {
    const span = deliverySpan(methods, parcel, moment)
    if (!span) return t(methods.length > 0 ? 'tooHeavy' : 'none')
    return promiseText(span, locale)
  }

  function freeText({ fromCents, isAll, methods: freed }: NonNullable<typeof free>): string {
    const price = formatEuro(now ? fromCents - parcel.goodsCents : fromCents, locale)
    if (isAll) return t(now ? 'toFree' : 'freeFrom', { price })
    const names = new Intl.ListFormat(locale).format(freed.map(({ name }) => name))
    return t(now ? 'toFreeBy' : 'freeFromBy', { price, methods: names })
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
        {free && <span className="block text-ink-soft">{freeText(free)}</span>}
      </span>
    </p>
  )
}
