import { middleOf } from './median'
import type { Unit } from './pack-size'

/** `amount` in grams, millilitres or pieces, by the group's unit. */
export type Staple = { group: number; unit: Unit; amount: number }

/** Weekly purchases of a household of two, of official groups that most chains report. */
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

/** The share of the basket that a chain must have, and the share that all compared chains must have in common. */
const requiredShare = 2 / 3
const commonShare = 1 / 2

/** In integer euro cents per kilo, litre or piece. */
export type UnitPriceOf = { chain: string; group: number; unitCents: number }

/**
 * In integer euro cents: `cents` of the staples that all chains have; `whole` of all staples that any of them has, with
 * `estimated` for the `missing` ones, at the median price of the others.
 */
export type BasketTotal = { chain: string; cents: number; whole: number; estimated: number; missing: number[] }

/** `nowhere` are the groups that none of the compared chains has: they are in no sum. */
type BasketTotals = { same: number[]; nowhere: number[]; totals: BasketTotal[] }

type Shelf = { chain: string; of: Map<number, number> }

/**
 * Adds up the cheapest of each staple over what all compared chains have, cheapest chain first, so that no chain wins
 * by having less and no estimate decides. Chains need two thirds of the staples; where the compared ones have less than
 * half of the basket in common, those with the fewest are left out. Equal sums are ordered by `whole`.
 */
export function basketTotals(prices: readonly UnitPriceOf[], basket = stapleBasket): BasketTotals {
  const shelves = comparedShelves(prices, basket)
  const cost = ({ unit, amount }: Staple, unitCents: number) =>
    Math.round((unitCents * amount) / (unit === 'piece' ? 1 : 1000))
  const same = inAll(shelves, basket)
  const known = basket.filter(({ group }) => shelves.some(({ of }) => of.has(group)))
  const usual = new Map(
    known.map(({ group }) => [group, middleOf(shelves.flatMap(({ of }) => of.get(group) ?? [])) ?? 0]),
  )
  const totals = shelves.map(({ chain, of }) => {
    const sum = (staples: readonly Staple[], at: ReadonlyMap<number, number>) =>
      staples.reduce((total, one) => total + cost(one, at.get(one.group) ?? 0), 0)
    const missing = known.filter(({ group }) => !of.has(group))
    const estimated = sum(missing, usual)
    const whole = sum(known, of) + estimated
    return { chain, cents: sum(same, of), whole, estimated, missing: missing.map(({ group }) => group) }
  })
  return {
    same: same.map(({ group }) => group),
    nowhere: basket.filter((one) => !known.includes(one)).map(({ group }) => group),
    totals: totals.sort((one, other) => one.cents - other.cents || one.whole - other.whole),
  }
}

function comparedShelves(prices: readonly UnitPriceOf[], basket: readonly Staple[]): Shelf[] {
  const count = ({ of }: Shelf) => basket.filter(({ group }) => of.has(group)).length
  const shelves = [...Map.groupBy(prices, ({ chain }) => chain)]
    .map(([chain, own]) => ({ chain, of: new Map(own.map(({ group, unitCents }) => [group, unitCents])) }))
    .filter((shelf) => count(shelf) >= basket.length * requiredShare)
    .sort((one, other) => count(other) - count(one) || (one.chain < other.chain ? -1 : 1))
  while (shelves.length > 1 && inAll(shelves, basket).length < basket.length * commonShare) shelves.pop()
  return shelves
}

const inAll = (shelves: readonly Shelf[], basket: readonly Staple[]) =>
  basket.filter(({ group }) => shelves.every(({ of }) => of.has(group)))
