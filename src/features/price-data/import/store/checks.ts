import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { addDays, type CalendarDay, daysBetween, daysOfMonth, monthOf } from '@/domain/calendar-day'
import { euroCentsOf, levaPerEuro } from '@/domain/money'
import { integerIdsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import type { Observation } from '../read/observe'
import { type Comparison, type Flag, jumpFactor } from '../report'
import { execute } from './execute'

const { chains, companies, companyDays, listings, spans } = tables.prices

/** The demonstration's invented chains have every day, so they are excluded. */
const realCompanyDays = sql`${companyDays} join ${companies} on ${companies.id} = ${companyDays.companyId}
  join ${chains} on ${chains.id} = ${companies.chainId} and not ${chains.invented}`

const countsRow = z.tuple([z.object({ rows: z.coerce.number(), chains: z.coerce.number() })])
const pricesRow = z.tuple([z.object({ compared: z.coerce.number(), jumped: z.coerce.number() })])

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

/** Rejected rows are not counted. */
async function countsOf(client: ClientBase, day: CalendarDay) {
  const rows = await execute(
    client,
    sql`select coalesce(sum(${companyDays.rowsRead} - ${companyDays.rowsRejected}), 0) as rows,
        count(distinct ${companies.chainId}) as chains
      from ${realCompanyDays} where ${companyDays.day} = ${day}`,
  )
  return countsRow.parse(rows)[0]
}

/** `offset 0` makes Postgres look up product after product (see spans.ts). */
const medianOn = (day: CalendarDay, { from, before }: ReturnType<typeof daysOfMonth>) => sql`(
  select ${spans.median} from ${spans} where ${spans.listingId} = ${listings.id} and ${spans.placeId} = 0
    and ${spans.firstDay} >= ${from}::date and ${spans.firstDay} < ${before}::date
    and ${spans.firstDay} <= ${day}::date and ${spans.lastDay} >= ${day}::date offset 0
)`

const today = alias(companyDays, 'today')
const earlier = alias(companyDays, 'earlier')

async function comparePrices(client: ClientBase, day: CalendarDay, before: CalendarDay): Promise<Comparison['prices']> {
  const [now, then] = [daysOfMonth(monthOf(day)), daysOfMonth(monthOf(before))]
  const rows = await execute(
    client,
    sql`select count(*) as compared, count(*) filter (
        where greatest(now.median, old.median) >= ${jumpFactor}::numeric * least(now.median, old.median)) as jumped
      from ${companyDays} today
      join ${companyDays} earlier on ${earlier.companyId} = ${today.companyId} and ${earlier.day} = ${before}
      join ${companies} on ${companies.id} = ${today.companyId}
      join ${chains} on ${chains.id} = ${companies.chainId} and not ${chains.invented}
      join ${listings} on ${listings.companyId} = ${companies.id}
      cross join lateral ${medianOn(day, now)} now cross join lateral ${medianOn(before, then)} old
      where ${today.day} = ${day}`,
  )
  return pricesRow.parse(rows)[0]
}

/** The day on which Bulgaria adopted the euro. */
const euroDay: CalendarDay = '2026-01-01'

export const currencyOf = (day: CalendarDay) => (day < euroDay ? 'BGN' : 'EUR')

type Amounts = { low: number; median: number; high: number; promo: number | null }

/** Euro cents; `bgn` are the reported stotinki before the euro, else null. */
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

const old = alias(spans, 'old')
const young = alias(spans, 'young')

/** Near the fixed rate, with room for prices that really changed. */
const isRate = (factor: number) => factor > levaPerEuro * 0.93 && factor < levaPerEuro * 1.07

/**
 * Compares each chain's prices before and after New Year 2026, when the currency changed, once both sides are imported.
 * A chain that reported the same numbers on both sides used the wrong currency on one of them, and appears about twice
 * as expensive.
 */
async function currencyFlags(client: ClientBase, day: CalendarDay): Promise<Flag[]> {
  const monthBefore = addDays(euroDay, -31)
  const monthAfter = addDays(euroDay, 30)
  if (day < monthBefore || day > monthAfter) return []
  const rows = await execute(
    client,
    sql`with border as (
        select ${companyDays.companyId}, ${companies.chainId},
          max(${companyDays.day}) filter (where ${companyDays.day} < ${euroDay}) as old,
          min(${companyDays.day}) filter (where ${companyDays.day} >= ${euroDay}) as new
        from ${companyDays} join ${companies} on ${companies.id} = ${companyDays.companyId}
        where ${companyDays.day} between ${monthBefore} and ${monthAfter} group by 1, 2
      )
      select ${chains.name} as chain,
        percentile_cont(0.5) within group (order by ${young.median}::float / ${old.median}) as factor
      from border join ${chains} on ${chains.id} = border.chain_id and not ${chains.invented}
      join ${listings} on ${listings.companyId} = border.company_id
      join ${spans} old on ${old.listingId} = ${listings.id} and ${old.placeId} = 0
        and border.old between ${old.firstDay} and ${old.lastDay}
      join ${spans} young on ${young.listingId} = ${listings.id} and ${young.placeId} = 0
        and border.new between ${young.firstDay} and ${young.lastDay}
      where ${old.median} > 0 and ${old.firstDay} between ${monthBefore} and ${monthAfter}
        and ${young.firstDay} between ${monthBefore} and ${monthAfter}
      group by 1 order by 1`,
  )
  return factors
    .parse(rows)
    .filter(({ factor }) => isRate(factor))
    .map(({ chain, factor }) => ({ kind: 'currency', chain, factor: Math.round(factor * 100) / 100 }))
}

/** In days; a longer gap is not listed day by day, because the period has simply not been imported yet. */
const namedGap = 31

export type RealDays = { newest: CalendarDay | null; previous: CalendarDay | null; missing: CalendarDay[] }

/** `previous` is the stored day before `day`, `missing` the days between them. */
export async function realDays(client: ClientBase, day: CalendarDay): Promise<RealDays> {
  const rows = await execute(
    client,
    sql`select max(${companyDays.day})::text as newest,
        max(${companyDays.day}) filter (where ${companyDays.day} < ${day})::text as previous
      from ${realCompanyDays}`,
  )
  const [{ newest, previous }] = z
    .tuple([z.object({ newest: z.string().nullable(), previous: z.string().nullable() })])
    .parse(rows)
  const gap = previous ? daysBetween(previous, day) - 1 : 0
  const missing = previous && gap <= namedGap ? Array.from({ length: gap }, (_, at) => addDays(previous, at + 1)) : []
  return { newest, previous, missing }
}

export async function otherCompaniesOf(client: ClientBase, day: CalendarDay, written: number[]): Promise<number[]> {
  const rows = await execute(
    client,
    sql`select ${companyDays.companyId} as id from ${realCompanyDays}
      where ${companyDays.day} = ${day} and ${companyDays.companyId} <> all (${sql.param(written)}::integer[])`,
  )
  return integerIdsOf(rows)
}

const counts = z.array(
  z.object({ chain: z.string(), now: z.coerce.number(), before: z.coerce.number(), lastDay: z.string() }),
)

/** Fewer rows than this share of the company's last day are flagged. */
const tolerated = 0.9

/** In days; a company that has been missing longer is no longer flagged. */
const missedDays = 31

export async function flagsOf(
  client: ClientBase,
  day: CalendarDay,
  { days, complete, read }: { days: RealDays; complete: boolean; read: string[] },
): Promise<Flag[]> {
  const flags: Flag[] = []
  if (days.newest && day < days.newest) flags.push({ kind: 'older-day', newest: days.newest })
  const accepted = sql`${companyDays.rowsRead} - ${companyDays.rowsRejected}`
  const rows = await execute(
    client,
    sql`with before as (
        select distinct on (${companyDays.companyId}) ${companyDays.companyId}, ${companyDays.day}, ${accepted} as rows
        from ${companyDays} where ${companyDays.day} < ${day} and ${companyDays.day} >= ${addDays(day, -missedDays)}
        order by ${companyDays.companyId}, ${companyDays.day} desc
      ), chain_names as (
        select ${companies.id}, case when count(*) over (partition by ${companies.chainId}) > 1
          then concat_ws(', ', ${chains.name}, ${companies.name}) else ${chains.name} end as chain
        from ${companies} join ${chains} on ${chains.id} = ${companies.chainId} and not ${chains.invented}
      )
      select chain, before.day::text as "lastDay", before.rows as before, coalesce(today.rows, 0) as now
      from before join chain_names on chain_names.id = before.company_id
      join ${companies} on ${companies.id} = before.company_id
      left join (select ${companyDays.companyId}, ${accepted} as rows from ${companyDays} where ${companyDays.day} = ${day}) today
        using (company_id)
      where today.rows is not null or ${companies.number} <> all (${sql.param(read)}::text[])
      order by chain`,
  )
  for (const { chain, now, before, lastDay } of counts.parse(rows)) {
    if (now === 0 && complete) flags.push({ kind: 'chain-missing', chain, before, last: lastDay })
    if (now > 0 && now < before * tolerated) flags.push({ kind: 'rows-lost', chain, before, now })
  }
  return [...flags, ...(await currencyFlags(client, day))]
}
