import { expect, it } from 'vitest'
import { refundDaysLeft } from './withdrawal'

const stated = new Date('2026-03-01T10:00:00Z')

// Directive 2011/83/EU, article 13: not later than 14 days from the day of the statement.
it.each([
  ['at once', '2026-03-01T10:00:00Z', 14],
  ['a second later', '2026-03-01T10:00:01Z', 14],
  ['a day later', '2026-03-02T10:00:00Z', 13],
  ['in the last second', '2026-03-15T09:59:59Z', 1],
  ['when the time is over', '2026-03-15T10:00:00Z', 0],
  ['a day late', '2026-03-16T10:00:00Z', -1],
])('counts the days left to pay back %s', (_when, now, days) => {
  expect(refundDaysLeft(stated, new Date(now))).toBe(days)
})
