import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { expectedDays, type FetchOutcome, missingDays, outcomes, readSettings } from './attempts'

const { fetches } = tables.prices
const { priceImports } = tables

export interface PriceDataState {
  held: { id: string; day: CalendarDay } | null
  /** Number of chains of the newest published day that keep older prices; `waiting`: one of them needs a decision. */
  kept: { id: string; day: CalendarDay; count: number; waiting: boolean } | null
  /** Null while automatic fetching is turned off. */
  fetching: Fetching | null
}

export type Fetching =
  /** `day` is today, or yesterday before today's hour. */
  | { kind: 'in'; day: CalendarDay; isToday: boolean; hour: number }
  /** All days from `since` to the newest expected one are missing; `outcome` is of the last attempt at the newest. */
  | { kind: 'late'; since: CalendarDay; hour: number; outcome: FetchOutcome | null }
  /** The newest expected day is being imported or waits for a decision. */
  | { kind: 'pending' }

const heldRows = z.array(z.object({ id: z.string(), day: z.string() }))
const statusRows = z.array(z.object({ status: z.string() }))
const outcomeRows = z.array(z.object({ outcome: z.enum(outcomes) }))

export async function readPriceDataState(payload: Payload, now = new Date()): Promise<PriceDataState> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`
    select ${priceImports.id}, ${priceImports.day} from ${priceImports} where ${isOneOf(priceImports.status, 'held')}
      order by ${priceImports.day} desc, ${priceImports.createdAt} desc limit 1`)
  const kept = await readKept(payload)
  const settings = await readSettings(payload)
  return {
    held: heldRows.parse(rows)[0] ?? null,
    kept,
    fetching: settings && (await fetching(payload, settings.hour, now)),
  }
}

const keptRows = z.array(z.object({ id: z.string(), day: z.string(), count: z.number(), waiting: z.boolean() }))

async function readKept({ db: { drizzle } }: Payload): Promise<PriceDataState['kept']> {
  const found = (path: string) =>
    sql`jsonb_array_length(jsonb_path_query_array(${priceImports.report}, ${path}::jsonpath))`
  const { rows } = await drizzle.execute(sql`
    select ${priceImports.id}, ${priceImports.day}, ${found('$.doubted[*] ? (@.decision == "waiting")')} > 0 as waiting,
      ${found('$.doubted[*] ? (@.decision != "accepted")')} + ${found('$.flags[*] ? (@.kind == "chain-missing")')} as count
    from ${priceImports} where ${isOneOf(priceImports.status, 'done')} and ${priceImports.dryRun} is not true
    order by ${priceImports.day} desc, ${priceImports.createdAt} desc limit 1`)
  const [newest] = keptRows.parse(rows)
  return newest && newest.count > 0 ? newest : null
}

async function fetching({ db: { drizzle } }: Payload, hour: number, now: Date): Promise<Fetching> {
  const days = expectedDays(now, hour)
  const last = days[days.length - 1] ?? sofiaDay(now)
  const missing = new Set(await missingDays(drizzle, days))
  if (missing.has(last)) {
    const since = days[days.findLastIndex((day) => !missing.has(day)) + 1] ?? last
    const { rows } = await drizzle.execute(sql`select ${fetches.outcome} from ${fetches}
        where ${fetches.day} = ${last}`)
    return { kind: 'late', since, hour, outcome: outcomeRows.parse(rows)[0]?.outcome ?? null }
  }
  const { rows } = await drizzle.execute(sql`
    select ${priceImports.status} from ${priceImports} where ${priceImports.day} = ${last}
      and ${priceImports.dryRun} is not true and ${isOneOf(priceImports.status, 'queued', 'running', 'held')}`)
  if (statusRows.parse(rows).length > 0) return { kind: 'pending' }
  return { kind: 'in', day: last, isToday: last === sofiaDay(now), hour }
}
