import { expect, test } from 'vitest'
import { addDays } from './calendar-day'
import { earliestInTime, lastDayToWithdraw } from './withdrawal-time'

test.each([
  ['2026-11-10', '2026-11-24', 'a Tuesday'],
  ['2026-11-14', '2026-11-30', 'a Saturday: the Monday after it'],
  ['2026-11-15', '2026-11-30', 'a Sunday'],
  [
    '2026-12-10',
    '2026-12-29',
    'Christmas Eve on a Thursday: after the holidays, the weekend and a Monday that is free for one',
  ],
  ['2026-03-27', '2026-04-14', 'Good Friday: the Tuesday after Easter'],
  ['2026-10-20', '2026-11-03', 'after the end of summer time'],
])('what is taken on %s can be withdrawn from until %s: %s', (taken, last) => {
  expect(lastDayToWithdraw(taken)).toBe(last)
})

test('the earliest day in time is the first whose last day has not passed, on each day of two years', () => {
  for (let today = '2026-01-01'; today < '2028-01-01'; today = addDays(today, 1)) {
    const earliest = earliestInTime(today)
    expect(lastDayToWithdraw(earliest) >= today, today).toBe(true)
    expect(lastDayToWithdraw(addDays(earliest, -1)) < today, today).toBe(true)
  }
})
