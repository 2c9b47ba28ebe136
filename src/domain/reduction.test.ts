import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-day'
import { referenceDays } from './prior-price'
import { type Reduction, reductionsIn, requiredDays, type VerdictRule, verdictOf, verdictOnClaim } from './reduction'
import type { PriceDay } from './validity'

const judged: VerdictRule = { perishable: false, noVerdict: null }
const first = '2026-01-01'

/** One entry per day: a number is a shelf price, a pair a shelf price and a promotion, null an unobserved day. */
type Seen = number | [shelf: number, promo: number] | null

function days(...parts: Seen[][]): PriceDay[] {
  return parts.flat().flatMap((seen, index): PriceDay[] => {
    const day = addDays(first, index)
    if (seen === null) return []
    if (typeof seen === 'number') return [{ day, shelf: seen, promo: null, price: seen }]
    return [{ day, shelf: seen[0], promo: seen[1], price: seen[1] }]
  })
}

const times = <Value extends Seen>(count: number, value: Value): Seen[] => Array.from({ length: count }, () => value)

describe('verdictOf', () => {
  it('measures a reduction by the lowest price of the 30 days before it', () => {
    const history = days(times(1, 150), times(10, 200), times(20, 180), times(3, [200, 150]))
    expect(verdictOf(history, judged)).toEqual({
      answer: 'real',
      startedOn: addDays(first, 31),
      prior: { cents: 180, day: addDays(first, 30) },
      percent: 16,
    })
  })

  it('takes in a day that is exactly 30 days back', () => {
    const history = days([150], times(29, 200), [[200, 140]])
    expect(verdictOf(history, judged)).toMatchObject({ prior: { cents: 150, day: first }, percent: 6 })
  })

  it('keeps the first reference while the promotion goes on in steps', () => {
    const history = days(times(30, 200), times(20, [200, 180]), times(20, [200, 150]))
    expect(verdictOf(history, judged)).toMatchObject({
      startedOn: addDays(first, 30),
      prior: { cents: 200 },
      percent: 25,
    })
  })

  it('counts the cheaper days of a promotion that becomes dearer', () => {
    const history = days(times(30, 200), times(5, [200, 150]), [[200, 170]])
    expect(verdictOf(history, judged)).toEqual({
      answer: 'not-real',
      startedOn: addDays(first, 35),
      prior: { cents: 150, day: addDays(first, 34) },
    })
  })

  it('counts an earlier promotion against a new one once the shelf price was back', () => {
    const history = days(times(30, 200), times(5, [200, 150]), times(2, 200), times(2, [200, 160]))
    expect(verdictOf(history, judged)).toEqual({
      answer: 'not-real',
      startedOn: addDays(first, 37),
      prior: { cents: 150, day: addDays(first, 34) },
    })
  })

  it('sees through a shelf price that was raised for the promotion', () => {
    const history = days(times(28, 200), times(4, 300), times(2, [300, 200]))
    expect(verdictOf(history, judged)).toMatchObject({
      answer: 'not-real',
      prior: { cents: 200, day: addDays(first, 27) },
    })
  })

  it.each([
    [19, 'unknown'],
    [20, 'real'],
  ])('with %i observed days the verdict is %s', (count, kind) => {
    const history = days(times(count, 200), times(referenceDays - count, null), times(1, [200, 100]))
    expect(verdictOf(history, judged)?.answer).toBe(kind)
  })

  it('knows nothing of a promotion that was there from the first day', () => {
    expect(verdictOf(days(times(60, [200, 100])), judged)).toEqual({
      answer: 'unknown',
      startedOn: first,
      observedDays: 0,
    })
  })

  it('says nothing of a price without promotion, of an ended one, and of nothing', () => {
    expect(verdictOf(days(times(30, 200), times(3, [200, 100]), [200]), judged)).toBeNull()
    expect(verdictOf(days(times(30, 200), times(3, 150)), judged)).toBeNull()
    expect(verdictOf([], judged)).toBeNull()
  })

  it('gives no percentage below one percent', () => {
    expect(verdictOf(days(times(30, 1000), [[1000, 999]]), judged)).toMatchObject({ answer: 'real', percent: null })
  })

  it('gives perishables and unranked goods no verdict', () => {
    const history = days(times(30, 200), times(2, [200, 100]))
    const unjudged = { answer: 'unjudged', startedOn: addDays(first, 30) }
    expect(verdictOf(history, { perishable: true, noVerdict: null })).toEqual(unjudged)
    for (const group of ['medicine', 'tobacco', 'infant-formula'] as const) {
      expect(verdictOf(history, { perishable: false, noVerdict: group })).toEqual(unjudged)
    }
    expect(verdictOf(history, null)).toEqual(unjudged)
  })
})

