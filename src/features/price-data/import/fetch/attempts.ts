import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { PriceDataSetting } from '@/../payload-types'
import { addDays, type CalendarDay, daysOfRange, sofiaDay, sofiaHour } from '@/domain/calendar-day'
import { isOneOf } from '@/server/db/states'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

/** Days that are caught up after an outage; older days are imported by hand. */
const daysCaughtUp = 7

/** The days, oldest first, that should be there by now: the last seven whose hour has come in Europe/Sofia. */
export function expectedDays(now: Date, hour: number): CalendarDay[] {
  const today = sofiaDay(now)
  const last = sofiaHour(now) < hour ? addDays(today, -1) : today
  return daysOfRange({ first: addDays(last, 1 - daysCaughtUp), last })
}

const shortestMinutes = 10
const longestMinutes = 6 * 60

/** Doubles the pause after each attempt: 10, 20, 40 minutes and so on, at most six hours. */
export function nextTry(attempts: number, now: Date): Date {
  const minutes = Math.min(shortestMinutes * 2 ** Math.min(attempts - 1, 10), longestMinutes)
  return new Date(now.getTime() + minutes * 60_000)
}

const { chains, companies, companyDays, fetches } = tables.prices
const { priceImports } = tables

/** Only after `fetched` there is an import. */
export const outcomes = ['missing', 'unreachable', 'broken', 'unchanged', 'fetched'] as const
export type FetchOutcome = (typeof outcomes)[number]

/** Imported, or about to be. */
const isTaken = isOneOf(priceImports.status, 'queued', 'running', 'held', 'done', 'withdrawing')

const dayRows = z.array(z.object({ day: z.string() }))

/** Days without an import, whether finished, running or waiting for a decision. */
export async function missingDays(database: Database, days: CalendarDay[]): Promise<CalendarDay[]> {
  const { rows } = await database.execute(sql`
    select expected.day::text from unnest(string_to_array(${days.join(',')}, ',')::date[]) as expected (day)
    where not exists (
      select from ${priceImports} where ${priceImports.day} = expected.day::text
        and ${priceImports.dryRun} is not true
        and ${isTaken})
    and not exists (
      select from ${companyDays} join ${companies} on ${companies.id} = ${companyDays.companyId}
        join ${chains} on ${chains.id} = ${companies.chainId} and not ${chains.invented}
      where ${companyDays.day} = expected.day)
    order by expected.day`)
  return dayRows.parse(rows).map(({ day }) => day)
}

export async function dueDays(database: Database, days: CalendarDay[], now: Date): Promise<CalendarDay[]> {
  const missing = await missingDays(database, days)
  const { rows } = await database.execute(sql`
    select ${fetches.day}::text from ${fetches}
    where ${fetches.day} = any (string_to_array(${missing.join(',')}, ',')::date[])
      and ${fetches.nextTryAt} > ${now.toISOString()}::timestamptz`)
  const paused = new Set(dayRows.parse(rows).map(({ day }) => day))
  return missing.filter((day) => !paused.has(day))
}

const attemptRow = z.tuple([z.object({ attempts: z.number() })])

export async function recordAttempt(
  database: Database,
  day: CalendarDay,
  { outcome, now }: { outcome: FetchOutcome; now: Date },
): Promise<void> {
  const { rows } = await database.execute(sql`
    insert into ${fetches} (${named(fetches, 'day', 'attempts', 'outcome', 'triedAt', 'nextTryAt')})
    values (${day}, 1, ${outcome}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
    on conflict (${named(fetches, 'day')}) do update
      set ${named(fetches, 'attempts')} = ${fetches.attempts} + 1,
      ${setExcluded(fetches, 'outcome', 'triedAt')}
    returning ${fetches.attempts}`)
  const [{ attempts }] = attemptRow.parse(rows)
  await database.execute(sql`
    update ${fetches} set ${named(fetches, 'nextTryAt')} = ${nextTry(attempts, now).toISOString()}::timestamptz
      where ${fetches.day} = ${day}`)
}

/**
 * Whether the content was imported before: as another day's, so the server delivered an old day again, or as rejected
 * or withdrawn data of this day.
 */
export async function isKnownContent(database: Database, day: CalendarDay, fingerprint: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${priceImports} where ${priceImports.fingerprint} = ${fingerprint}
      and ${priceImports.dryRun} is not true and case when ${priceImports.day} = ${day}
      then ${isOneOf(priceImports.status, 'rejected', 'withdrawn')}
        else ${isTaken} end
    limit 1`)
  return rows.length > 0
}

type PriceDataSettings = Pick<PriceDataSetting, 'addressPattern' | 'hour'>

/** Null while fetching is turned off. */
export async function readSettings(payload: Payload): Promise<PriceDataSettings | null> {
  const { enabled, addressPattern, hour } = await payload.findGlobal({ slug: 'price-data-settings', depth: 0 })
  return enabled ? { addressPattern, hour } : null
}
