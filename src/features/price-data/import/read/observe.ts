import { grocerySize, type PackSize } from '@/domain/pack-size'
import { mendedGroup } from '@/domain/product-group-of'
import { sizedName } from '@/domain/sized-name'
import { wholePack } from '@/domain/stored-pack'
import settlements from '../data/settlements.json'
import { columns } from './columns'
import { isLegible } from './legible'
import { cents, type Decimal, type FileCurrency } from './price-text'
import { clean } from './text-value'

export const rejections = ['columns', 'settlement', 'store', 'product', 'characters', 'code', 'group', 'price'] as const
export type Rejection = (typeof rejections)[number]

const names = new Map<string, string>(Object.entries(settlements))

/**
 * The EKATTE code of five digits, from a code without its leading zeros (`702`), with a district (`68134-07`) or with
 * one zero too many (`068134`). Null where no such settlement exists.
 */
function settlementCode(written: string): string | null {
  const digits = written.trim().match(/^(\d{1,6})(?:-\d+)?$/)?.[1]
  if (!digits) return null
  const code = digits.length === 6 && digits.startsWith('0') ? digits.slice(1) : digits.padStart(5, '0')
  return names.has(code) ? code : null
}

/** @throws RangeError for a code that `settlementCode` has not given */
export function settlementName(code: string): string {
  const name = names.get(code)
  if (!name) throw new RangeError(`no settlement has the code ${code}`)
  return name
}

const groups = 101

/** Amounts are whole cents of the day's currency; `promo` is below `shelf` or null. */
export type FileRow = {
  settlement: string
  store: string
  name: string
  code: string
  group: number
  shelf: number
  promo: number | null
  /** The promotional price is at or above the shelf price, or not readable. */
  promoIgnored: boolean
  /**
   * The promotional price is above the shelf price or not readable, which no chain writes for a product that is not
   * reduced.
   */
  promoStrange: boolean
}

export type PriceFormat = { decimal: Decimal; currency: FileCurrency }

/** Excel writes a long number as `3.80012E+12`, which is the same for many products. */
const rounded = /^\d+(?:[.,]\d+)?e\+?\d+$/i

export function readRow(values: string[], { decimal, currency }: PriceFormat): FileRow | Rejection {
  const [place, store, name, code, group, shelf, promo] = values.map(clean)
  if (values.length !== columns.length || promo === undefined) return 'columns'
  const settlement = settlementCode(place ?? '')
  if (!settlement) return 'settlement'
  if (!store) return 'store'
  if (!name) return 'product'
  if (!isLegible(name) || !isLegible(store)) return 'characters'
  if (!code || !isLegible(code) || rounded.test(code)) return 'code'
  const groupNumber = /^\d{1,3}$/.test(group ?? '') ? Number(group) : 0
  if (groupNumber < 1 || groupNumber > groups) return 'group'
  const price = cents(shelf, decimal, currency)
  if (!price) return 'price'
  const reduced = promo === '' ? 0 : cents(promo, decimal, currency)
  const valid = reduced !== null && reduced > 0 && reduced < price
  return {
    settlement,
    store,
    name,
    code,
    group: groupNumber,
    shelf: price,
    promo: valid ? reduced : null,
    promoIgnored: !valid && reduced !== 0,
    promoStrange: !valid && reduced !== 0 && reduced !== price,
  }
}

export const wholeCountry = 'BG'

/** Values are those of most rows. Pack amounts are grams, millilitres or pieces. */
export type Listing = {
  code: string
  name: string
  /** Null where the name belongs to no group, see src/domain/product-group-of.ts. */
  group: number | null
  pack: PackSize | null
}

/**
 * One product in one place on one day, in whole cents of the day's currency. The median of an even number of stores is
 * the lower of the two in the middle: a price that is really charged. `promo` is the lowest promotional price of the
 * stores.
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

export function aggregatePrices(rows: FileRow[]): Observed {
  const byCode = Map.groupBy(rows, (row) => row.code)
  const listings: Listing[] = []
  const observations: Observation[] = []
  let namesDiffer = 0
  for (const [code, sold] of byCode) {
    const name = mostFrequent(sold.map((row) => row.name))
    if (sold.some((row) => row.name !== name)) namesDiffer += 1
    const group = mendedGroup(mostFrequent(sold.map((row) => row.group)), name)
    listings.push({ code, name, group, pack: wholePack(grocerySize(sizedName(name, group))) })
    observations.push(observation(code, wholeCountry, sold))
    for (const [place, here] of Map.groupBy(sold, (row) => row.settlement)) {
      observations.push(observation(code, place, here))
    }
  }
  const stores = new Set(rows.map((row) => `${row.settlement}\n${row.store}`)).size
  return { listings, observations, stores, namesDiffer }
}

function observation(code: string, place: string, rows: FileRow[]): Observation {
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

/** Of equally frequent values the one that sorts first, so that the order of the rows does not matter. */
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
