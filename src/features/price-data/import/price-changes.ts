import { type ChainFinding, finding, type KnownListing, type LastDay, type Today } from './chain-day'
import type { CompanyFile } from './read/company-file'
import { type Observed, wholeCountry } from './read/observe'
import { jumpFactor } from './report'
import { inEuro } from './store/checks'
import {
  changeFactor,
  farPromos,
  fewCompared,
  filledPromos,
  isAbove,
  leastPromo,
  manyCompared,
  most,
  mostLost,
  promosAbove,
} from './thresholds'

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

type Compared = { code: string; known: KnownListing; euro: ReturnType<typeof inEuro>['euro'] }

function promoChanges({ file, observed }: Today, both: Compared[]): (ChainFinding | null)[] {
  return [
    lowPromos(observed.observations),
    lostPromos(file, both),
    strangePromos(file),
    farFromBefore(both),
    filled(both),
  ]
}

/**
 * The column of promotions is missing, or was read as the shelf prices: reduced products then cost the promotional
 * price without a reduction.
 */
function lostPromos({ hasPromos, prices }: CompanyFile, both: Compared[]): ChainFinding | null {
  const reduced = both.filter(({ known }) => known.promo !== null)
  if (!hasPromos) return reduced.length > 0 ? finding('promos-lost', reduced.length, reduced) : null
  const ignored = prices.filter((row) => row.promoIgnored)
  const codes = new Set(ignored.map(({ code }) => code))
  const moved = reduced.filter(({ code, known, euro }) => codes.has(code) && euro.low === known.promo)
  if (moved.length > reduced.length * mostLost) return finding('promos-lost', reduced.length, moved)
  // Some chains repeat the shelf price for products that are not reduced, but something always is reduced.
  const isRepeated = ignored.length > prices.length * most && prices.every(({ promo }) => promo === null)
  return isRepeated && reduced.length >= fewCompared ? finding('promos-lost', reduced.length, reduced) : null
}

function lowPromos(observations: Observed['observations']): ChainFinding | null {
  const reduced = observations.filter(({ place, promo }) => place === wholeCountry && promo !== null)
  const low = reduced.filter(({ promo, low: price }) => promo !== null && promo < price * leastPromo)
  if (low.length <= reduced.length * mostLost) return null
  return finding('promos-low', reduced.length, low)
}

/**
 * A promotional price above the shelf price or unreadable: of other rows, in leva, in percent, or swapped with the
 * shelf price.
 */
function strangePromos({ prices }: CompanyFile): ChainFinding | null {
  const strange = prices.filter((row) => row.promoStrange)
  const all = prices.filter(({ promo }) => promo !== null).length + strange.length
  return isAbove(strange.length, all, promosAbove) ? finding('promos-above', all, strange) : null
}

/** Products reduced on both days cost about half or twice as much as before: the column means something else. */
function farFromBefore(both: Compared[]): ChainFinding | null {
  const reduced = both.flatMap(({ code, known, euro }) =>
    known.promo === null || euro.promo === null ? [] : [{ code, before: known.promo, now: euro.promo }],
  )
  const far = reduced.filter(({ before, now }) => Math.max(before, now) >= farPromos.factor * Math.min(before, now))
  return isAbove(far.length, reduced.length, farPromos) ? finding('promos-far', reduced.length, far) : null
}

function filled(both: Compared[]): ChainFinding | null {
  const { share, before, tolerance } = filledPromos
  const reduced = both.flatMap(({ code, euro: { promo, low } }) =>
    promo === null ? [] : [{ code, ratio: promo / low }],
  )
  const known = both.filter((one) => one.known.promo !== null).length
  const ratios = reduced.map(({ ratio }) => ratio).sort((one, other) => one - other)
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0
  const same = reduced.filter(({ ratio }) => Math.abs(ratio - middle) <= tolerance)
  const isMost = both.length >= manyCompared && same.length > both.length * share && known < both.length * before
  return isMost ? finding('promos-filled', both.length, same) : null
}
