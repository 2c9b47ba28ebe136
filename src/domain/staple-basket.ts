import type { Unit } from './pack-size'

/** A staple by its official group; `amount` in grams, millilitres or pieces of the group's unit. */
export type Staple = { group: number; unit: Unit; amount: number }

/** What a household of two buys in a week, of official groups that most chains report. */
export const stapleBasket: readonly Staple[] = [
  { group: 1, unit: 'kg', amount: 1000 },
  { group: 6, unit: 'l', amount: 2000 },
  { group: 7, unit: 'kg', amount: 1600 },
  { group: 9, unit: 'kg', amount: 400 },
  { group: 11, unit: 'kg', amount: 400 },
  { group: 12, unit: 'kg', amount: 250 },
  { group: 31, unit: 'piece', amount: 10 },
  { group: 33, unit: 'kg', amount: 500 },
  { group: 35, unit: 'kg', amount: 1000 },
  { group: 36, unit: 'kg', amount: 500 },
  { group: 38, unit: 'kg', amount: 1000 },
  { group: 40, unit: 'kg', amount: 1000 },
  { group: 42, unit: 'l', amount: 1000 },
  { group: 52, unit: 'kg', amount: 1000 },
  { group: 54, unit: 'kg', amount: 1000 },
  { group: 55, unit: 'kg', amount: 1000 },
  { group: 61, unit: 'kg', amount: 2000 },
  { group: 70, unit: 'kg', amount: 200 },
]

/** The share of the basket that a chain must have to be compared. */
const requiredShare = 2 / 3

/** The lowest price per kilo, litre or piece of a group at a chain, in integer euro cents. */
export type UnitPriceOf = { chain: string; group: number; unitCents: number }

/** What the basket costs at a chain. `missing` groups count in `cents` at the median price of the chains that have them. */
export type BasketTotal = { chain: string; cents: number; missing: number[] }

/**
 * The cheapest of each staple at each chain, added up, cheapest chain first. Only chains with two thirds of the staples are
 * compared; what one of them lacks counts at the median of the others, so that no chain is cheap by having less. A staple
 * that no compared chain has is left out for all. Of equal totals the chain that has more goes first.
 */
export function basketTotals(prices: readonly UnitPriceOf[], basket = stapleBasket): BasketTotal[] {
  const byChain = Map.groupBy(prices, ({ chain }) => chain)
  const cost = ({ unit, amount }: Staple, unitCents: number) =>
    Math.round((unitCents * amount) / (unit === 'piece' ? 1 : 1000))
  const enough = [...byChain]
    .map(([chain, own]) => ({ chain, of: new Map(own.map(({ group, unitCents }) => [group, unitCents])) }))
    .filter(({ of }) => basket.filter(({ group }) => of.has(group)).length >= basket.length * requiredShare)
  const staples = basket.filter(({ group }) => enough.some(({ of }) => of.has(group)))
  const middle = new Map(
    staples.map(({ group }) => [group, median(enough.flatMap(({ of }) => of.get(group) ?? []))] as const),
  )
  return enough
    .map(({ chain, of }) => ({
      chain,
      cents: staples.reduce((sum, one) => sum + cost(one, of.get(one.group) ?? middle.get(one.group) ?? 0), 0),
      missing: staples.filter(({ group }) => !of.has(group)).map(({ group }) => group),
    }))
    .sort((one, other) => one.cents - other.cents || one.missing.length - other.missing.length)
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
}
