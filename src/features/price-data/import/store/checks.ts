import type { ClientBase } from 'pg'
import { z } from 'zod'
import { addDays, type CalendarDay, daysBetween, daysOfMonth, monthOf } from '@/domain/calendar-day'
import { euroCentsOf, levaPerEuro } from '@/domain/money'
import { integerIdsOf } from '@/server/db/row-ids'
import type { Observation } from '../read/observe'
import { type Comparison, type Flag, jumpFactor } from '../report'

const countsRow = z.tuple([z.object({ rows: z.coerce.number(), chains: z.coerce.number() })])
const pricesRow = z.tuple([z.object({ compared: z.coerce.number(), jumped: z.coerce.number() })])

/** Compares a day that has just been written with an earlier one; the demonstration's invented chains do not count. */
export async function compareDays(client: ClientBase, day: CalendarDay, before: CalendarDay): Promise<Comparison> {
  const now = await countsOf(client, day)
  const then = await countsOf(client, before)
  return {
    before,
    rows: { before: then.rows, now: now.rows },
    chains: { before: then.chains, now: now.chains },
    prices: await comparePrices(client, day, before),
  }
}

/** Rows without those that were rejected. */
async function countsOf(client: ClientBase, day: CalendarDay) {
  const { rows } = await client.query(
    `select coalesce(sum(rows_read - rows_rejected), 0) as rows, count(distinct chain_id) as chains
     from prices.company_days join prices.companies on companies.id = company_id
     join prices.chains on chains.id = chain_id and not invented where day = $1`,
    [day],
  )
  return countsRow.parse(rows)[0]
}

/** A product's median price in the whole country; `offset 0` looks up product after product (see spans.ts). */
const medianOn = (day: string, from: string, end: string) => `(
  select median from prices.spans where listing_id = listings.id and place_id = 0
    and first_day >= ${from}::date and first_day < ${end}::date and first_day <= ${day}::date and last_day >= ${day}::date offset 0
)`

async function comparePrices(client: ClientBase, day: CalendarDay, before: CalendarDay): Promise<Comparison['prices']> {
  const [now, then] = [daysOfMonth(monthOf(day)), daysOfMonth(monthOf(before))]
  const { rows } = await client.query(
    `select count(*) as compared,
       count(*) filter (where greatest(now.median, old.median) >= $7::numeric * least(now.median, old.median)) as jumped
     from prices.company_days today join prices.company_days before on before.company_id = today.company_id and before.day = $4
     join prices.companies on companies.id = today.company_id join prices.chains on chains.id = chain_id and not invented
     join prices.listings on listings.company_id = companies.id
     cross join lateral ${medianOn('$1', '$2', '$3')} now cross join lateral ${medianOn('$4', '$5', '$6')} old
     where today.day = $1`,
    [day, now.from, now.before, before, then.from, then.before, jumpFactor],
  )
  return pricesRow.parse(rows)[0]
}

/** The day on which Bulgaria adopted the euro. */
const euroDay: CalendarDay = '2026-01-01'

type Amounts = { low: number; median: number; high: number; promo: number | null }

/** An observation in euro cents; before the euro also as reported, in stotinki. */
export function inEuro(observation: Observation, day: CalendarDay): { euro: Amounts; bgn: Amounts | null } {
  const { low, median, high, promo } = observation
  const written = { low, median, high, promo }
  if (day >= euroDay) return { euro: written, bgn: null }
  const euro = {
    low: euroCentsOf(low),
    median: euroCentsOf(median),
    high: euroCentsOf(high),
    promo: promo === null ? null : euroCentsOf(promo),
  }
  return { euro, bgn: written }
}

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
