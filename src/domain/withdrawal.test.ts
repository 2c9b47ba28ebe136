import { expect, it } from 'vitest'
import { refundDaysLeft } from './withdrawal'

const stated = new Date('2026-03-01T10:00:00Z')

// Directive 2011/83/EU, article 13: not later than 14 days from the day of the statement.
it.each([
  ['at once', '2026-03-01T10:00:00Z', 14],
  ['late on the same day', '2026-03-01T21:59:59Z', 14],
  ['early on the next day', '2026-03-01T22:00:00Z', 13],
  ['early on the last day', '2026-03-14T22:00:00Z', 0],
  ['in the last second', '2026-03-15T21:59:59Z', 0],
  ['when the time is over', '2026-03-15T22:00:00Z', -1],
])('counts the days left to pay back %s', (_when, now, days) => {
  expect(refundDaysLeft(stated, new Date(now))).toBe(days)
})
