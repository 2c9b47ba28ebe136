import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/month'
import type { Listing, Observation } from '../read/observe'
import { refreshLatest } from './latest'
import { ensureListings } from './listings'
import { ensurePlaces } from './places'
import { mergeDay } from './spans'

const aroundRow = z.tuple([
  z.object({ previous: z.string().nullable(), next: z.string().nullable(), newest: z.string().nullable() }),
])

export type CompanyDay = {
  day: CalendarDay
  importId: string | null
  rowsRead: number
  rowsRejected: number
  stores: number
  listings: Listing[]
  observations: Observation[]
}

/**
 * Replaces the company's data of these days. Runs in the caller's transaction; the partitions of the months must exist
 * (`ensureMonth`).
 */
export async function writeCompanyDays(client: ClientBase, company: number, days: CompanyDay[]): Promise<void> {
  for (const day of days) await writeDay(client, company, day)
  await refreshLatest(client, company)
}

async function writeDay(client: ClientBase, company: number, written: CompanyDay): Promise<void> {
  const { day } = written
  const { newest, ...neighbours } = await around(client, company, day)
  const places = await ensurePlaces(client, new Set(written.observations.map(({ place }) => place)))
  const listings = await ensureListings(client, company, written.listings, { newest: newest === null || day >= newest })
  await mergeDay(client, { company, day, ...neighbours }, written.observations, { listings, places })
  await client.query(
    `insert into prices.company_days (company_id, day, import_id, rows_read, rows_rejected, listings, stores)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, day) do update set import_id = excluded.import_id, rows_read = excluded.rows_read,
       rows_rejected = excluded.rows_rejected, listings = excluded.listings, stores = excluded.stores`,
    [company, day, written.importId, written.rowsRead, written.rowsRejected, written.listings.length, written.stores],
  )
}

/** Removes a company's day that the corrected data does not contain any more. */
export async function removeCompanyDay(client: ClientBase, company: number, day: CalendarDay): Promise<void> {
  const { newest, ...neighbours } = await around(client, company, day)
  await mergeDay(client, { company, day, ...neighbours }, null, { listings: new Map(), places: new Map() })
  await client.query('delete from prices.company_days where company_id = $1 and day = $2', [company, day])
  if (newest === day) await refreshLatest(client, company)
}

/** The observed days beside a day within its month, and the company's newest. */
async function around(client: ClientBase, company: number, day: CalendarDay) {
  const { from, before } = daysOfMonth(monthOf(day))
  const { rows } = await client.query(
    `select max(day) filter (where day < $2 and day >= $3)::text as previous,
       min(day) filter (where day > $2 and day < $4)::text as next, max(day)::text as newest
     from prices.company_days where company_id = $1`,
    [company, day, from, before],
  )
  return aroundRow.parse(rows)[0]
}
