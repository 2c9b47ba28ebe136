import { sql } from '@payloadcms/db-postgres'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { type CalendarDay, daysOfMonth, monthOf } from '@/domain/calendar-day'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Listing, type Observation, settlementName, wholeCountry } from '../read/observe'
import { execute } from './execute'
import { mergeDay, spansOfCompany } from './spans'

const { companyDays, latest, places, spans } = tables.prices
const stored = tables.prices.listings

const listingRows = z.array(z.object({ id: z.number(), code: z.string() }))

/**
 * Writes a company's products and returns their ids by code. Only the newest day renames; listings pinned by an editor
 * keep their group and size.
 */
async function ensureListings(
  client: ClientBase,
  company: number,
  listings: Listing[],
  { newest }: { newest: boolean },
): Promise<Map<string, number>> {
  const [name, group] = [named(stored, 'name'), named(stored, 'groupNumber')]
  const [unit, amount] = [named(stored, 'packUnit'), named(stored, 'packAmount')]
  const keepsSize = sql`${stored.pinned} or ${stored.name} = excluded.${name}`
  await execute(
    client,
    sql`insert into ${stored} (${named(stored, 'companyId', 'code', 'name', 'groupNumber', 'packUnit', 'packAmount')})
      select ${company}, * from unnest(
        ${sql.param(listings.map(({ code }) => code))}::text[],
        ${sql.param(listings.map((listing) => listing.name))}::text[],
        ${sql.param(listings.map((listing) => listing.group))}::smallint[],
        ${sql.param(listings.map(({ pack }) => pack?.unit ?? null))}::text[],
        ${sql.param(listings.map(({ pack }) => pack?.amount ?? null))}::integer[])
      on conflict (${named(stored, 'companyId', 'code')}) do update set
        ${name} = excluded.${name},
        ${group} = case when ${stored.pinned} then ${stored.groupNumber} else excluded.${group} end,
        ${unit} = case when ${keepsSize} then ${stored.packUnit} else excluded.${unit} end,
        ${amount} = case when ${keepsSize} then ${stored.packAmount} else excluded.${amount} end
      where ${newest} and (${stored.name}, ${stored.groupNumber}) is distinct from (excluded.${name}, excluded.${group})`,
  )
  const rows = await execute(
    client,
    sql`select ${stored.id}, ${stored.code} from ${stored} where ${stored.companyId} = ${company}`,
  )
  return new Map(listingRows.parse(rows).map(({ id, code }) => [code, id]))
}

const newestRow = z.tuple([z.object({ newest: z.string().nullable() })])

async function refreshLatest(client: ClientBase, company: number): Promise<void> {
  const rows = await execute(
    client,
    sql`select max(${companyDays.day})::text as newest from ${companyDays} where ${companyDays.companyId} = ${company}`,
  )
  const [{ newest }] = newestRow.parse(rows)
  const { from, before } = newest ? daysOfMonth(monthOf(newest)) : { from: null, before: null }
  const ofNewest = sql`${spans.firstDay} >= ${from}::date and ${spans.firstDay} < ${before}::date
    and ${spans.firstDay} <= ${newest}::date and ${spans.lastDay} >= ${newest}::date`
  const prices = named(latest, 'low', 'median', 'high', 'promo', 'stores')
  await execute(
    client,
    sql`insert into ${latest} (${named(latest, 'listingId', 'placeId', 'day')}, ${prices})
      select ${named(spans, 'listingId', 'placeId')}, ${newest}::date, ${prices} from ${spansOfCompany(company, ofNewest)}
      on conflict (${named(latest, 'listingId', 'placeId')})
      do update set ${setExcluded(latest, 'day', 'low', 'median', 'high', 'promo', 'stores')}
      where ${latest}.* is distinct from excluded.*`,
  )
  // `offset 0` looks up row after row: before the first statistics of a month, the planner would compare each row with
  // each.
  await execute(
    client,
    sql`delete from ${latest} using ${stored}
      where ${stored.id} = ${latest.listingId} and ${stored.companyId} = ${company}::integer and not exists (
        select from ${spans} where ${spans.listingId} = ${latest.listingId} and ${spans.placeId} = ${latest.placeId}
          and ${ofNewest} offset 0
      )`,
  )
}

const placeRows = z.array(z.object({ id: z.number(), code: z.string() }))

/** Creates new places; id 0 is the whole country. */
async function ensurePlaces(client: ClientBase, codes: Set<string>): Promise<Map<string, number>> {
  const known = await placesByCode(client)
  const missing = [...codes].filter((code) => !known.has(code)).sort()
  if (missing.length === 0) return known
  const names = missing.map((code) => (code === wholeCountry ? 'България' : settlementName(code)))
  await execute(
    client,
    sql`insert into ${places} (${named(places, 'id', 'code', 'name')})
      select case when code = ${wholeCountry} then 0
        else (select coalesce(max(${places.id}), 0) from ${places}) + number end, code, name
      from unnest(${sql.param(missing)}::text[], ${sql.param(names)}::text[])
        with ordinality as missing (code, name, number)`,
  )
  return placesByCode(client)
}

async function placesByCode(client: ClientBase): Promise<Map<string, number>> {
  const rows = await execute(client, sql`select ${places.id}, ${places.code} from ${places}`)
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
  const numbers = await ensurePlaces(client, new Set(written.observations.map(({ place }) => place)))
  const listings = await ensureListings(client, company, written.listings, { newest: newest === null || day >= newest })
  await mergeDay(client, { company, day, ...neighbours }, written.observations, { listings, places: numbers })
  const { importId, rowsRead, rowsRejected, stores } = written
  await execute(
    client,
    sql`insert into ${companyDays} (${named(companyDays, 'companyId', 'day', 'importId', 'rowsRead', 'rowsRejected')},
        ${named(companyDays, 'listings', 'stores')})
      values (${company}, ${day}, ${importId}, ${rowsRead}, ${rowsRejected}, ${written.listings.length}, ${stores})
      on conflict (${named(companyDays, 'companyId', 'day')})
      do update set ${setExcluded(companyDays, 'importId', 'rowsRead', 'rowsRejected', 'listings', 'stores')}`,
  )
}

export async function removeCompanyDay(client: ClientBase, company: number, day: CalendarDay): Promise<void> {
  const { newest, ...neighbours } = await around(client, company, day)
  await mergeDay(client, { company, day, ...neighbours }, null, { listings: new Map(), places: new Map() })
  await execute(
    client,
    sql`delete from ${companyDays} where ${companyDays.companyId} = ${company} and ${companyDays.day} = ${day}`,
  )
  if (newest === day) await refreshLatest(client, company)
}

/** Observed days before and after a day within its month, because spans do not cross months. */
async function around(client: ClientBase, company: number, day: CalendarDay) {
  const { from, before } = daysOfMonth(monthOf(day))
  const observed = companyDays.day
  const rows = await execute(
    client,
    sql`select max(${observed}) filter (where ${observed} < ${day} and ${observed} >= ${from})::text as previous,
        min(${observed}) filter (where ${observed} > ${day} and ${observed} < ${before})::text as next,
        max(${observed})::text as newest
      from ${companyDays} where ${companyDays.companyId} = ${company}`,
  )
  return aroundRow.parse(rows)[0]
}
