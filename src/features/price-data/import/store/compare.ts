import type { ClientBase } from 'pg'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { daysOfMonth, monthOf } from '@/domain/month'
import { type Comparison, jumpFactor } from '../comparison'

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
