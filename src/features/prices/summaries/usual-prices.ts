import { sql } from '@payloadcms/db-postgres'
import { addDays } from '@/domain/calendar-day'
import { fewestOfGroup, usualDays } from '@/domain/price-outlier'
import type { Database } from '@/server/db/transaction'
import { unitCents } from '../unit-cents'
import { newestDays } from './newest-days'

/** The days looked at lie so far apart, as most prices last longer than a week. */
const step = 10

/** The middle half of each group's unit prices in the whole country over the last days, real and invented chains apart. */
export async function rebuildUsualPrices(database: Database): Promise<void> {
  await database.execute(sql`delete from prices.usual_prices`)
  for (const { invented, day } of await newestDays(database)) {
    const from = addDays(day, -usualDays)
    // A literal, so that only the partitions of these months are read: a span never crosses the end of one.
    const month = `${from.slice(0, 7)}-01`
    await database.execute(sql`
      insert into prices.usual_prices (group_number, invented, from_day, to_day, low, high)
      select group_number, ${invented}::boolean, min(day), max(day), percentile_disc(0.25) within group (order by unit_cents),
        percentile_disc(0.75) within group (order by unit_cents)
      from (
        select l.group_number, k.chain_id, seen::date as day, ${unitCents(sql`g.base_unit::text`)} as unit_cents
        from generate_series(${from}::date, ${day}::date, make_interval(days => ${step})) seen
        join prices.spans t on t.place_id = 0 and t.first_day >= ${month}::date and seen::date between t.first_day and t.last_day
        join prices.listings l on l.id = t.listing_id and l.hold is null
        join product_groups g on g.number = l.group_number and g.verdict_rule = 'none'
        join prices.companies k on k.id = l.company_id
        join prices.chains c on c.id = k.chain_id and c.invented = ${invented}
      ) priced
      where unit_cents > 0
      group by group_number
      having count(*) >= ${fewestOfGroup.prices} and count(distinct chain_id) >= ${fewestOfGroup.chains}`)
  }
}
