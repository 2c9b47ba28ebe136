import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { unitPriceIn } from '../lowest-price'

const { chainGroups, companies, latest, listings } = tables.prices
const { productGroups } = tables
const g = alias(productGroups, 'g')
const k = alias(companies, 'k')
const l = alias(listings, 'l')
const t = alias(latest, 't')

/** Listings of a chain with the same code or the same matched product count as one product. */
const productOfListing = sql`coalesce(${l.productId}::text, 'code ' || ${l.code})`

export async function rebuildChainGroups(database: Database, group: number | null = null): Promise<void> {
  const chosen = (column: SQL) => (group === null ? sql`true` : sql`${column} = ${group}`)
  await database.execute(sql`delete from ${chainGroups} where ${chosen(sql`${chainGroups.groupNumber}`)}`)
  await database.execute(sql`
    insert into ${chainGroups} (${named(chainGroups, 'chainId', 'groupNumber', 'day', 'listings', 'unitCents')})
    select ${k.chainId}, ${l.groupNumber}, max(${t.day}), count(distinct ${productOfListing}),
      min(${unitPriceIn(sql`${g.baseUnit}::text`)}) filter (where ${l.hold} is null)
    from ${latest} t
    join ${listings} l on ${l.id} = ${t.listingId}
    join ${companies} k on ${k.id} = ${l.companyId}
    join ${productGroups} g on ${g.number} = ${l.groupNumber}
    where ${t.placeId} = 0 and ${chosen(sql`${l.groupNumber}`)}
    group by ${k.chainId}, ${l.groupNumber}`)
}
