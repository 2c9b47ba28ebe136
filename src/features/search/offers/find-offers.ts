import { z } from 'zod'
import { facetCount, foundRows, unitCounts } from '../found'
import type { Plan } from '../query-plan'
import type { RankCursor } from '../rank-cursor'
import { findBest } from '../score'
import type { PriceFilters } from '../types'
import { bestOffersStatement, offersStatement } from './statements'
import { type OfferSort, offerStates } from './types'

const hits = z.array(z.object({ id: z.string(), rank: z.coerce.number() }))
const answer = z.object({
  total: z.number(),
  hits: hits.nullable(),
  categories: z.array(facetCount),
  retailers: z.array(facetCount),
  towns: z.array(facetCount),
  groups: z.array(facetCount),
  states: z.array(facetCount.extend({ id: z.enum(offerStates) })),
  withoutCard: z.number(),
  brands: z.array(facetCount.extend({ name: z.string() })),
  reduced: z.number(),
  units: unitCounts,
  cheapest: z.number().nullable(),
})

export type FoundOffers = z.infer<typeof answer> & { hits: z.infer<typeof hits> }

export type FindOffers = {
  plan: Plan
  query: string
  /** How many of the plan's terms a hit can have. */
  met: number
  category: string | undefined
  retailer: string | undefined
  town: string | undefined
  /** The number of an official group. */
  group: number | undefined
  state: (typeof offerStates)[number] | undefined
  withoutCard: boolean
  priced: PriceFilters
  sort: OfferSort
  today: string
  cursor: RankCursor | null
  limit: number
}

/** Finds offers with the counts of each facet under the other facets' filters; the order is explained at the statements. */
export async function findOffers(options: FindOffers): Promise<FoundOffers> {
  const { category, retailer, town, group, state, withoutCard, priced, cursor } = options
  const chosen = [category, retailer, town, group, state, withoutCard, cursor, ...Object.values(priced)]
  const [row] = await foundRows(offersStatement(options), chosen)
  const { hits: few, ...found } = answer.parse(row)
  const best = () =>
    findBest({ ...options, total: found.total }, async (stage) =>
      hits.parse(await foundRows(bestOffersStatement(options, stage), chosen)),
    )
  return { ...found, hits: few ?? (await best()) }
}
