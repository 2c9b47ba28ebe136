import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { priorPrice } from '@/domain/prior-price'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { pricesOn } from './current-prices'

const { shop } = tables
const h = alias(shop.priceHistory, 'h')
const r = alias(shop.priceHistory, 'r')

/** In cents. `priorCents` is the lowest price of the 30 days before an announced reduction; null where there is none. */
export type ProductPrice = { cents: number; priorCents: number | null }

const priceRow = z.object({
  product: z.string(),
  cents: z.number(),
  promoted: z.boolean(),
  history: z.array(z.object({ since: z.coerce.date(), cents: z.number(), promoted: z.boolean() })),
})

/** Far more changes than a reduction and the 30 days before it have. */
const mostChanges = 200

/** What published products cost at a time, by their ids. */
export async function pricesOf(database: Database, ids: string[], now: Date): Promise<Map<string, ProductPrice>> {
  const { rows } = await database.execute(sql`
    select price.product, price.cents, price.promoted, history.points as history
    from (${pricesOn(sofiaDay(now), ids)}) price
    cross join lateral (
      select coalesce(json_agg(json_build_object('since', ${h.since}, 'cents', ${h.cents}, 'promoted', ${h.promoted})
        order by ${h.since}), '[]') as points
      from (select * from ${shop.priceHistory} r
        where ${r.product} = price.product order by ${r.since} desc limit ${mostChanges}) h
    ) history`)
  return new Map(rows.map((row) => priceOf(priceRow.parse(row), now)))
}

function priceOf({ product, cents, promoted, history }: z.infer<typeof priceRow>, now: Date): [string, ProductPrice] {
  const prior = promoted ? priorPrice(history, now) : null
  return [product, { cents, priorCents: prior !== null && prior > cents ? prior : null }]
}
