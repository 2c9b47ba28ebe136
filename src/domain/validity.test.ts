import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-day'
import { isCurrent, offerDays, oldDays, validityOf } from './validity'

const week = { validFrom: '2026-11-16', validTo: '2026-11-22' }

describe('validityOf', () => {
  it.each([
    ['2026-11-13', 'upcoming', 3],
    ['2026-11-15', 'upcoming', 1],
    ['2026-11-16', 'valid', 6],
    ['2026-11-21', 'valid', 1],
    ['2026-11-22', 'expires-today', 0],
    ['2026-11-23', 'expired', 1],
    ['2027-11-22', 'expired', 365],
  ] as const)('on %s it is %s with %i days', (today, state, days) => {
    expect(validityOf(week, today)).toEqual({ state, days })
  })

  it('a period of one day begins and ends on it', () => {
    expect(validityOf({ validFrom: '2026-11-20', validTo: '2026-11-20' }, '2026-11-20').state).toBe('expires-today')
  })

  it('is never negative, and current exactly when valid or in its last day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 90 }), (start, length) => {
        const validFrom = addDays('2026-06-01', start)
        const period = { validFrom, validTo: addDays(validFrom, length) }
        const { state, days } = validityOf(period, '2026-06-01')
        expect(days).toBeGreaterThanOrEqual(state === 'expires-today' ? 0 : 1)
        expect(isCurrent(period, '2026-06-01')).toBe(state === 'valid' || state === 'expires-today')
      }),
    )
  })
})

describe('offerDays', () => {
  it('takes the brochure when the offer has no days of its own', () => {
    expect(offerDays({}, week)).toEqual(week)
    expect(offerDays({ validFrom: null, validTo: '' }, week)).toEqual(week)
  })

  it('lets each own end override', () => {
    expect(offerDays({ validTo: '2026-11-30' }, week)).toEqual({ validFrom: '2026-11-16', validTo: '2026-11-30' })
    expect(offerDays({ validFrom: '2026-11-20' }, week)).toEqual({ validFrom: '2026-11-20', validTo: '2026-11-22' })
  })

  it('has one day where a single own one is outside of the brochure', () => {
    const [after, before] = ['2026-11-25', '2026-11-10']
    expect(offerDays({ validFrom: after }, week)).toEqual({ validFrom: after, validTo: after })
    expect(offerDays({ validTo: before }, week)).toEqual({ validFrom: before, validTo: before })
    const unknown = { validFrom: null, validTo: null }
    expect(offerDays({ validFrom: after }, unknown)).toEqual({ validFrom: after, validTo: null })
  })
})

it.each([
  ['2026-11-18', null],
  ['2026-11-17', 3],
] as const)('the age of a price of %s is shown from its third day on', (day, shown) => {
  expect(oldDays(day, '2026-11-20')).toBe(shown)
})
