import { type ChainFinding, finding, type KnownListing, type Today } from './chain-day'
import type { CompanyFile } from './read/company-file'
import { type Observed, wholeCountry } from './read/observe'
import type { inEuro } from './store/checks'
import {
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

export type Compared = { code: string; known: KnownListing; euro: ReturnType<typeof inEuro>['euro'] }

export function promoChanges({ file, observed }: Today, both: Compared[]): (ChainFinding | null)[] {
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
