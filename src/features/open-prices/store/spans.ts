import type { ClientBase } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Observation } from '../read/observe'
import { inEuro } from './amounts'
import { monthOf } from './month'

/** A day of a company, with the observed days next to it in its month. */
type Position = { company: number; day: CalendarDay; previous: CalendarDay | null; next: CalendarDay | null }

type Numbers = { listings: Map<string, number>; places: Map<string, number> }

/** Puts a day's observations beside the store, for `mergeDay`. */
export async function stageDay(
  client: ClientBase,
  day: CalendarDay,
  observations: Observation[],
  { listings, places }: Numbers,
): Promise<void> {
  await client.query(`
    create temp table if not exists price_day (listing_id integer, place_id smallint, amounts integer[]) on commit drop`)
  await client.query('truncate price_day')
  const rows = observations.map((observation) => {
    const { euro, bgn } = inEuro(observation, day)
    return [
      listings.get(observation.code),
      places.get(observation.place),
      euro.low,
      euro.median,
      euro.high,
      euro.promo,
      observation.stores,
      bgn?.low,
      bgn?.median,
      bgn?.high,
      bgn?.promo,
    ]
  })
  const columns = Array.from({ length: 11 }, (_, column) => rows.map((row) => row[column] ?? null))
  const numbers = columns.map((_, column) => `$${column + 1}::integer[]`).join(', ')
  await client.query(
    `insert into price_day
     select listing_id, place_id, array[low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo]
     from unnest(${numbers}) as day (listing_id, place_id, low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo)`,
    columns,
  )
  if (rows.length > 1000) await client.query('analyze price_day')
}

/**
 * Makes the staged observations the company's day, or takes the day away where it is not `observed` any more.
 *
 * A span holds on all of the company's observed days from its first to its last; both are observed days. Spans are as long
 * as they can be: two that follow each other differ, or a day lies between on which the product was not seen. So a day touches
 * only the spans that reach from the observed day before it to the one after it: they are cut there, and what is equal is joined.
 */
export async function mergeDay(client: ClientBase, position: Position, observed: boolean): Promise<void> {
  const { company, day, previous, next } = position
  const { from, until } = monthOf(day)
  await client.query(merge, [company, day, previous, next, observed, from, until])
}

const amounts = 'array[low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo]'

const merge = `
  with touched as (
    select listing_id, place_id, first_day, last_day, ${amounts} as amounts
    from prices.listings join prices.spans on listing_id = listings.id
    where company_id = $1::smallint and first_day >= $6::date and first_day < $7::date
      and first_day <= coalesce($4::date, $2::date) and last_day >= coalesce($3::date, $2::date)
  ), before as (
    select listing_id, place_id, first_day, amounts from touched where first_day <= $3::date
  ), after as (
    select listing_id, place_id, last_day, amounts from touched where last_day >= $4::date
  ), joined as (
    select listing_id, place_id, before.first_day, before.amounts as before, today.amounts as today,
      after.last_day, after.amounts as after,
      coalesce(before.amounts = today.amounts, false) as joins_before,
      coalesce(today.amounts = after.amounts, false) as joins_after,
      coalesce(not $5 and before.amounts = after.amounts, false) as closes
    from before full join price_day today using (listing_id, place_id) full join after using (listing_id, place_id)
  ), wanted as (
    select listing_id, place_id, first_day, before as amounts, case
      when joins_before and joins_after or closes then last_day
      when joins_before then $2::date else $3::date end as last_day
    from joined where before is not null
    union all
    select listing_id, place_id, $2::date, today, case when joins_after then last_day else $2::date end
    from joined where today is not null and not joins_before
    union all
    select listing_id, place_id, $4::date, after, last_day
    from joined where after is not null and not joins_after and not closes
  ), changed as (
    select listing_id, place_id, first_day, wanted.amounts as a, wanted.last_day
    from touched full join wanted using (listing_id, place_id, first_day)
    where (touched.last_day, touched.amounts) is distinct from (wanted.last_day, wanted.amounts)
  )
  merge into prices.spans using changed
    on spans.listing_id = changed.listing_id and spans.place_id = changed.place_id
      and spans.first_day = changed.first_day and spans.first_day >= $6::date and spans.first_day < $7::date
  when matched and a is null then delete
  when matched then update set last_day = changed.last_day, low = a[1], median = a[2], high = a[3], promo = a[4],
    stores = a[5], bgn_low = a[6], bgn_median = a[7], bgn_high = a[8], bgn_promo = a[9]
  when not matched then
    insert (listing_id, place_id, first_day, last_day, low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo)
    values (changed.listing_id, changed.place_id, changed.first_day, changed.last_day,
      a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9])`
