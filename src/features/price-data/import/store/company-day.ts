import type { ClientBase } from 'pg'
import { z } from 'zod'
import { type CalendarDay, daysOfMonth, monthOf } from '@/domain/calendar-day'
import { type Listing, type Observation, settlementName, wholeCountry } from '../read/observe'
import { mergeDay, spansOfCompany } from './spans'

/** An arbitrary lock number, unique in this database. */
const importLock = 72_405_114

/** One change of days at a time, until the end of the transaction. */
export async function lockImports(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [importLock])
}

const listingRows = z.array(z.object({ id: z.number(), code: z.string() }))

/**
 * Writes a company's products and gives their numbers by code. Only the newest day renames; what an editor has pinned keeps
 * its group and size.
 */
async function ensureListings(
  client: ClientBase,
  company: number,
  listings: Listing[],
  { newest }: { newest: boolean },
): Promise<Map<string, number>> {
  await client.query(
    `insert into prices.listings (company_id, code, name, group_number, pack_unit, pack_amount)
     select $1, * from unnest($2::text[], $3::text[], $4::smallint[], $5::text[], $6::integer[])
     on conflict (company_id, code) do update set
       name = excluded.name,
       group_number = case when listings.pinned then listings.group_number else excluded.group_number end,
       pack_unit = case when listings.pinned or listings.name = excluded.name then listings.pack_unit else excluded.pack_unit end,
       pack_amount = case when listings.pinned or listings.name = excluded.name then listings.pack_amount else excluded.pack_amount end
     where $7 and (listings.name, listings.group_number) is distinct from (excluded.name, excluded.group_number)`,
    [
      company,
      listings.map(({ code }) => code),
      listings.map(({ name }) => name),
      listings.map(({ group }) => group),
      listings.map(({ pack }) => pack?.unit ?? null),
      listings.map(({ pack }) => pack?.amount ?? null),
      newest,
    ],
  )
  const { rows } = await client.query('select id, code from prices.listings where company_id = $1', [company])
  return new Map(listingRows.parse(rows).map(({ id, code }) => [code, id]))
}

const newestRow = z.tuple([z.object({ newest: z.string().nullable() })])

/** Refreshes a company's rows of `prices.latest` from its newest day; removes them if no day is left. */
async function refreshLatest(client: ClientBase, company: number): Promise<void> {
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

const placeRows = z.array(z.object({ id: z.number(), code: z.string() }))

/** The ids of these places by code, created if they are new; 0 is the whole country. */
async function ensurePlaces(client: ClientBase, codes: Set<string>): Promise<Map<string, number>> {
  const known = await placesByCode(client)
  const missing = [...codes].filter((code) => !known.has(code)).sort()
  if (missing.length === 0) return known
  const names = missing.map((code) => (code === wholeCountry ? 'България' : settlementName(code)))
  await client.query(
    `insert into prices.places (id, code, name)
     select case when code = $3 then 0 else (select coalesce(max(id), 0) from prices.places) + number end, code, name
     from unnest($1::text[], $2::text[]) with ordinality as missing (code, name, number)`,
    [missing, names, wholeCountry],
  )
  return placesByCode(client)
}

async function placesByCode(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query('select id, code from prices.places')
  return new Map(placeRows.parse(rows).map(({ id, code }) => [code, id]))
}

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
