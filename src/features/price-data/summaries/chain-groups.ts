import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { comparableDays } from '@/domain/validity'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isRanked, joinOwnGroup, unitPriceIn } from '../lowest-price'

const { chainGroups, companies, latest, listings } = tables.prices
const { productGroups } = tables
const g = alias(productGroups, 'g')
const k = alias(companies, 'k')
const l = alias(listings, 'l')
const t = alias(latest, 't')

/** Listings of a chain with the same code or the same matched product count as one product. */
const productOfListing = sql`coalesce(${l.productId}::text, 'code ' || ${l.code})`

/**
 * Products and the lowest price of each chain in each group. Of a chain's companies only those count that reported
 * shortly before the newest of them: the last prices of one that reports no more stay for good.
 */
export async function rebuildChainGroups(database: Database, group: number | null = null): Promise<void> {
  const chosen = (column: SQL) => (group === null ? sql`true` : sql`${column} = ${group}`)
  await database.execute(sql`delete from ${chainGroups} where ${chosen(sql`${chainGroups.groupNumber}`)}`)
  await database.execute(sql`
    insert into ${chainGroups} (${named(chainGroups, 'chainId', 'groupNumber', 'day', 'listings', 'unitCents')})
    select chain_id, group_number, max(day), count(distinct product), min(unit_cents) filter (where ranked)
    from (
      select ${k.chainId}, ${l.groupNumber}, ${t.day}, ${productOfListing} as product,
        ${unitPriceIn(sql`${g.baseUnit}::text`)} as unit_cents, ${l.hold} is null and ${isRanked} as ranked,
        max(${t.day}) over (partition by ${k.chainId}, ${l.groupNumber}) as newest
      from ${latest} t
      join ${listings} l on ${l.id} = ${t.listingId}
      join ${companies} k on ${k.id} = ${l.companyId}
      join ${productGroups} g on ${g.number} = ${l.groupNumber}
      ${joinOwnGroup}
      where ${t.placeId} = 0 and ${chosen(sql`${l.groupNumber}`)}
    ) reported
    where day >= newest - ${comparableDays}::integer
    group by chain_id, group_number`)
}
