import type { ClientBase } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/calendar-day'
import type { Observation } from '../read/observe'
import { inEuro } from './checks'

/** A day of a company, with the observed days next to it in its month. */
type Position = { company: number; day: CalendarDay; previous: CalendarDay | null; next: CalendarDay | null }

/** The numbers of product codes and of places. */
type Numbers = { listings: Map<string, number>; places: Map<string, number> }

/**
 * Replaces a company's day by these observations; null removes the day.
 *
 * A span holds on all of the company's observed days from its first to its last; both are observed days. Spans are as long
 * as they can be: two that follow each other differ, or a day lies between on which the product was not seen. So a day touches
 * only the spans that reach from the observed day before it to the one after it: they are cut there, and what is equal is joined.
 */
export async function mergeDay(
  client: ClientBase,
  { company, day, previous, next }: Position,
  observations: Observation[] | null,
  { listings, places }: Numbers,
): Promise<void> {
  const { from, before } = daysOfMonth(monthOf(day))
  const rows = (observations ?? []).map((observation) => {
    const { euro, bgn } = inEuro(observation, day)
    const numbers = [listings.get(observation.code), places.get(observation.place)]
    const written = [bgn?.low, bgn?.median, bgn?.high, bgn?.promo]
    return [...numbers, euro.low, euro.median, euro.high, euro.promo, observation.stores, ...written]
  })
  const columns = Array.from({ length: 11 }, (_, column) => rows.map((row) => row[column] ?? null))
  await client.query(merge, [company, day, previous, next, observations !== null, from, before, ...columns])
}

/**
 * The spans of company $1. A company is a small part of a month, but the planner would rather read the month as a whole for
 * each: `offset 0` has it look up listing after listing.
 */
export const spansOfCompany = (condition: string) => `prices.listings cross join lateral (
  select * from prices.spans where listing_id = listings.id and ${condition} offset 0
) spans where company_id = $1::smallint`

const amounts = 'array[low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo]'

const merge = `
  with today as (
    select listing_id, place_id, ${amounts} as amounts
    from unnest(${Array.from({ length: 11 }, (_, column) => `$${column + 8}::integer[]`).join(', ')})
      as day (listing_id, place_id, low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo)
  ), touched as (
    select listing_id, place_id, first_day, last_day, ${amounts} as amounts
    from ${spansOfCompany(`first_day >= $6::date and first_day < $7::date
      and first_day <= coalesce($4::date, $2::date) and last_day >= coalesce($3::date, $2::date)`)}
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
    from before full join today using (listing_id, place_id) full join after using (listing_id, place_id)
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
  ), gone as (
    delete from prices.spans using changed
    where spans.listing_id = changed.listing_id and spans.place_id = changed.place_id
      and spans.first_day = changed.first_day and spans.first_day >= $6::date and spans.first_day < $7::date and a is null
  )
  insert into prices.spans (listing_id, place_id, first_day, last_day, low, median, high, promo, stores, bgn_low, bgn_median, bgn_high, bgn_promo)
  select listing_id, place_id, first_day, last_day, a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]
  from changed where a is not null
  on conflict (listing_id, place_id, first_day) do update set last_day = excluded.last_day, low = excluded.low,
    median = excluded.median, high = excluded.high, promo = excluded.promo, stores = excluded.stores,
    bgn_low = excluded.bgn_low, bgn_median = excluded.bgn_median, bgn_high = excluded.bgn_high, bgn_promo = excluded.bgn_promo`
