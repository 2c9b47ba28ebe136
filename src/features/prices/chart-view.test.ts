import { expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { chartView } from './chart-view'

const to = '2026-11-20'
const history = (count: number, shelf: number, promoFrom = 0, promo = shelf) =>
  Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    const reduced = back < promoFrom
    return { day: addDays(to, -back), shelf, promo: reduced ? promo : null, price: reduced ? promo : shelf }
  })

it('draws the days of the period, promotions marked', () => {
  const { frame, days } = chartView(history(100, 300, 3, 240), null, to, 30)
  expect([frame.from, frame.to]).toEqual(['2026-10-22', to])
  expect(days).toHaveLength(30)
  expect(days.filter(({ marked }) => marked).map(({ value }) => value)).toEqual([240, 240, 240])
})

it('draws the reference of a reduction from the 30 days that it was found in', () => {
  const prior = { cents: 300, day: '2026-11-17' }
  const verdict = { answer: 'real', startedOn: '2026-11-18', prior, percent: 20 } as const
  const { low } = chartView(history(100, 300, 3, 240), verdict, to, 90)
  expect(low).toEqual({
    value: 300,
    from: '2026-10-19',
    to: '2026-11-21',
    beforeReduction: true,
  })
  expect(chartView(history(100, 300, 3, 240), verdict, to, 30).low?.from).toBe('2026-10-22')
})

it('draws the lowest of the last 30 days where nothing is reduced, and nothing for a single day', () => {
  const { low } = chartView(history(100, 300), null, to, 90)
  expect(low).toMatchObject({ value: 300, from: '2026-10-22', to: '2026-11-21', beforeReduction: false })
  expect(chartView(history(1, 300), null, to, 90).low).toBeNull()
})

it('leaves room above and below a price that does not move', () => {
  const { frame } = chartView(history(40, 300), null, to, 90)
  expect(frame.low).toBeLessThan(300)
  expect(frame.high).toBeGreaterThan(300)
})
