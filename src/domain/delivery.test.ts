import { expect, test } from 'vitest'
import {
  addWorkingDays,
  dayWithTime,
  deliverySpan,
  deliveryWait,
  isWorkingDay,
  laterDelivery,
  orthodoxEaster,
  quoteDelivery,
} from './delivery'

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('the Orthodox Easter of %i', (year, day) => {
  expect(orthodoxEaster(year)).toBe(day)
})

/** The free weekdays of the official calendar of each year. */
test.each([
  [2026, '01-01 03-03 04-10 04-13 05-01 05-06 05-25 09-07 09-22 12-24 12-25 12-28'],
  // 1 May is the Saturday before Easter, so the Tuesday after Easter is free for it.
  [2027, '01-01 03-03 04-30 05-03 05-04 05-06 05-24 09-06 09-22 12-24 12-27 12-28'],
])('the free weekdays of %i', (year, expected) => {
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(year, 0, index + 1)))
  const free = days
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !isWorkingDay(day))
  expect(free.map((day) => day.slice(5)).join(' ')).toBe(expected)
})

test('working days are counted over weekends and holidays', () => {
  expect(addWorkingDays('2026-11-27', 0)).toBe('2026-11-27')
  expect(addWorkingDays('2026-11-28', 0)).toBe('2026-11-30')
  expect(addWorkingDays('2026-11-27', 2)).toBe('2026-12-01')
  expect(addWorkingDays('2026-12-23', 1)).toBe('2026-12-29')
  expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04')
})

test.each([
  ['2026-12-23', 5, '2026-12-31'],
  ['2027-04-29', 3, '2027-05-10'],
  ['2026-11-25', 5, '2026-11-30'],
  ['2026-11-23', 5, '2026-11-28'],
  ['2026-11-27', 3, '2026-12-02'],
])('from %s, a time of %i days has at least three working days and ends on %s', (event, days, last) => {
  expect(dayWithTime(event, days)).toBe(last)
})

const method = {
  rates: [
    { upToGrams: 1000, priceCents: 249 },
    { upToGrams: 5000, priceCents: 349 },
  ],
  freeFromCents: 7500,
  daysFrom: 1,
  daysTo: 2,
}
const wednesdayMorning = new Date('2026-11-25T08:00:00Z')
const quote = (weightGrams: number, goodsCents: number, now = wednesdayMorning) =>
  quoteDelivery(method, { weightGrams, goodsCents }, now)

test('the first step that the weight fits is paid', () => {
  expect(quote(0, 100)?.cents).toBe(249)
  expect(quote(1000, 100)?.cents).toBe(249)
  expect(quote(1001, 100)?.cents).toBe(349)
})

test('a parcel heavier than the last step is not taken, not even for a sum that is sent free', () => {
  expect(quote(5000, 100)).not.toBeNull()
  expect(quote(5001, 100)).toBeNull()
  expect(quote(5001, 99_999)).toBeNull()
})

test('delivery is free from a sum on', () => {
  expect(quote(500, 7499)?.cents).toBe(249)
  expect(quote(500, 7500)?.cents).toBe(0)
  expect(
    quoteDelivery({ ...method, freeFromCents: null }, { weightGrams: 1, goodsCents: 99_999 }, wednesdayMorning)?.cents,
  ).toBe(249)
})

test.each([
  ['before two o’clock in Sofia it leaves today', '2026-11-25T11:59:00Z', '2026-11-26', '2026-11-27'],
  ['from two o’clock on it leaves on the next working day', '2026-11-25T12:00:00Z', '2026-11-27', '2026-11-30'],
  ['summer time counts', '2026-07-15T11:00:00Z', '2026-07-17', '2026-07-20'],
  ['at a weekend the hour does not matter', '2026-11-28T20:00:00Z', '2026-12-01', '2026-12-02'],
  ['just after midnight in Sofia it is the next day', '2026-11-25T22:30:00Z', '2026-11-27', '2026-11-30'],
  ['Christmas is not counted', '2026-12-23T08:00:00Z', '2026-12-29', '2026-12-30'],
])('%s', (_, now, first, last) => {
  expect(quote(100, 100, new Date(now))).toMatchObject({ first, last })
})