describe('verdictOnClaim', () => {
  const claim = { from: addDays(first, 40), price: 150, old: 300 }

  it('measures an offer by what its shop asked before, not by the price that it prints', () => {
    expect(verdictOnClaim(days(times(40, 200)), claim, judged)).toMatchObject({ answer: 'real', percent: 25 })
    expect(verdictOnClaim(days(times(38, 200), times(2, 150)), claim, judged)).toEqual({
      answer: 'not-real',
      startedOn: claim.from,
      prior: { cents: 150, day: addDays(first, 39) },
    })
  })

  it('takes a promotion that went on until then as the same reduction', () => {
    expect(verdictOnClaim(days(times(38, 200), times(2, [200, 150])), claim, judged)).toMatchObject({
      answer: 'real',
      startedOn: addDays(first, 38),
      prior: { cents: 200 },
    })
  })

  it('looks at no day of its own', () => {
    expect(verdictOnClaim(days(times(40, 200), times(3, 150)), claim, judged)).toMatchObject({ answer: 'real' })
  })

  it('knows too little without a history', () => {
    expect(verdictOnClaim([], claim, judged)).toMatchObject({ answer: 'unknown', observedDays: 0 })
  })
})

describe('days without observation', () => {
  it('do not end a reduction while they are few', () => {
    const history = days(times(30, 200), times(2, [200, 150]), times(10, null), times(2, [200, 140]))
    expect(verdictOf(history, judged)).toMatchObject({ startedOn: addDays(first, 30), prior: { cents: 200 } })
  })

  it('leave nothing to say when they are many', () => {
    const history = days(times(30, 200), times(2, [200, 150]), times(11, null), times(2, [200, 140]))
    expect(verdictOf(history, judged)).toMatchObject({ answer: 'unknown', startedOn: addDays(first, 43) })
  })
})

const stretch = fc.record({
  length: fc.integer({ min: 1, max: 45 }),
  shelf: fc.integer({ min: 100, max: 2000 }),
  cut: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
})

type Truth = { day: string; shelf: number; promo: number | null; seen: boolean }

const year = fc
  .tuple(fc.array(stretch, { minLength: 10, maxLength: 40 }), fc.array(fc.nat(9), { minLength: 366, maxLength: 366 }))
  .map(([stretches, luck]): Truth[] =>
    stretches
      .flatMap(({ length, shelf, cut }) =>
        Array.from({ length }, () => ({ shelf, promo: cut === null ? null : shelf - cut })),
      )
      .slice(0, 366)
      // About one day in ten is missing, as in the real files.
      .map((cost, index) => ({ ...cost, day: addDays(first, index), seen: luck[index] !== 0 })),
  )

const observed = (truth: Truth[]): PriceDay[] =>
  truth.flatMap(({ day, shelf, promo, seen }) => (seen ? { day, shelf, promo, price: promo ?? shelf } : []))

/** An independent implementation of the rule, backwards from each reduction. */
function expected({ startedOn }: Reduction, seen: PriceDay[]): number | null {
  const before = seen.filter(({ day }) => day >= addDays(startedOn, -referenceDays) && day < startedOn)
  return before.length < requiredDays ? null : Math.min(...before.map(({ price }) => price))
}

describe('on generated years', () => {
  it('finds the true reference of every reduction', () => {
    fc.assert(
      fc.property(year, (truth) => {
        const seen = observed(truth)
        for (const reduction of reductionsIn(seen))
          expect(reduction.prior?.cents ?? null).toBe(expected(reduction, seen))
      }),
    )
  })

  it('puts every observed day of promotion into exactly one reduction, and no other day', () => {
    fc.assert(
      fc.property(year, (truth) => {
        const seen = observed(truth)
        const reductions = reductionsIn(seen)
        for (const { day, promo } of seen) {
          const around = reductions.filter(({ startedOn, seenOn }) => startedOn <= day && day <= seenOn)
          expect(around.length).toBe(promo === null ? 0 : 1)
        }
      }),
    )
  })

  it('never promises more than the cheapest of the 30 days before allows', () => {
    fc.assert(
      fc.property(year, (truth) => {
        const seen = observed(truth)
        const verdict = verdictOf(seen, judged)
        const today = seen.at(-1)
        if (verdict?.answer !== 'real' || !today) return
        expect(today.price).toBeLessThan(verdict.prior.cents)
        const percent = verdict.percent ?? 0
        expect(today.price * 100).toBeLessThanOrEqual(verdict.prior.cents * (100 - percent))
        for (const { day, price } of seen) {
          if (day < verdict.startedOn && day >= addDays(verdict.startedOn, -referenceDays)) {
            expect(price).toBeGreaterThanOrEqual(verdict.prior.cents)
          }
        }
      }),
    )
  })

  it('does not change its mind about a reduction because of what comes later', () => {
    fc.assert(
      fc.property(year, fc.nat(365), (truth, cut) => {
        const early = reductionsIn(observed(truth.slice(0, cut)))
        const later = reductionsIn(observed(truth))
        for (const [index, { startedOn, prior }] of early.entries()) {
          expect(later[index]).toMatchObject({ startedOn, prior })
        }
      }),
    )
  })

  it('is blind to a raise of the shelf price on the days of the promotion itself', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 500 }), (truth, raise) => {
        const seen = observed(truth)
        const raised = seen.map((day) => (day.promo === null ? day : { ...day, shelf: day.shelf + raise }))
        expect(verdictOf(raised, judged)).toEqual(verdictOf(seen, judged))
      }),
    )
  })
})
