import { z } from 'zod'
import type { ReductionAnswer } from '@/domain/reduction'
import { judgeListings, verdictRule } from '@/features/price-data/reductions/judge-listings'
import { answeredEach } from '@/server/cache/cached'
import { readableRows } from '@/server/db/readable-rows'
import { publicDb } from '@/server/replicas/public-reads'
import { searchTags } from '../params'
import { type FindProducts, promotionsStatement } from './statements'

const promotion = z.object({
  listing: z.number(),
  company: z.number(),
  day: z.string(),
  rule: verdictRule.nullable(),
})

/**
 * Verdicts on the promotions that cards of the hits show in the chosen town, by listing. Only those of the whole country
 * are stored, and a town's may be others. Undefined without a town.
 */
export async function verdictsInTown(options: FindProducts): Promise<FindProducts['inTown']> {
  const { place } = options
  if (place === undefined) return undefined
  const { rows } = await (await publicDb()).execute(promotionsStatement(options))
  const promotions = readableRows(promotion, rows, 'search/products/town-verdicts')
  const byListing = new Map(promotions.map((found) => [found.listing, found]))
  const known = await answeredEach(
    { name: 'search-town-verdict', key: place, tags: searchTags },
    [...byListing.keys()],
    async (missing) => {
      const asked = missing.flatMap((id) => {
        const found = byListing.get(id)
        return found ? [{ id, companyId: found.company, day: found.day, rule: found.rule }] : []
      })
      const verdicts = await judgeListings(await publicDb(), asked, place)
      return asked.map(({ id }): [number, Answer] => [id, [id, verdicts.get(id)?.answer ?? 'unknown']])
    },
  )
  return Object.fromEntries(known)
}

type Answer = [listing: number, answer: ReductionAnswer]
