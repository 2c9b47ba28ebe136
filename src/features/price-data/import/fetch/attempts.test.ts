import { expect, it } from 'vitest'
import { expectedDays, nextTry } from './attempts'

it.each([
  ['2026-05-13T04:59:59Z', '2026-05-06', '2026-05-12'],
  ['2026-05-13T05:00:00Z', '2026-05-07', '2026-05-13'],
  // In winter Sofia is two hours ahead.
  ['2026-01-02T05:59:59Z', '2025-12-26', '2026-01-01'],
  ['2026-01-02T06:00:00Z', '2025-12-27', '2026-01-02'],
  ['2026-01-02T22:30:00Z', '2025-12-27', '2026-01-02'],
])('at %s, with eight in the morning as the hour, the days from %s to %s are expected', (instant, first, last) => {
  const days = expectedDays(new Date(instant), 8)
  expect(days).toHaveLength(7)
  expect([days[0], days.at(-1)]).toEqual([first, last])
})

it('pauses between attempts grow up to six hours', () => {
  const now = new Date('2026-05-13T06:00:00Z')
  const minutes = [1, 2, 3, 6, 7, 100].map((attempts) => (nextTry(attempts, now).getTime() - now.getTime()) / 60_000)
  expect(minutes).toEqual([10, 20, 40, 320, 360, 360])
})
