import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { type CalendarDay, daysOfMonth, monthOf } from '@/domain/calendar-day'
import { tables } from '@/server/db/tables'
import type { KnownListing, LastDay, Size } from '../chain-day'
import { wholeCountry } from '../read/observe'
import { execute } from './execute'
import { spansOfCompany } from './spans'

const { companies, companyDays, listings, places, spans } = tables.prices
const { priceImports } = tables

const dayRows = z.array(
  z.object({
    id: z.number(),
    day: z.string(),
    rows: z.number(),
    listings: z.number(),
    stores: z.number(),
    accepted: z.boolean(),
  }),
)

/** The usual size is the median of this many days; fewer where somebody has accepted a day since. */
const usualDays = 5

/** Null for a company without an earlier day. */
export async function lastDayOf(client: ClientBase, number: string, day: CalendarDay): Promise<LastDay | null> {
  const decided = sql`jsonb_build_object('doubted', jsonb_build_array(
    jsonb_build_object('number', ${companies.number}, 'decision', 'accepted')))`
  const rows = await execute(
    client,
    sql`select ${companies.id}, ${companyDays.day}::text as day, ${companyDays.rowsRead} - ${companyDays.rowsRejected} as rows,
        ${companyDays.listings}, ${companyDays.stores},
        coalesce(${priceImports.accepted} or ${priceImports.report}::jsonb @> ${decided}, false) as accepted
      from ${companyDays} join ${companies} on ${companies.id} = ${companyDays.companyId}
      left join ${priceImports} on ${priceImports.id} = ${companyDays.importId}
      where ${companies.number} = ${number} and ${companyDays.day} < ${day}
      order by ${companyDays.day} desc limit ${usualDays}`,
  )
  const days = dayRows.parse(rows)
  const [newest] = days
  if (!newest) return null
  const accepted = days.findIndex((one) => one.accepted)
  const usual = accepted < 0 ? days : days.slice(0, accepted + 1)
  return { day: newest.day, listings: await listingsOn(client, newest.id, newest.day), usual: sizeOf(usual) }
}

const storedRow = z.object({ company: z.number(), day: z.string() })

/** The stored day whose prices stay while a file is doubted: the day itself, or the newest before it. */
export async function storedDayOf(client: ClientBase, number: string, day: CalendarDay) {
  const [row] = await execute(
    client,
    sql`select ${companies.id} as company, ${companyDays.day}::text as day
      from ${companyDays} join ${companies} on ${companies.id} = ${companyDays.companyId}
      where ${companies.number} = ${number} and ${companyDays.day} <= ${day} order by ${companyDays.day} desc limit 1`,
  )
  return row ? storedRow.parse(row) : null
}

/** The median of these days, the larger of two in the middle. */
function sizeOf(days: Size[]): Size {
  const middle = (pick: (size: Size) => number) => {
    const sorted = days.map(pick).sort((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  return {
    rows: middle(({ rows }) => rows),
    listings: middle((day) => day.listings),
    stores: middle(({ stores }) => stores),
  }
}

const listingRows = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    group: z.number().nullable(),
    place: z.string(),
    low: z.number(),
    median: z.number(),
    high: z.number(),
    promo: z.number().nullable(),
    stores: z.number(),
  }),
)

async function listingsOn(client: ClientBase, company: number, day: CalendarDay): Promise<Map<string, KnownListing>> {
  const { from, before } = daysOfMonth(monthOf(day))
  const onDay = sql`${spans.firstDay} >= ${from}::date and ${spans.firstDay} < ${before}::date
    and ${spans.firstDay} <= ${day}::date and ${spans.lastDay} >= ${day}::date`
  const own = alias(spans, 'spans')
  const rows = await execute(
    client,
    sql`select ${listings.code}, ${listings.name},
        case when not ${listings.pinned} then ${listings.groupNumber} end as "group",
        (select ${places.code} from ${places} where ${places.id} = ${own.placeId}) as place,
        ${own.low}, ${own.median}, ${own.high}, ${own.promo}, ${own.stores}
      from ${spansOfCompany(company, onDay)}`,
  )
  const found = new Map<string, KnownListing>()
  const all = listingRows.parse(rows)
  for (const { code, place, ...listing } of all)
    if (place === wholeCountry) found.set(code, { ...listing, places: new Map() })
  for (const { code, place, low, high, stores } of all) {
    if (place !== wholeCountry) found.get(code)?.places.set(place, { low, high, stores })
  }
  return found
}
