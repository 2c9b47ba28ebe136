import type { Order } from '@payload-types'
import { type DeliveryRates, deliveryWait, lastOrderHour } from '@/domain/delivery'
import { workdaysText } from '@/features/shop/goods/delivery/workdays'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { awaitsTransfer } from './payments/attempts'

/** The event from which days of delivery count: nobody knows its day, so none of them can be named before. */
export type CountsFrom = 'payment' | 'confirmation'

export const waitText = (
  awaited: CountsFrom,
  days: Pick<DeliveryRates, 'daysFrom' | 'daysTo'>,
  locale: Locale,
): string =>
  translatorFor(locale, 'delivery')(`after.${awaited}`, { days: workdaysText(days, locale), hour: lastOrderHour })

type Promised = Pick<Order, 'deliveryFrom' | 'deliveryTo' | 'paymentMethod' | 'placedAt' | 'status'>

/** @returns null for an order that waits for nothing, whose days are its promise, and for one that is not delivered */
export function orderWaitText(order: Promised, isHeld: boolean, locale: Locale): string | null {
  const { deliveryFrom: first, deliveryTo: last, placedAt } = order
  const isUnpaid = awaitsTransfer(order)
  if (!first || !last || !(isUnpaid || isHeld)) return null
  const days = deliveryWait({ first, last }, new Date(placedAt))
  return waitText(isUnpaid ? 'payment' : 'confirmation', days, locale)
}
