import { z } from 'zod'
import { db } from '@/server/cms'
import { facetCount, unitCounts } from '../found'
import type { OfferSort } from '../offers/types'
import type { Plan } from '../plan'
import type { RankCursor } from '../rank-cursor'
import { findBest } from '../score'
import { bestProductsStatement, productsStatement } from './statements'

const hits = z.array(z.object({ id: z.number(), rank: z.coerce.number() }))
const answer = z.object({
  total: z.number(),
  hits,
  groups: z.array(facetCount),
  chains: z.array(facetCount),
  places: z.array(facetCount),
  units: unitCounts,
  cheapest: z.number().nullable(),
})

export type FoundProducts = z.infer<typeof answer>

export type FindProducts = {
  plan: Plan
  query: string
  group: number | undefined
  chain: number | undefined
  place: number | undefined
  sort: OfferSort
  cursor: RankCursor<number> | null
  limit: number
}

/** Finds products with the counts of each facet under the other facets' filters; the order is explained at the statements. */
export async function findProducts(options: FindProducts): Promise<FoundProducts> {
  const database = await db()
  const counted = database.execute(productsStatement(options)).then(({ rows }) => answer.parse(rows[0]))
  const best = async () =>
    findBest({ ...options, total: async () => (await counted).total }, async (stage) =>
      hits.parse((await database.execute(bestProductsStatement(options, stage))).rows),
    )
  const [found, byScore] = await Promise.all([counted, options.sort === 'relevance' ? best() : null])
  return { ...found, hits: byScore ?? found.hits }
}
