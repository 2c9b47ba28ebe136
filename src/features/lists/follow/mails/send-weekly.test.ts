import { describe, expect, it } from 'vitest'
import { dueWeek } from './send-weekly'

describe('the weekly mail', () => {
  it.each([
    ['before nine in Sofia in winter', '2026-11-19T06:59:59Z', null],
    ['at nine in winter', '2026-11-19T07:00:00Z', '2026-11-19'],
    ['before nine in summer', '2026-07-16T05:59:59Z', null],
    ['at nine in summer', '2026-07-16T06:00:00Z', '2026-07-16'],
    ['late, by a worker that was away', '2026-11-20T21:59:59Z', '2026-11-19'],
    ['too late: in Sofia it is Saturday', '2026-11-20T22:00:00Z', null],
    ['on the day before', '2026-11-18T12:00:00Z', null],
  ])('%s', (_name, now, week) => {
    expect(dueWeek(new Date(now))).toBe(week)
  })
})
