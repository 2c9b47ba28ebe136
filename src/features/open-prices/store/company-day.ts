import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Listing, Observation } from '../read/observe'
import { refreshLatest } from './latest'
import { ensureListings } from './listings'
import { monthOf } from './month'
import { ensurePlaces } from './places'
import { mergeDay, stageDay } from './spans'

const neighbours = z.tuple([
  z.object({ previous: z.string().nullable(), next: z.string().nullable(), newest: z.string().nullable() }),
])

export type CompanyDay = {
  company: number
  day: CalendarDay
  importId: string | null
  rowsRead: number
  rowsRejected: number
  stores: number
  listings: Listing[]
  observations: Observation[]
}

/**
 * Makes this the company's day, whatever was known of it before. Runs in the caller's transaction; the partition of its month
 * must be there (`ensureMonth`).
 */
export async function writeCompanyDay(client: ClientBase, written: CompanyDay): Promise<void> {
  const { company, day } = written
  const { newest, ...next } = await around(client, company, day)
  const isNewest = newest === null || day >= newest
  const places = await ensurePlaces(client, new Set(written.observations.map(({ place }) => place)))
  const listings = await ensureListings(client, company, written.listings, { newest: isNewest })
  await stageDay(client, day, written.observations, { listings, places })
  await mergeDay(client, { company, day, ...next }, true)
  await client.query(
    `insert into prices.company_days (company_id, day, import_id, rows_read, rows_rejected, listings, stores)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, day) do update set import_id = excluded.import_id, rows_read = excluded.rows_read,
       rows_rejected = excluded.rows_rejected, listings = excluded.listings, stores = excluded.stores`,
    [company, day, written.importId, written.rowsRead, written.rowsRejected, written.listings.length, written.stores],
  )
  if (isNewest) await refreshLatest(client, company, day)
}

/** Takes a company's day away: the corrected data of the day does not hold the company. */
export async function removeCompanyDay(client: ClientBase, company: number, day: CalendarDay): Promise<void> {
  const { newest, ...next } = await around(client, company, day)
  await stageDay(client, day, [], { listings: new Map(), places: new Map() })
  await mergeDay(client, { company, day, ...next }, false)
  await client.query('delete from prices.company_days where company_id = $1 and day = $2', [company, day])
  if (newest !== day) return
  const { newest: left } = await around(client, company, day)
  await refreshLatest(client, company, left)
}

/** The observed days beside a day within its month, and the company's newest. */
async function around(client: ClientBase, company: number, day: CalendarDay) {
  const { from, until } = monthOf(day)
  const { rows } = await client.query(
    `select max(day) filter (where day < $2 and day >= $3)::text as previous,
       min(day) filter (where day > $2 and day < $4)::text as next, max(day)::text as newest
     from prices.company_days where company_id = $1`,
    [company, day, from, until],
  )
  return neighbours.parse(rows)[0]
}
