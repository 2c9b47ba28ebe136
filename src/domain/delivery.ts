import { addDays, type CalendarDay, sofiaDay, sofiaHour } from './calendar-day'

/** The only country that parcels are sent to: all delivery rates are for this country. */
export const deliveryCountry = 'BG'

export const isInDeliveryCountry = ({ country }: { country: string }): boolean => country === deliveryCountry

/** Labour Code, article 154(1), as month and day. */
const fixedHolidays = ['01-01', '03-03', '05-01', '05-06', '05-24', '09-06', '09-22', '12-24', '12-25', '12-26']

/** Easter Sunday of the Orthodox churches, by the algorithm of Meeus; right from 1900 to 2099. */
export function orthodoxEaster(year: number): CalendarDay {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  // The Julian 22 March is the Gregorian 4 April.
  return addDays(`${year}-04-04`, moon + weekday)
}

const isWeekend = (day: CalendarDay) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function holidaysOf(year: number): Set<CalendarDay> {
  const easter = orthodoxEaster(year)
  const fixed = fixedHolidays.map((day) => `${year}-${day}`)
  const holidays = new Set([...[-2, -1, 0, 1].map((count) => addDays(easter, count)), ...fixed])
  // Article 154(2): for a holiday on a weekend, Easter excepted, the first working day after it is free.
  for (const day of fixed.filter(isWeekend)) {
    let free = day
    while (isWeekend(free) || holidays.has(free)) free = addDays(free, 1)
    holidays.add(free)
  }
  return holidays
}

/** Single days that the government moves are not known. */
export function isWorkingDay(day: CalendarDay): boolean {
  return !isWeekend(day) && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** With a count of 0 the day itself, or the first working day after it. */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, 1)
  return count === 0 ? found : addWorkingDays(addDays(found, 1), count - 1)
}

const leastWorkingDays = 3

/**
 * The last of so many days to pay or to be called in, the day of `event` not counted: of at least three working days,
 * because on others no bank books and nobody calls.
 */
export function dayWithTime(event: CalendarDay, days: number): CalendarDay {
  const worked = addWorkingDays(addDays(event, 1), leastWorkingDays - 1)
  const plain = addDays(event, days)
  if (plain < worked) return worked
  return plain
}

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

type Days = { first: CalendarDay; last: CalendarDay }

/** The day from which delivery is counted. */
function startOf(now: Date): CalendarDay {
  const today = sofiaDay(now)
  const isLate = isWorkingDay(today) && sofiaHour(now) >= lastOrderHour
  return addWorkingDays(today, isLate ? 1 : 0)
}

function workingDaysBetween(from: CalendarDay, to: CalendarDay): number {
  let count = 0
  for (let day = from; day < to; day = addWorkingDays(day, 1)) count += 1
  return count
}

/** The working days from an order to its promised days, as those of the method by which it was placed. */
export function deliveryWait({ first, last }: Days, orderedAt: Date): Pick<DeliveryRates, 'daysFrom' | 'daysTo'> {
  const start = startOf(orderedAt)
  return { daysFrom: workingDaysBetween(start, first), daysTo: workingDaysBetween(start, last) }
}

/**
 * The promised days of an order that could not be prepared before now, moved by the working days that it has waited.
 * Days that the order was told (`areTold`) stay on its day; a number of days was told to count from now.
 */
export function laterDelivery({ first, last, areTold }: Days & { areTold: boolean }, orderedAt: Date, now: Date): Days {
  if (areTold && sofiaDay(orderedAt) === sofiaDay(now)) return { first, last }
  const waited = workingDaysBetween(startOf(orderedAt), startOf(now))
  return { first: addWorkingDays(first, waited), last: addWorkingDays(last, waited) }
}

function deliveryDays({ daysFrom, daysTo }: DeliveryRates, now: Date): Days {
  const start = startOf(now)
  return { first: addWorkingDays(start, daysFrom), last: addWorkingDays(start, Math.max(daysFrom, daysTo)) }
}

/**
 * The promise before a method is chosen: the lowest price, the first and last day, and the lowest sum that makes free
 * what is not free yet.
 */
type DeliverySpan<Method> = DeliveryQuote & {
  /** The lowest price of the methods that are not free; null only if all are: otherwise "free" would promise too much. */
  paidCents: number | null
  /** `isAll`: every method becomes free, and none is before. */
  free: { fromCents: number; methods: Method[]; isAll: boolean } | null
}

export function deliverySpan<Method extends DeliveryRates>(
  methods: Method[],
  parcel: Parcel,
  now: Date,
): DeliverySpan<Method> | null {
  const offered = methods.flatMap((method) => {
    const quote = quoteDelivery(method, parcel, now)
    return quote ? [{ ...quote, method }] : []
  })
  if (offered.length === 0) return null
  const paid = offered.filter(({ cents }) => cents > 0)
  const sums = paid.flatMap(({ method }) => method.freeFromCents ?? [])
  const fromCents = Math.min(...sums)
  const freed = paid.filter(({ method }) => method.freeFromCents === fromCents).map(({ method }) => method)
  return {
    cents: Math.min(...offered.map(({ cents }) => cents)),
    first: offered.map(({ first }) => first).sort()[0] ?? '',
    last:
      offered
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? '',
    paidCents: paid.length > 0 ? Math.min(...paid.map(({ cents }) => cents)) : null,
    free: sums.length > 0 ? { fromCents, methods: freed, isAll: freed.length === offered.length } : null,
  }
}
