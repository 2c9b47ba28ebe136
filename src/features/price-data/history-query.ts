import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { CalendarDay, DayRange } from '@/domain/calendar-day'
import { tables } from '@/server/db/tables'
import type { ReadableDatabase } from '@/server/db/transaction'
import type { ListingHistory } from './types'

const { companyDays } = tables.prices

const spanRow = z.object({
  listing_id: z.number(),
  first_day: z.string(),
  last_day: z.string(),
  low: z.number(),
  promo: z.number().nullable(),
})

const rangeRow = z.object({ company_id: z.number(), first: z.string(), last: z.string() })

type Asked = { id: number; companyId: number }

export async function readHistories(
  database: ReadableDatabase,
  listings: Asked[],
  placeId: number,
  since: CalendarDay,
): Promise<ListingHistory[]> {
  if (listings.length === 0) return []
  const ids = listings.map(({ id }) => id)
  // A span never crosses the end of a month, so the partitions are known from the first day of the month.
  const month = `${since.slice(0, 7)}-01`
  const { rows } = await database.execute(sql`
    select ${tables.prices.spans.listingId}, greatest(${tables.prices.spans.firstDay},
      ${since}::date)::text as first_day, ${tables.prices.spans.lastDay}::text as last_day,
      ${tables.prices.spans.low}, ${tables.prices.spans.promo}
    from ${tables.prices.spans}
    where ${tables.prices.spans.listingId} = any(${sql.param(ids)}::integer[])
      and ${tables.prices.spans.placeId} = ${placeId}
      and ${tables.prices.spans.firstDay} >= ${month}::date and ${tables.prices.spans.lastDay} >= ${since}::date
    order by ${tables.prices.spans.listingId}, first_day`)
  const spans = Map.groupBy(
    rows.map((value) => spanRow.parse(value)),
    (row) => row.listing_id,
  )
  const observed = await readObserved(database, [...new Set(listings.map(({ companyId }) => companyId))], since)
  return listings.map(({ id, companyId }) => ({
    id,
    spans: (spans.get(id) ?? []).map((row) => ({
      firstDay: row.first_day,
      lastDay: row.last_day,
      low: row.low,
      promo: row.promo,
    })),
    observed: observed.get(companyId) ?? [],
  }))
}

async function readObserved(
  database: ReadableDatabase,
  companies: number[],
  since: CalendarDay,
): Promise<Map<number, DayRange[]>> {
  const { rows } = await database.execute(sql`
    select company_id, min(day)::text as first, max(day)::text as last from (
      select ${companyDays.companyId}, ${companyDays.day},
        ${companyDays.day} - (row_number() over (partition by ${companyDays.companyId}
        order by ${companyDays.day}))::integer as island
      from ${companyDays} where ${companyDays.companyId} = any(${sql.param(companies)}::integer[])
        and ${companyDays.day} >= ${since}::date
    ) days group by company_id, island order by company_id, first`)
  const ranges = Map.groupBy(
    rows.map((value) => rangeRow.parse(value)),
    (row) => row.company_id,
  )
  return new Map([...ranges].map(([id, found]) => [id, found.map(({ first, last }) => ({ first, last }))]))
}
