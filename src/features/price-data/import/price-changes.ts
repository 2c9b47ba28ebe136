import { type ChainFinding, finding, type LastDay, type Today } from './chain-day'
import { type Compared, promoChanges } from './promo-changes'
import { wholeCountry } from './read/observe'
import { jumpFactor } from './report'
import { inEuro } from './store/checks'
import { changeFactor, fewCompared, manyCompared, mostLost } from './thresholds'

/** A price in leva, in cents, or with a shifted decimal point. */
const knownFactors = [1.95583, 10, 100, 1000]

type Pair = { code: string; before: number; now: number }

export function priceChanges(today: Today, listings: LastDay['listings']): (ChainFinding | null)[] {
  const { day, observed } = today
  const both = observed.observations.flatMap((observation) => {
    const known = observation.place === wholeCountry ? listings.get(observation.code) : undefined
    return known ? [{ code: observation.code, known, euro: inEuro(observation, day).euro }] : []
  })
  const shelf = both.map(({ code, known, euro }): Pair => ({ code, before: known.median, now: euro.median }))
  const paid = both.map(
    ({ code, known, euro }): Pair => ({
      code,
      before: known.promo ?? known.low,
      now: euro.promo ?? euro.low,
    }),
  )
  const changed = both.filter(({ known, euro }) => sizes.some((size) => differs(known[size], euro[size])))
  return [
    jumps(shelf) ?? jumps(paid),
    sameFactor(shelf),
    manyCompared <= both.length && (changed.length > both.length / 2 || areWhole(both))
      ? finding('prices-change', both.length, changed)
      : null,
    ...promoChanges(today, both),
  ]
}

const sizes = ['low', 'median', 'high'] as const

const differs = (one: number, other: number) => Math.max(one, other) > changeFactor * Math.min(one, other)

function areWhole(both: Compared[]): boolean {
  const whole = (prices: number[]) => prices.filter((price) => price % 100 === 0).length
  const before = whole(both.map(({ known }) => known.median))
  return before < both.length * mostLost && whole(both.map(({ euro }) => euro.median)) > both.length * (1 - mostLost)
}

const isJump = ({ before, now }: Pair) => Math.max(before, now) >= jumpFactor * Math.min(before, now)

function jumps(pairs: Pair[]): ChainFinding | null {
  const jumped = pairs.filter(isJump)
  const isMany = pairs.length < fewCompared ? jumped.length === pairs.length : jumped.length > pairs.length * mostLost
  if (jumped.length === 0 || !isMany) return null
  const factor = medianFactor(pairs)
  const isKnown = knownFactors.some((known) => near(factor, known, 0.03) || near(1 / factor, known, 0.03))
  if (pairs.length < fewCompared && !isKnown) return null
  return { ...finding('prices-jump', pairs.length, jumped), factor: rounded(factor) }
}

/** Most prices were multiplied by the same factor, however small: without a tax, or in another currency. */
function sameFactor(pairs: Pair[]): ChainFinding | null {
  const factor = medianFactor(pairs)
  const same = pairs.filter(
    ({ before, now }) => before !== now && Math.abs(now - before * factor) <= Math.max(1, now * 0.01),
  )
  if (pairs.length < fewCompared || near(factor, 1, 0.03) || same.length <= pairs.length / 2) return null
  return { ...finding('prices-factor', pairs.length, same), factor: rounded(factor) }
}

function medianFactor(pairs: Pair[]): number {
  const factors = pairs.map(({ before, now }) => now / before).sort((one, other) => one - other)
  return factors[Math.floor(factors.length / 2)] ?? 1
}

const near = (one: number, other: number, tolerance: number) => Math.abs(one / other - 1) <= tolerance
const rounded = (factor: number) => Number(factor.toPrecision(3))
