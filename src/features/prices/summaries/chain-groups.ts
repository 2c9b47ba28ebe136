import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '@/server/db/transaction'
import { unitCents } from '../unit-cents'

/** Renews what each chain has of each group, or of one, in the whole country, and its lowest price per kilo, litre or piece of those not held back. */
export async function rebuildChainGroups(database: Database, group: number | null = null): Promise<void> {
  const chosen = (column: SQL) => (group === null ? sql`true` : sql`${column} = ${group}`)
  await database.execute(sql`delete from prices.chain_groups where ${chosen(sql`group_number`)}`)
  await database.execute(sql`
    insert into prices.chain_groups (chain_id, group_number, day, listings, unit_cents)
    select k.chain_id, l.group_number, max(t.day), count(*), min(${unitCents(sql`g.base_unit::text`)}) filter (where l.hold is null)
    from prices.latest t
    join prices.listings l on l.id = t.listing_id
    join prices.companies k on k.id = l.company_id
    join product_groups g on g.number = l.group_number
    where t.place_id = 0 and ${chosen(sql`l.group_number`)}
    group by k.chain_id, l.group_number`)
}
