import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { priceHolds } from '@/domain/price-outlier'
import { chainColumns, chainJoins, chainRow, toChain } from '@/features/price-data/listing-query'
import type { ListingPrice } from '@/features/price-data/types'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { prices } = tables
const c = alias(prices.chains, 'c')
const d = alias(prices.companyDays, 'd')
const k = alias(prices.companies, 'k')
const l = alias(prices.listings, 'l')
const t = alias(prices.latest, 't')

type GoneListing = Pick<ListingPrice, 'chain' | 'company' | 'companyId' | 'day' | 'hold' | 'id' | 'name'>

const row = chainRow.extend({
  id: z.number(),
  company_id: z.number(),
  company: z.string().nullable(),
  name: z.string(),
  hold: z.enum(priceHolds).nullable(),
  day: z.string(),
})

/** Those that their company no longer reports in this place. They have no price, and the newest day of the company. */
export async function readGoneListings(product: number, placeId: number): Promise<GoneListing[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${l.id}, ${l.companyId}, ${k.name} as company, ${l.name}, ${l.hold}, newest.day::text as day, ${chainColumns}
    from ${prices.listings} l
    join ${prices.companies} k on ${k.id} = ${l.companyId} ${chainJoins}
    cross join lateral (
      select max(${d.day}) as day from ${prices.companyDays} d where ${d.companyId} = ${l.companyId}) newest
    where ${l.productId} = ${product} and newest.day is not null
      and not exists (select from ${prices.latest} t where ${t.listingId} = ${l.id} and ${t.placeId} = ${placeId})
    order by ${c.name}, ${l.id}`)
  return readableRows(row, rows, 'prices/gone-listings').map((found) => ({
    ...{ id: found.id, company: found.company, name: found.name, hold: found.hold, day: found.day },
    companyId: found.company_id,
    chain: toChain(found),
  }))
}