test.each([
  ['over a weekend', '2026-11-26T08:00:00Z', '2026-11-30T08:00:00Z'],
  ['from an afternoon to an afternoon', '2026-11-25T13:00:00Z', '2026-12-01T13:00:00Z'],
  ['over Christmas', '2026-12-22T08:00:00Z', '2026-12-29T08:00:00Z'],
  ['from a Friday afternoon to its Sunday', '2026-11-27T13:00:00Z', '2026-11-29T08:00:00Z'],
])('the days of an order that has waited %s are those of an order of that moment', (_, ordered, paid) => {
  const [then, now] = [quote(100, 100, new Date(ordered)), quote(100, 100, new Date(paid))]
  const moved = then && laterDelivery({ ...then, areTold: true }, new Date(ordered), new Date(paid))
  expect(moved).toEqual({ first: now?.first, last: now?.last })
})

test.each(['2026-11-25T08:00:00Z', '2026-11-25T13:00:00Z', '2026-11-28T13:00:00Z', '2026-12-23T08:00:00Z'])(
  'the promised days of an order of %s tell the working days of its method',
  (ordered) => {
    const moment = new Date(ordered)
    const days = quote(100, 100, moment)
    expect(days && deliveryWait(days, moment)).toEqual({ daysFrom: method.daysFrom, daysTo: method.daysTo })
  },
)

test('days that an order was told stay on its day, also from two o’clock on, and others count from then', () => {
  const days = { first: '2026-11-26', last: '2026-11-27' }
  const moved = (areTold: boolean, now: string) => laterDelivery({ ...days, areTold }, wednesdayMorning, new Date(now))
  const later = { first: '2026-11-27', last: '2026-11-30' }
  expect(moved(true, '2026-11-25T12:30:00Z')).toEqual(days)
  expect(moved(true, '2026-11-26T08:00:00Z')).toEqual(later)
  expect(moved(false, '2026-11-25T11:30:00Z')).toEqual(days)
  expect(moved(false, '2026-11-25T12:30:00Z')).toEqual(later)
})

test('before a way is chosen, the cheapest is named, and the days of all that take the parcel', () => {
  const slow = { ...method, rates: [{ upToGrams: 9000, priceCents: 199 }], freeFromCents: 5000, daysTo: 5 }
  const spanOf = (weightGrams: number, goodsCents = 100) =>
    deliverySpan([method, slow], { weightGrams, goodsCents }, wednesdayMorning)
  expect(spanOf(500)).toEqual({
    cents: 199,
    first: '2026-11-26',
    last: '2026-12-02',
    paidCents: 199,
    free: { fromCents: 5000, methods: [slow], isAll: false },
  })
  expect(spanOf(500, 5000)).toMatchObject({ cents: 0, paidCents: 249 })
  expect(spanOf(500, 7500)).toMatchObject({ cents: 0, paidCents: null, free: null })
  expect(deliverySpan([method], { weightGrams: 9000, goodsCents: 100 }, wednesdayMorning)).toBeNull()
})

const priced = (priceCents: number, freeFromCents: number | null) => ({
  ...method,
  rates: [{ upToGrams: 5000, priceCents }],
  freeFromCents,
})

test.each([
  ['beside free pick-up a courier that costs something', [priced(0, null), priced(499, 6000)], 499, [6000, false]],
  ['beside one that is always free, the sum of the other', [priced(299, 0), priced(499, 6000)], 499, [6000, false]],
  ['a sum that frees one method alone', [priced(299, 3000), priced(499, null)], 299, [3000, false]],
  ['a sum that frees all', [priced(299, 3000), priced(499, 3000)], 299, [3000, true]],
  ['no sum where the one that has one is free already', [priced(299, 1000), priced(499, null)], 499, null],
])('%s is named', (_, methods, paidCents, free) => {
  const span = deliverySpan(methods, { weightGrams: 500, goodsCents: 2000 }, wednesdayMorning)
  expect(span).toMatchObject({ paidCents })
  expect(span?.free ? [span.free.fromCents, span.free.isAll] : null).toEqual(free)
})
