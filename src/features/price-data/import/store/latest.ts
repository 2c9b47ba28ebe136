import type { ClientBase } from 'pg'
import { z } from 'zod'
import { daysOfMonth, monthOf } from '@/domain/month'
import { spansOfCompany } from './spans'

const newestRow = z.tuple([z.object({ newest: z.string().nullable() })])

/** Refreshes a company's rows of `prices.latest` from its newest day; removes them if no day is left. */
export async function refreshLatest(client: ClientBase, company: number): Promise<void> {
  const { rows } = await client.query(
    'select max(day)::text as newest from prices.company_days where company_id = $1',
    [company],
  )
  const [{ newest }] = newestRow.parse(rows)
  const { from, before } = newest ? daysOfMonth(monthOf(newest)) : { from: null, before: null }
  const values = [company, newest, from, before]
  const ofNewest = `first_day >= $3::date and first_day < $4::date and first_day <= $2::date and last_day >= $2::date`
  await client.query(
    `insert into prices.latest (listing_id, place_id, day, low, median, high, promo, stores)
     select listing_id, place_id, $2::date, low, median, high, promo, stores from ${spansOfCompany(ofNewest)}
     on conflict (listing_id, place_id) do update set day = excluded.day, low = excluded.low, median = excluded.median,
       high = excluded.high, promo = excluded.promo, stores = excluded.stores
     where latest.* is distinct from excluded.*`,
    values,
  )
  // `offset 0` looks up row after row: before the first statistics of a month, the planner would compare each row with each.
  await client.query(
    `delete from prices.latest using prices.listings
     where listings.id = latest.listing_id and company_id = $1::smallint and not exists (
       select from prices.spans where listing_id = latest.listing_id and place_id = latest.place_id and ${ofNewest} offset 0
     )`,
    values,
  )
}
