import { addDays } from '@/domain/calendar-day'
import { comparableDays } from '@/domain/price-age'
import type { ChainGroup } from './overview-query'
import type { NewestDays } from './types'

/** What a group costs: how many prices, and the lowest per unit in euro cents. */
export type GroupFigures = { count: number; lowest: number | null }

/**
 * The prices of a group that may be compared: of chains that reported with the others of their kind, and of real ones, where there
 * are any. A group that only chains from before have is counted, without a lowest price.
 */
export function comparedChains(groups: ChainGroup[], newest: NewestDays): ChainGroup[] {
  const current = groups.filter(({ chain, day }) => {
    const last = chain.invented ? newest.invented : newest.real
    return last !== null && day >= addDays(last, -comparableDays)
  })
  const real = current.filter(({ chain }) => !chain.invented)
  return real.length > 0 ? real : current
}

export function groupFigures(groups: ChainGroup[], newest: NewestDays): GroupFigures {
  const compared = comparedChains(groups, newest)
  const unitCents = compared.flatMap((group) => group.unitCents ?? [])
  return {
    count: (compared.length > 0 ? compared : groups).reduce((sum, { listings }) => sum + listings, 0),
    lowest: unitCents.length > 0 ? Math.min(...unitCents) : null,
  }
}
