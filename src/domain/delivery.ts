import { type CalendarDay, sofiaDay, sofiaHour } from './calendar-day'
import { addWorkingDays, isWorkingDay } from './working-days'

export const pointKinds = ['office', 'locker'] as const
export type PointKindName = (typeof pointKinds)[number]

/** Rates go from light to heavy; a heavier parcel than the last rate is refused. */
export type DeliveryRates = {
  rates: { upToGrams: number; priceCents: number }[]
  /** Sum of goods in cents from which delivery is free; null for never. */
  freeFromCents: number | null
  /** Working days from the order to the delivery, the shortest and the longest. */
  daysFrom: number
  daysTo: number
}

export type Parcel = { weightGrams: number; goodsCents: number }

export type DeliveryQuote = { cents: number; first: CalendarDay; last: CalendarDay }

/** Orders from this hour on (Europe/Sofia) are sent as if ordered on the next working day. */
export const lastOrderHour = 14

/** For variants whose weight nobody has entered. */
export const assumedGrams = 500

/** The price includes VAT; null for a parcel that is too heavy. */
export function quoteDelivery(method: DeliveryRates, parcel: Parcel, now: Date): DeliveryQuote | null {
  const rate = method.rates.find(({ upToGrams }) => parcel.weightGrams <= upToGrams)
  if (!rate) return null
  const isFree = method.freeFromCents !== null && parcel.goodsCents >= method.freeFromCents
  return { cents: isFree ? 0 : rate.priceCents, ...deliveryDays(method, now) }
}

function deliveryDays({ daysFrom, daysTo }: DeliveryRates, now: Date): { first: CalendarDay; last: CalendarDay } {
  const today = sofiaDay(now)
  const isLate = isWorkingDay(today) && sofiaHour(now) >= lastOrderHour
  const start = addWorkingDays(today, isLate ? 1 : 0)
  return { first: addWorkingDays(start, daysFrom), last: addWorkingDays(start, Math.max(daysFrom, daysTo)) }
}

/**
 * The promise before a method is chosen: the lowest price, the first and last day, and the lowest sum for free
 * delivery.
 */
export type DeliverySpan = DeliveryQuote & {
  freeFromCents: number | null
  /** True only if every method is free: otherwise "free" would promise too much. */
  isFree: boolean
}

export function deliverySpan(methods: DeliveryRates[], parcel: Parcel, now: Date): DeliverySpan | null {
  const offered = methods.flatMap((method) => {
    const quote = quoteDelivery(method, parcel, now)
    return quote ? [{ ...quote, freeFromCents: method.freeFromCents }] : []
  })
  if (offered.length === 0) return null
  const free = offered.flatMap(({ freeFromCents }) => freeFromCents ?? [])
  return {
    cents: Math.min(...offered.map(({ cents }) => cents)),
    first: offered.map(({ first }) => first).sort()[0] ?? '',
    last:
      offered
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? '',
    freeFromCents: free.length > 0 ? Math.min(...free) : null,
    isFree: offered.every(({ cents }) => cents === 0),
  }
}
