import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Database } from '@/server/db/transaction'
import { nextTry } from './expected-days'

/** What an attempt to fetch a day came to; only after `fetched` there is an import. */
export const outcomes = ['missing', 'unreachable', 'broken', 'unchanged', 'fetched'] as const
export type Outcome = (typeof outcomes)[number]

const dayRows = z.array(z.object({ day: z.string() }))

/** Which of these days have neither been imported nor wait for anything. */
export async function missingDays(database: Database, days: CalendarDay[]): Promise<CalendarDay[]> {
  const { rows } = await database.execute(sql`
    select expected.day::text from unnest(string_to_array(${days.join(',')}, ',')::date[]) as expected (day)
    where not exists (
      select from price_imports where price_imports.day = expected.day::text and dry_run is not true
        and status in ('queued', 'running', 'held', 'done', 'withdrawing'))
    and not exists (
      select from prices.company_days join prices.companies on companies.id = company_id
        join prices.chains on chains.id = chain_id and not invented
      where company_days.day = expected.day)
    order by expected.day`)
  return dayRows.parse(rows).map(({ day }) => day)
}

/** Which of these days are missing and not in a pause between two attempts, oldest first. */
export async function dueDays(database: Database, days: CalendarDay[], now: Date): Promise<CalendarDay[]> {
  const missing = await missingDays(database, days)
  const { rows } = await database.execute(sql`
    select day::text from prices.fetches
    where day = any (string_to_array(${missing.join(',')}, ',')::date[]) and next_try_at > ${now.toISOString()}::timestamptz`)
  const paused = new Set(dayRows.parse(rows).map(({ day }) => day))
  return missing.filter((day) => !paused.has(day))
}

const attemptRow = z.tuple([z.object({ attempts: z.number() })])

/** Counts an attempt and plans the next one, which only a day needs that is still missing then. */
export async function recordAttempt(
  database: Database,
  day: CalendarDay,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const { rows } = await database.execute(sql`
    insert into prices.fetches (day, attempts, outcome, tried_at, next_try_at)
    values (${day}, 1, ${outcome}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
    on conflict (day) do update set attempts = fetches.attempts + 1, outcome = excluded.outcome, tried_at = excluded.tried_at
    returning attempts`)
  const [{ attempts }] = attemptRow.parse(rows)
  await database.execute(sql`
    update prices.fetches set next_try_at = ${nextTry(attempts, now).toISOString()}::timestamptz where day = ${day}`)
}

/**
 * Whether this content came before: as another day's, which the server then has delivered again, or as what somebody has
 * rejected or withdrawn of this day.
 */
export async function isKnownContent(database: Database, day: CalendarDay, fingerprint: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from price_imports where fingerprint = ${fingerprint} and dry_run is not true and case when day = ${day}
      then status in ('rejected', 'withdrawn') else status in ('queued', 'running', 'held', 'done', 'withdrawing') end
    limit 1`)
  return rows.length > 0
}
