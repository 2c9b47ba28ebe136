import { addDays } from '@/domain/calendar-day'
import { medianOf } from '@/domain/median'
import { percentBelow } from '@/domain/money'
import { type BasketTotal, basketTotals, stapleBasket } from '@/domain/staple-basket'
import { comparableDays } from '@/domain/validity'
import type { Chain, ListingPrice, NewestDays } from '@/features/price-data/types'
import type { ChainGroup } from './overview-query'

/** Integer euro cents, and percent rounded down. */
export type Saving = { cents: number; percent: number }

/**
 * Null where the price is not lower by at least one percent. Prices are euro cents, of a unit also parts of them; the
 * saving is the difference of the prices as they are shown.
 */
export function savingAgainst(price: number, other: number): Saving | null {
  const percent = percentBelow(price, other)
  return percent === null ? null : { cents: Math.round(other) - Math.round(price), percent }
}

/** In euro cents, of unit prices also parts of them; `median` is null with fewer than three prices. */
export type PriceSpread = { lowest: number; median: number | null; dearest: number; count: number }

export function figuresOf(prices: number[]): PriceSpread | null {
  const sorted = prices.toSorted((one, other) => one - other)
  const [lowest] = sorted
  const dearest = sorted.at(-1)
  if (lowest === undefined || dearest === undefined) return null
  return { lowest, median: medianOf(sorted), dearest, count: sorted.length }
}

/** Comparable prices of real chains, of invented ones only where there are no others; held-back prices are excluded. */
export function compared(listings: ListingPrice[]): ListingPrice[] {
  const current = listings.filter(({ comparable }) => comparable)
  const real = current.filter(({ chain }) => !chain.invented)
  return (real.length > 0 ? real : current).filter(({ hold }) => hold === null)
}

/** `same` are the groups that all of its chains have, `nowhere` those that none has. */
export type Basket = {
  same: number[]
  nowhere: number[]
  totals: (Omit<BasketTotal, 'chain'> & { chain: Chain; day: string })[]
  invented: boolean
}

const staples = new Set(stapleBasket.map(({ group }) => group))

/** Compares chains with prices of the newest days: real ones, else invented ones. Null without two to compare. */
export function basketOf(groups: ChainGroup[], newest: NewestDays): Basket | null {
  for (const invented of [false, true]) {
    const day = invented ? newest.invented : newest.real
    if (!day) continue
    const oldest = addDays(day, -comparableDays)
    const own = groups.flatMap(({ chain, group, day: seen, unitCents }) => {
      const counts = chain.invented === invented && seen >= oldest && staples.has(group)
      return counts && unitCents !== null ? [{ chain, group, day: seen, unitCents }] : []
    })
    const newestFirst = own.toSorted((one, other) => other.day.localeCompare(one.day))
    // The last entry counts, that of the oldest price: no sum is newer than what it adds up.
    const bySlug = new Map(newestFirst.map(({ chain, day: seen }) => [chain.slug, { chain, day: seen }]))
    const prices = own.map(({ chain, group, unitCents }) => ({ chain: chain.slug, group, unitCents }))
    const { same, nowhere, totals: bySum } = basketTotals(prices)
    const totals = bySum.flatMap(({ chain: slug, ...total }) => {
      const found = bySlug.get(slug)
      return found ? [{ ...total, ...found }] : []
    })
    if (totals.length > 1) return { same, nowhere, totals, invented }
  }
  return null
}
