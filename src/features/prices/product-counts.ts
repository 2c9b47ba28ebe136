import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { comparableDays } from '@/domain/validity'
import { allPlaces } from '@/features/price-data/types'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { chains, companies, companyDays, latest, listings } = tables.prices
const c = alias(chains, 'c')
const d = alias(companyDays, 'd')
const k = alias(companies, 'k')
const l = alias(listings, 'l')
const t = alias(latest, 't')

const row = z.object({ slug: z.string(), count: z.number() })

/** On the newest day of each company of the chain that reported shortly before the newest of them. */
export type ProductCount = z.infer<typeof row>

/** Listings of a chain with the same code or the same matched product count once. */
export async function readProductCounts(): Promise<ProductCount[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${c.slug}, count(distinct coalesce(${l.productId}::text, 'code ' || ${l.code}))::integer as count
    from (
      select ${k.id}, ${k.chainId}, reported.day, max(reported.day) over (partition by ${k.chainId}) as newest
      from ${companies} k
      cross join lateral (select max(${d.day}) as day from ${companyDays} d where ${d.companyId} = ${k.id}) reported
    ) own
    join ${chains} c on ${c.id} = own.chain_id
    join ${listings} l on ${l.companyId} = own.id
    join ${latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = ${allPlaces.id} and ${t.day} = own.day
    where own.day >= own.newest - ${comparableDays}::integer
    group by ${c.slug}`)
  return readableRows(row, rows, 'prices/product-counts')
}

export function getProductCounts(): Promise<ProductCount[]> {
  return cached({ name: 'price-product-counts', key: [], tags: [tag.prices] }, readProductCounts)
}
