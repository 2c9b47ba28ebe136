import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ClientBase } from 'pg'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/calendar-day'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Observation } from '../read/observe'
import { inEuro } from './checks'
import { execute } from './execute'

const { listings: stored, spans } = tables.prices

type Position = { company: number; day: CalendarDay; previous: CalendarDay | null; next: CalendarDay | null }

type Numbers = { listings: Map<string, number>; places: Map<string, number> }

/**
 * Replaces a company's day; null removes the day. A span begins and ends on observed days of the company and holds on
 * all between. Spans have maximal length, so a day touches only the spans between its neighbouring observed days: they
 * are cut there, and equal ones are joined.
 */
export async function mergeDay(
  client: ClientBase,
  position: Position,
  observations: Observation[] | null,
  { listings, places }: Numbers,
): Promise<void> {
  const rows = (observations ?? []).map((observation) => {
    const { euro, bgn } = inEuro(observation, position.day)
    const numbers = [listings.get(observation.code), places.get(observation.place)]
    const written = [bgn?.low, bgn?.median, bgn?.high, bgn?.promo]
    return [...numbers, euro.low, euro.median, euro.high, euro.promo, observation.stores, ...written]
  })
  const columns = Array.from({ length: 11 }, (_, column) => rows.map((row) => row[column] ?? null))
  await execute(client, merge(position, columns, { replaces: observations !== null }))
}

/** `offset 0` makes Postgres look up listing after listing: the planner would read the whole month for each company. */
export const spansOfCompany = (company: number, condition: SQL): SQL => sql`${stored} cross join lateral (
  select * from ${spans} where ${spans.listingId} = ${stored.id} and ${condition} offset 0
) spans where ${stored.companyId} = ${company}::integer`

const measures = [
  ...(['low', 'median', 'high', 'promo', 'stores'] as const),
  ...(['bgnLow', 'bgnMedian', 'bgnHigh', 'bgnPromo'] as const),
]
const key = named(spans, 'listingId', 'placeId')
const amounts = named(spans, ...measures)

/** `columns` are the listings, places and amounts of the day; empty where the day is only removed. */
function merge(
  { company, day, previous, next }: Position,
  columns: (number | null)[][],
  { replaces }: { replaces: boolean },
): SQL {
  const { from, before } = daysOfMonth(monthOf(day))
  const ofMonth = sql`${spans.firstDay} >= ${from}::date and ${spans.firstDay} < ${before}::date`
  const touches = sql`${ofMonth} and ${spans.firstDay} <= coalesce(${next}::date, ${day}::date)
    and ${spans.lastDay} >= coalesce(${previous}::date, ${day}::date)`
  const arrays = columns.map((column) => sql`${sql.param(column)}::integer[]`)
  return sql`
  with today as (
    select ${key}, array[${amounts}] as amounts from unnest(${sql.join(arrays, sql`, `)}) as day (${key}, ${amounts})
  ), touched as (
    select ${key}, ${named(spans, 'firstDay', 'lastDay')}, array[${amounts}] as amounts
    from ${spansOfCompany(company, touches)}
  ), before as (
    select listing_id, place_id, first_day, amounts from touched where first_day <= ${previous}::date
  ), after as (
    select listing_id, place_id, last_day, amounts from touched where last_day >= ${next}::date
  ), joined as (
    select listing_id, place_id, before.first_day, before.amounts as before, today.amounts as today,
      after.last_day, after.amounts as after,
      coalesce(before.amounts = today.amounts, false) as joins_before,
      coalesce(today.amounts = after.amounts, false) as joins_after,
      coalesce(not ${replaces} and before.amounts = after.amounts, false) as closes
    from before full join today using (listing_id, place_id) full join after using (listing_id, place_id)
  ), wanted as (
    select listing_id, place_id, first_day, before as amounts, case
      when joins_before and joins_after or closes then last_day
      when joins_before then ${day}::date else ${previous}::date end as last_day
    from joined where before is not null
    union all
    select listing_id, place_id, ${day}::date, today, case when joins_after then last_day else ${day}::date end
    from joined where today is not null and not joins_before
    union all
    select listing_id, place_id, ${next}::date, after, last_day
    from joined where after is not null and not joins_after and not closes
  ), changed as (
    select listing_id, place_id, first_day, wanted.amounts as a, wanted.last_day
    from touched full join wanted using (listing_id, place_id, first_day)
    where (touched.last_day, touched.amounts) is distinct from (wanted.last_day, wanted.amounts)
  ), gone as (
    delete from ${spans} using changed
    where ${spans.listingId} = changed.listing_id and ${spans.placeId} = changed.place_id
      and ${spans.firstDay} = changed.first_day and ${ofMonth} and a is null
  )
  insert into ${spans} (${key}, ${named(spans, 'firstDay', 'lastDay')}, ${amounts})
  select listing_id, place_id, first_day, last_day, a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]
  from changed where a is not null
  on conflict (${named(spans, 'listingId', 'placeId', 'firstDay')})
  do update set ${setExcluded(spans, 'lastDay', ...measures)}`
}
