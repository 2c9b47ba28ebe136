import { sql } from '@payloadcms/db-postgres'
import { addDays } from '@/domain/calendar-day'
import { comparableDays } from '@/domain/price-age'
import type { Database } from '@/server/db/transaction'
import { type NewestDay, newestDays } from './newest-days'

/** How far back a group's price is compared. */
export const movementDays = 30

/** With fewer products or chains, a group has no movement. */
const fewestListings = 5
const fewestChains = 2

/**
 * How the price of a group moved in 30 days: the median of the changes of its products, each compared with itself, so that
 * another assortment moves nothing. Real and invented chains are never mixed.
 */
export async function rebuildMovements(database: Database): Promise<void> {
  await database.execute(sql`delete from prices.group_movements`)
  for (const newest of await newestDays(database)) await addMovements(database, newest)
}

async function addMovements(database: Database, { invented, day }: NewestDay): Promise<void> {
  const oldest = addDays(day, -comparableDays)
  const from = addDays(day, -movementDays)
  // Literals, so that only the partitions of these months are read.
  const month = `${addDays(oldest, -movementDays).slice(0, 7)}-01`
  await database.execute(sql`
    insert into prices.group_movements (group_number, invented, from_day, to_day, listings, permille)
    select l.group_number, ${invented}::boolean, ${from}::date, ${day}::date, count(*),
      round(1000 * (percentile_cont(0.5) within group (order by least(t.low, t.promo)::float8 / least(s.low, s.promo)) - 1))
    from prices.latest t
    join prices.listings l on l.id = t.listing_id
    join prices.companies k on k.id = l.company_id
    join prices.chains c on c.id = k.chain_id and c.invented = ${invented}
    join product_groups g on g.number = l.group_number and g.verdict_rule = 'none'
    join prices.spans s on s.listing_id = t.listing_id and s.place_id = 0
      and s.first_day between ${month}::date and ${from}::date and s.first_day <= t.day - ${movementDays}::integer
      and s.last_day >= t.day - ${movementDays}::integer
    where t.place_id = 0 and t.day >= ${oldest}::date and least(s.low, s.promo) > 0
    group by l.group_number
    having count(*) >= ${fewestListings} and count(distinct c.id) >= ${fewestChains}`)
}
