import { expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay, orthodoxEaster } from './working-days'

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
