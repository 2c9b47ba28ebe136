import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { priorPriceOf } from '@/domain/prior-price'
import { buyablePrice } from '@/server/catalogue/buyable-price'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { pricesOn } from './current-prices'

const { shop } = tables
const h = alias(shop.priceHistory, 'h')
const r = alias(shop.priceHistory, 'r')

/** In cents. `priorCents` is the lowest price of the 30 days before an announced reduction, else null. */
export type Reduced = { cents: number; priorCents: number | null }

/**
 * The price of variants without their own. `code` is a coupon code announced to everybody, with its price. `buyable` is
 * the lowest price of a variant in stock.
 */
export type StruckPrice = Reduced & { code?: CodePrice; buyable: BuyablePrice }

/**
 * `cents` is the lowest price; `isFrom` says that other variants cost more, `isOwn` that only variants with their own
 * price cost as little, of which there is no history.
 */
type BuyablePrice = { cents: number; isFrom: boolean; isOwn: boolean }

export type CodePrice = Reduced & { text: string }

const priceRow = z.object({
  product: z.string(),
  cents: z.number(),
  promoted: z.boolean(),
  code: z.string().nullable(),
  codeCents: z.number().nullable(),
  buyable: z.object({ cents: z.number(), isFrom: z.boolean(), isOwn: z.boolean() }),
  history: z.array(z.object({ since: z.coerce.date(), cents: z.number(), promoted: z.boolean() })),
})

/** Far more changes than a reduction and the 30 days before it have. */
const mostChanges = 200

export async function struckPricesOf(database: Database, ids: string[], now: Date): Promise<Map<string, StruckPrice>> {
  return new Map((await readRows(database, ids, now)).map((row) => priceOf(row, now)))
}

async function readRows(database: Database, ids: string[], now: Date) {
  const { rows } = await database.execute(sql`
    select price.product, price.cents, price.promoted, price.code, price."codeCents", history.points as history,
      json_build_object('cents', buyable.cents, 'isFrom', buyable."isFrom", 'isOwn', buyable."isOwn") as buyable
    from (${pricesOn(sofiaDay(now), ids)}) price
    cross join lateral (${buyablePrice(sql`price.product`, sql`price.cents`)}) buyable
    cross join lateral (
      select coalesce(json_agg(json_build_object('since', ${h.since}, 'cents', ${h.cents}, 'promoted', ${h.promoted})
        order by ${h.since}), '[]') as points
      from (select * from ${shop.priceHistory} r
        where ${r.product} = price.product order by ${r.since} desc limit ${mostChanges}) h
    ) history`)
  return rows.map((row) => priceRow.parse(row))
}

function priceOf(row: z.infer<typeof priceRow>, now: Date): [string, StruckPrice] {
  const { product, cents, promoted, code, codeCents, buyable } = row
  const prior = promoted || code !== null ? priorPriceOf(row.history, now) : null
  const above = (price: number) => (prior !== null && prior > price ? prior : null)
  const price = { cents, priorCents: promoted ? above(cents) : null, buyable }
  if (code === null || codeCents === null) return [product, price]
  return [product, { ...price, code: { text: code, cents: codeCents, priorCents: above(codeCents) } }]
}

/**
 * The lowest price of the 30 days before the current price began, in cents by product; products without an earlier
 * price are missing.
 */
export async function lowestBefore(database: Database, ids: string[], now: Date): Promise<Map<string, number>> {
  const rows = await readRows(database, ids, now)
  return new Map(
    rows.flatMap(({ product, history }) => {
      const last = history.at(-1)
      const lowest = last ? priorPriceOf([...history.slice(0, -1), { ...last, promoted: true }], now) : null
      return lowest === null ? [] : [[product, lowest] as const]
    }),
  )
}
