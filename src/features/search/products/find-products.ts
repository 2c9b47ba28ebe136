import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { comparableDays } from '@/domain/validity'
import { type ReportingCompany, searchTables } from '@/server/cache/process-cache'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { cachedLookupTable } from '../chains'
import { facetCount, foundRows } from '../cursor'
import { reductionCount } from '../reductions'
import { findBest } from '../score'
import { countKinds } from './count-kinds'
import { productKinds } from './kinds'
import { bestProductsStatement, type FindProducts, productsStatement } from './statements'
import { verdictsInTown } from './town-verdicts'

const row = z.object({ id: z.number(), chain: z.number() })

/**
 * Companies whose newest day is at most two days older than the newest of their kind, real or invented. The index has
 * no other companies.
 */
export async function companiesOf(chain: number | undefined): Promise<number[]> {
  const companies = await reportingCompanies()
  return companies.filter((company) => chain === undefined || company.chain === chain).map(({ id }) => id)
}

function reportingCompanies(): Promise<ReportingCompany[]> {
  return cachedLookupTable({
    store: searchTables().companies,
    name: 'companies',
    tags: [tag.prices],
    rows: sql`
      select id, chain from (
        select co.id, co.chain_id as chain, seen.day, max(seen.day) over (partition by ch.invented) as newest
        from prices.companies co
        join prices.chains ch on ch.id = co.chain_id
        cross join lateral (select max(day) as day from prices.company_days where company_id = co.id) seen
      ) known where day >= newest - ${comparableDays}::integer order by id`,
    read: (rows) => readableRows(row, rows, 'search/products/find-products'),
  })
}

const hits = z.array(z.object({ id: z.number(), rank: z.coerce.number() }))
const answer = z.object({
  kinds: z.array(z.number()),
  counts: z.array(z.number()),
  hits: hits.nullable(),
  cheapest: z.number().nullable(),
  brands: z.array(facetCount.extend({ name: z.string() })),
  reductions: z.array(reductionCount),
})

export type FoundProducts = ReturnType<typeof countKinds> &
  Pick<z.infer<typeof answer>, 'cheapest' | 'brands' | 'reductions'> & { hits: z.infer<typeof hits> }

export async function findProducts(asked: FindProducts): Promise<FoundProducts> {
  const options = { ...asked, inTown: await verdictsInTown(asked) }
  const { group, chain, place, priced, cursor } = options
  const chosen = [group, chain, place, cursor, ...Object.values(priced)]
  const [row] = await foundRows(productsStatement(options), chosen)
  const { kinds, counts, hits: few, ...found } = answer.parse(row)
  const known = await productKinds(kinds)
  const { meantGroups } = options.plan
  const counted = kinds.flatMap((id, index) => {
    const kind = known.get(id)
    const isMeant = !meantGroups || !kind || kind.group === null || meantGroups.includes(kind.group)
    return kind && isMeant ? [{ kind, count: counts[index] ?? 0 }] : []
  })
  const facets = countKinds(counted, options)
  const best = () =>
    findBest({ ...options, total: facets.total }, async (stage) =>
      hits.parse(await foundRows(bestProductsStatement(options, stage), chosen)),
    )
  return { ...facets, ...found, hits: few ?? (await best()) }
}
