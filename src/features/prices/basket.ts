import { addDays } from '@/domain/calendar-day'
import { comparableDays } from '@/domain/price-age'
import { type BasketTotal, basketTotals } from '@/domain/staple-basket'
import type { ChainGroup } from './overview-query'
import type { Chain, NewestDays } from './types'

/** `same` are the groups that all of its chains have. */
export type Basket = {
  same: number[]
  totals: (Omit<BasketTotal, 'chain'> & { chain: Chain; day: string })[]
  invented: boolean
}

/** The basket at chains with prices of the newest days: of real chains, else of invented ones. Null without two to compare. */
export function basketOf(groups: ChainGroup[], newest: NewestDays): Basket | null {
  for (const invented of [false, true]) {
    const day = invented ? newest.invented : newest.real
    if (!day) continue
    const oldest = addDays(day, -comparableDays)
    const own = groups.filter(({ chain, day: of }) => chain.invented === invented && of >= oldest)
    const bySlug = new Map(own.map(({ chain, day: of }) => [chain.slug, { chain, day: of }]))
    const prices = own.flatMap(({ chain, group, unitCents }) =>
      unitCents === null ? [] : { chain: chain.slug, group, unitCents },
    )
    const { same, totals: bySum } = basketTotals(prices)
    const totals = bySum.flatMap(({ chain: slug, ...total }) => {
      const found = bySlug.get(slug)
      return found ? [{ ...total, ...found }] : []
    })
    if (totals.length > 1) return { same, totals, invented }
  }
  return null
}
