import type { ClientBase } from 'pg'
import { z } from 'zod'
import { levaPerEuro } from '@/domain/bgn'
import { addDays, type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { integerIdsOf } from '@/server/db/row-ids'
import type { Flag } from '../report'
import { euroDay } from './amounts'

const factors = z.array(z.object({ chain: z.string(), factor: z.coerce.number() }))

/** Near the fixed rate, with room for prices that really changed. */
const isRate = (factor: number) => factor > levaPerEuro * 0.93 && factor < levaPerEuro * 1.07

/**
 * Compares each chain's prices before and after New Year 2026, when the currency changed, once both sides are imported. A chain
 * that reported the same numbers on both sides used the wrong currency on one of them, and appears about twice as expensive.
 */
async function currencyFlags(client: ClientBase, day: CalendarDay): Promise<Flag[]> {
  const monthBefore = addDays(euroDay, -31)
  const monthAfter = addDays(euroDay, 30)
  if (day < monthBefore || day > monthAfter) return []
  const { rows } = await client.query(
    `with border as (
       select company_id, chain_id, max(day) filter (where day < $1) as old, min(day) filter (where day >= $1) as new
       from prices.company_days join prices.companies on companies.id = company_id
       where day between $2 and $3 group by 1, 2
     )
     select chains.name as chain, percentile_cont(0.5) within group (order by new.median::float / old.median) as factor
     from border join prices.chains on chains.id = chain_id and not invented
     join prices.listings on listings.company_id = border.company_id
     join prices.spans old on old.listing_id = listings.id and old.place_id = 0 and border.old between old.first_day and old.last_day
     join prices.spans new on new.listing_id = listings.id and new.place_id = 0 and border.new between new.first_day and new.last_day
     where old.median > 0 and old.first_day between $2 and $3 and new.first_day between $2 and $3
     group by 1 order by 1`,
    [euroDay, monthBefore, monthAfter],
  )
  return factors
    .parse(rows)
    .filter(({ factor }) => isRate(factor))
    .map(({ chain, factor }) => ({ kind: 'currency', chain, factor: Math.round(factor * 100) / 100 }))
}

/** Days of chains that exist; the demonstration's invented chains have every day. */
const realCompanyDays = `prices.company_days
  join prices.companies on companies.id = company_id join prices.chains on chains.id = chain_id and not invented`

/** A longer gap (in days) is not listed day by day: that period has simply not been imported yet. */
const namedGap = 31

export type RealDays = { newest: CalendarDay | null; previous: CalendarDay | null; missing: CalendarDay[] }

/** The newest day in the store and the one before `day`, with the days that are missing between it and `day`. */
export async function realDays(client: ClientBase, day: CalendarDay): Promise<RealDays> {
  const { rows } = await client.query(
    `select max(day)::text as newest, max(day) filter (where day < $1)::text as previous from ${realCompanyDays}`,
    [day],
  )
  const [{ newest, previous }] = z
    .tuple([z.object({ newest: z.string().nullable(), previous: z.string().nullable() })])
    .parse(rows)
  const gap = previous ? daysBetween(previous, day) - 1 : 0
  const missing = previous && gap <= namedGap ? Array.from({ length: gap }, (_, at) => addDays(previous, at + 1)) : []
  return { newest, previous, missing }
}

/** The companies that had this day before and are not among those just written. */
export async function otherCompaniesOf(client: ClientBase, day: CalendarDay, written: number[]): Promise<number[]> {
  const { rows } = await client.query(
    `select company_id as id from ${realCompanyDays} where day = $1 and company_id <> all ($2::smallint[])`,
    [day, written],
  )
  return integerIdsOf(rows)
}

const counts = z.array(
  z.object({ chain: z.string(), now: z.coerce.number(), before: z.coerce.number(), lastDay: z.string() }),
)

/** Fewer rows than this share of the chain's previous day are flagged. */
const tolerated = 0.9

/** What a person should check after the day is written. */
export async function flagsOf(
  client: ClientBase,
  day: CalendarDay,
  { days, complete }: { days: RealDays; complete: boolean },
): Promise<Flag[]> {
  const flags: Flag[] = []
  if (days.newest && day < days.newest) flags.push({ kind: 'older-day', newest: days.newest })
  const { rows } = await client.query(
    `with chain_days as (
       select chains.name as chain, day, sum(rows_read) as rows from ${realCompanyDays} where day <= $1 group by 1, 2
     ), before as (
       select distinct on (chain) chain, day, rows from chain_days where day < $1 order by chain, day desc
     )
     select chain, before.day::text as "lastDay", before.rows as before, coalesce(today.rows, 0) as now
     from before left join (select chain, rows from chain_days where day = $1) today using (chain) order by chain`,
    [day],
  )
  for (const { chain, now, before, lastDay } of counts.parse(rows)) {
    if (now === 0 && complete && lastDay === days.previous) flags.push({ kind: 'chain-missing', chain, before })
    if (now > 0 && now < before * tolerated) flags.push({ kind: 'rows-lost', chain, before, now })
  }
  return [...flags, ...(await currencyFlags(client, day))]
}
