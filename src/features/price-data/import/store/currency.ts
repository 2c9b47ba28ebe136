import type { ClientBase } from 'pg'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { levaPerEuro } from '@/domain/bgn'
import type { Flag } from '../report'
import { euroDay } from './amounts'

const factors = z.array(z.object({ chain: z.string(), factor: z.coerce.number() }))

/** Near the fixed rate, with room for prices that really changed. */
const isRate = (factor: number) => factor > levaPerEuro * 0.93 && factor < levaPerEuro * 1.07

/**
 * Compares each chain's prices before and after New Year 2026, when the currency changed, once both sides are imported. A chain
 * that reported the same numbers on both sides used the wrong currency on one of them, and appears about twice as expensive.
 */
export async function currencyFlags(client: ClientBase, day: CalendarDay): Promise<Flag[]> {
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
