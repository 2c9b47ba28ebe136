import { z } from 'zod'
import { db } from '@/server/cms'
import { facetCount } from '../found'
import type { OfferSort } from '../offers/types'
import type { Plan } from '../plan'
import type { RankCursor } from '../rank-cursor'
import { findBest } from '../score'
import type { PriceFilters } from '../types'
import { countKinds } from './count-kinds'
import { productKinds } from './kinds'
import { bestProductsStatement, productsStatement } from './statements'

const hits = z.array(z.object({ id: z.number(), rank: z.coerce.number() }))
const answer = z.object({
  kinds: z.array(z.number()),
  counts: z.array(z.number()),
  hits,
  cheapest: z.number().nullable(),
  brands: z.array(facetCount.extend({ name: z.string() })),
  reduced: z.number(),
})

export type FoundProducts = ReturnType<typeof countKinds> &
  Pick<z.infer<typeof answer>, 'hits' | 'cheapest' | 'brands' | 'reduced'>

export type FindProducts = {
  plan: Plan
  query: string
  /** How many of the plan's terms a hit can have. */
  met: number
  group: number | undefined
  chain: number | undefined
  place: number | undefined
  /** The companies whose prices count. */
  companies: number[]
  priced: PriceFilters
  sort: OfferSort
  cursor: RankCursor<number> | null
  limit: number
}

/** Finds products with the counts of each facet under the other facets' filters; the order is explained at the statements. */
export async function findProducts(options: FindProducts): Promise<FoundProducts> {
  const database = await db()
  const counted = countProducts(options)
  const best = async () =>
    findBest({ ...options, total: async () => (await counted).total }, async (stage) =>
      hits.parse((await database.execute(bestProductsStatement(options, stage))).rows),
    )
  const [found, byScore] = await Promise.all([counted, options.sort === 'relevance' ? best() : null])
  return { ...found, hits: byScore ?? found.hits }
}

async function countProducts(options: FindProducts): Promise<FoundProducts> {
  const { rows } = await (await db()).execute(productsStatement(options))
  const { kinds, counts, ...found } = answer.parse(rows[0])
  const known = await productKinds(kinds)
  const { meantGroups } = options.plan
  const counted = kinds.flatMap((id, index) => {
    const kind = known.get(id)
    const isMeant = !meantGroups || !kind || kind.group === null || meantGroups.includes(kind.group)
    return kind && isMeant ? [{ kind, count: counts[index] ?? 0 }] : []
  })
  return { ...countKinds(counted, options), ...found }
}
