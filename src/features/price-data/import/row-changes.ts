import { euroCentsOf } from '@/domain/money'
import { type ChainFinding, finding, type KnownListing, type LastDay, type Today } from './chain-day'
import { wholeCountry } from './read/observe'
import { currencyOf } from './store/checks'
import { differingRepeats, farPrices, isAbove, movedTowns, newProducts, otherCodes } from './thresholds'

export function rowChanges(today: Today, { listings }: LastDay): (ChainFinding | null)[] {
  return [
    farRows(today, listings),
    repeatedRows(today),
    foreignRows(today, listings),
    otherCode(today, listings),
    otherTowns(today, listings),
  ]
}

/** Prices far from all that the product cost in that town, or in the country where the town did not sell it. */
function farRows({ day, file }: Today, listings: LastDay['listings']): ChainFinding | null {
  const isLeva = currencyOf(day) === 'BGN'
  const rows = file.prices.filter(({ code }) => listings.has(code))
  const far = rows.filter(({ code, settlement, shelf }) => {
    const known = listings.get(code)
    const range = known?.places.get(settlement) ?? known
    const price = isLeva ? euroCentsOf(shelf) : shelf
    return range && (price >= range.high * farPrices.factor || price * farPrices.factor <= range.low)
  })
  return isAbove(far.length, rows.length, farPrices) ? finding('prices-far', rows.length, far) : null
}

function repeatedRows({ file }: Today): ChainFinding | null {
  const { rows, repeatsDiffer } = file
  return isAbove(repeatsDiffer.length, rows, differingRepeats)
    ? finding(
        'rows-differ',
        rows,
        repeatsDiffer.map((code) => ({ code })),
      )
    : null
}

/** More new products than a chain adds in a day, or most of those below a second header are new. */
function foreignRows({ file, observed }: Today, listings: LastDay['listings']): ChainFinding | null {
  const unknown = observed.listings.filter(({ code }) => !listings.has(code))
  if (isAbove(unknown.length, observed.listings.length, newProducts)) {
    return finding('products-new', observed.listings.length, unknown)
  }
  const behind = [...new Set(file.belowSecondHeader)].map((code) => ({ code }))
  const foreign = behind.filter(({ code }) => !listings.has(code))
  return isAbove(foreign.length, behind.length, { ...newProducts, share: newProducts.behindHeader })
    ? finding('products-new', behind.length, foreign)
    : null
}

/**
 * New codes with the names of products whose codes are missing, and codes rejected because several products share them.
 */
function otherCode({ file, observed }: Today, listings: LastDay['listings']): ChainFinding | null {
  const today = new Set(observed.listings.map(({ code }) => code))
  const gone = new Set([...listings].flatMap(([code, { name }]) => (today.has(code) ? [] : [name])))
  const renumbered = observed.listings.filter(({ code, name }) => !listings.has(code) && gone.has(name))
  if (renumbered.length < otherCodes.least) return null
  const count = renumbered.length + (file.rejected.code ?? 0)
  const all = listings.size + (file.rejected.code ?? 0)
  return isAbove(count, all, otherCodes) ? finding('codes-differ', listings.size, renumbered) : null
}

/** As many shops lost the products in one town as gained them in another. */
function otherTowns({ observed }: Today, listings: LastDay['listings']): ChainFinding | null {
  const local = observed.observations.filter(({ place, code }) => place !== wholeCountry && listings.has(code))
  const moved: { code: string; count: number }[] = []
  let all = 0
  for (const [code, here] of Map.groupBy(local, (one) => one.code)) {
    const known: KnownListing['places'] = listings.get(code)?.places ?? new Map()
    const now = new Map(here.map(({ place, stores }) => [place, stores]))
    const gains = [...now].map(([place, stores]) => Math.max(0, stores - (known.get(place)?.stores ?? 0)))
    const losses = [...known].map(([place, { stores }]) => Math.max(0, stores - (now.get(place) ?? 0)))
    const count = Math.min(sum(gains), sum(losses))
    if (count > 0) moved.push({ code, count })
    all += sum([...now.values()])
  }
  const count = sum(moved.map((one) => one.count))
  if (!isAbove(count, all, movedTowns)) return null
  return { reason: { kind: 'towns-differ', before: all, now: count }, code: moved[0]?.code }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
