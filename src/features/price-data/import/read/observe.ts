import { packSize } from '@/domain/pack-size'
import { mendedGroup } from '@/domain/product-group-mended'
import type { Row } from './row'

/** All stores of the country together. */
export const wholeCountry = 'BG'

/** A product of a company, as most of its rows name it. Pack amounts are grams, millilitres or pieces. */
export type Listing = {
  code: string
  name: string
  /** Null where the name says that it belongs to none, see src/domain/product-group-mended.ts. */
  group: number | null
  pack: ReturnType<typeof packSize>
}

/**
 * A company's prices of one product in one place on one day, in whole cents of the day's currency. The median of an even
 * number of stores is the lower of the two in the middle: a price that is really charged. `promo` is the lowest of the stores'
 * promotional prices.
 */
export type Observation = {
  code: string
  place: string
  low: number
  median: number
  high: number
  promo: number | null
  stores: number
}

export type Observed = { listings: Listing[]; observations: Observation[]; stores: number; namesDiffer: number }

/** Turns a company's rows, one for each store and product, into its products and their prices by place. */
export function aggregatePrices(rows: Row[]): Observed {
  const byCode = Map.groupBy(rows, (row) => row.code)
  const listings: Listing[] = []
  const observations: Observation[] = []
  let namesDiffer = 0
  for (const [code, sold] of byCode) {
    const name = mostFrequent(sold.map((row) => row.name))
    if (sold.some((row) => row.name !== name)) namesDiffer += 1
    listings.push({
      code,
      name,
      group: mendedGroup(mostFrequent(sold.map((row) => row.group)), name),
      pack: packSize(name),
    })
    observations.push(observation(code, wholeCountry, sold))
    for (const [place, here] of Map.groupBy(sold, (row) => row.settlement)) {
      observations.push(observation(code, place, here))
    }
  }
  const stores = new Set(rows.map((row) => `${row.settlement}\n${row.store}`)).size
  return { listings, observations, stores, namesDiffer }
}

function observation(code: string, place: string, rows: Row[]): Observation {
  const prices = rows.map((row) => row.shelf).sort((one, other) => one - other)
  const promos = rows.flatMap((row) => row.promo ?? [])
  const [low = 0] = prices
  return {
    code,
    place,
    low,
    median: prices[Math.floor((prices.length - 1) / 2)] ?? low,
    high: prices.at(-1) ?? low,
    promo: promos.length > 0 ? Math.min(...promos) : null,
    stores: rows.length,
  }
}

/** Of several equally frequent values the one that sorts first, so that the order of the rows does not matter. */
function mostFrequent<Value extends string | number>(values: Value[]): Value {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [first, ...others] = counts
  if (!first) throw new RangeError('the most frequent of no values')
  return others.reduce(
    (best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] < best[0]) ? each : best),
    first,
  )[0]
}
