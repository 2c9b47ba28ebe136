import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  daysOfRange,
  endOfSofiaDay,
  isCalendarDay,
  mondayOf,
  secondsToMidnight,
  sofiaDay,
} from './calendar-day'

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

describe('isCalendarDay', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (day) => {
    expect(isCalendarDay(day)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '0000-01-01',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00',
    ' 2026-11-20',
    '2026-11-20\n',
    '',
    null,
    undefined,
    20261120,
    new Date(),
  ])('refuses %s', (value) => {
    expect(isCalendarDay(value)).toBe(false)
  })
})

describe('sofiaDay', () => {
  it.each([
    ['2026-01-15T21:59:59.999Z', '2026-01-15'],
    ['2026-01-15T22:00:00Z', '2026-01-16'],
    ['2026-07-15T20:59:59.999Z', '2026-07-15'],
    ['2026-07-15T21:00:00Z', '2026-07-16'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
    ['2026-03-28T22:00:00Z', '2026-03-29'],
    ['2026-03-29T21:00:00Z', '2026-03-30'],
    ['2026-10-24T21:00:00Z', '2026-10-25'],
    ['2026-10-25T21:59:59Z', '2026-10-25'],
    ['2026-10-25T22:00:00Z', '2026-10-26'],
  ])('%s is %s in Sofia', (instant, day) => {
    expect(sofiaDay(new Date(instant))).toBe(day)
  })
})

describe('endOfSofiaDay', () => {
  it.each([
    ['2026-01-15T10:00:00Z', '2026-01-15T22:00:00.000Z'],
    ['2026-07-15T10:00:00Z', '2026-07-15T21:00:00.000Z'],
    // The day that loses an hour begins in winter time and ends in summer time.
    ['2026-03-28T23:00:00Z', '2026-03-29T21:00:00.000Z'],
    // The day that gains an hour begins in summer time and ends in winter time.
    ['2026-10-24T21:00:00Z', '2026-10-25T22:00:00.000Z'],
  ])('after %s comes %s', (now, midnight) => {
    expect(endOfSofiaDay(new Date(now)).toISOString()).toBe(midnight)
  })

  it('is the first instant of tomorrow and at most 25 hours ahead', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const midnight = endOfSofiaDay(now)
        const tomorrow = addDays(sofiaDay(now), 1)
        expect(sofiaDay(midnight)).toBe(tomorrow)
        expect(sofiaDay(new Date(midnight.getTime() - 1))).toBe(sofiaDay(now))
        expect(midnight.getTime()).toBeGreaterThan(now.getTime())
        expect(midnight.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      }),
    )
  })
})

it.each([
  ['2026-11-29T21:59:00Z', 60],
  ['2026-11-29T21:59:59.500Z', 0],
  ['2026-11-29T22:00:00Z', 86_400],
])('at %s it is %s seconds to midnight in Sofia', (now, seconds) => {
  expect(secondsToMidnight(new Date(now))).toBe(seconds)
})

describe('addDays and daysBetween', () => {
  it('cross months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
  })

  it('undo each other', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -5000, max: 5000 }), (now, count) => {
        const day = sofiaDay(now)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  it('refuse a day that does not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-01-01', 'tomorrow')).toThrow(RangeError)
  })
})

describe('mondayOf', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
    ['2023-12-31', '2023-12-25'],
    ['2020-02-29', '2020-02-24'],
  ])('of %s is %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })
})

describe('daysOfRange', () => {
  it('gives each day once, across a leap day', () => {
    expect(daysOfRange({ first: '2024-02-28', last: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(daysOfRange({ first: '2026-01-01', last: '2026-01-01' })).toEqual(['2026-01-01'])
  })

  it('is empty when the last day is before the first', () => {
    expect(daysOfRange({ first: '2026-01-02', last: '2026-01-01' })).toEqual([])
  })
})
