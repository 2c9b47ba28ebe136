import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { type Listed, listedRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { lastCorrection } from './reserve'

const { coloursLocales, productsLocales, shop, variants } = tables
const { variantStock } = shop
const v = alias(variants, 'v')
const s = alias(variantStock, 's')

/**
 * `below`: fewer than `below` pieces are free. `out`: none is free. Off-sale variants are listed in `offSale`, and in
 * `reserved` while somebody is paying for them.
 */
export const stockKinds = ['all', 'below', 'out', 'reserved', 'offSale'] as const

/** `sought` is a part of product name, size or SKU; `after` is the last SKU of the previous page. */
export type StockQuestion = { kind: (typeof stockKinds)[number]; below: number; sought: string; after: string | null }

export const stockOnPage = 25

const row = z.object({
  id: z.string(),
  product: z.string(),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string(),
  sku: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  offSale: z.boolean(),
  /** The last move of stock that no order made; 0 for none. */
  correction: z.coerce.number(),
})
export type StockRow = z.infer<typeof row>

export async function readStockList(
  database: Database,
  locale: Locale,
  { after, below, kind, sought }: StockQuestion,
): Promise<Listed<StockRow>> {
  const onHand = sql`coalesce(${s.onHand}, 0)`
  const reserved = sql`coalesce(${s.reserved}, 0)`
  const isOffSale = sql`coalesce(${v.offSale}, false)`
  const conditions = {
    all: sql`not ${isOffSale}`,
    below: sql`not ${isOffSale} and ${onHand} - ${reserved} < ${below}`,
    out: sql`not ${isOffSale} and ${onHand} - ${reserved} <= 0`,
    reserved: sql`${reserved} > 0`,
    offSale: isOffSale,
  } satisfies Record<StockQuestion['kind'], unknown>
  const words = sought
    .slice(0, 200)
    .replaceAll(/[\\%\0]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
  const title = sql`(select coalesce(max(${productsLocales.title}) filter (where ${productsLocales._locale} = ${locale}),
    max(${productsLocales.title}) filter (where ${productsLocales._locale} = 'bg'), '') from ${productsLocales}
    where ${productsLocales._parentId} = ${v.productId})`
  const names = sql`(select string_agg(${productsLocales.title}, ' ') from ${productsLocales}
    where ${productsLocales._parentId} = ${v.productId})`
  const found = words.map(
    (word) => sql`and shop.finding_text(concat_ws(' ', ${v.sku}, ${v.size}, ${v.ean}, ${names}))
      like '%' || replace(shop.finding_text(${word}::text), '_', '\\_') || '%'`,
  )
  const { rows } = await database.execute(sql`
    select ${v.id}, ${v.productId} as product, ${title} as title, ${v.size}, ${v.sku}, ${onHand}::integer as "onHand",
      ${reserved}::integer as reserved, ${isOffSale} as "offSale",
      ${lastCorrection(v.id)} as correction,
      (select coalesce(max(${coloursLocales.name}) filter (where ${coloursLocales._locale} = ${locale}),
        max(${coloursLocales.name}) filter (where ${coloursLocales._locale} = 'bg')) from ${coloursLocales}
        where ${coloursLocales._parentId} = ${v.colourId}) as colour
    from ${variants} v left join ${variantStock} s on ${s.variant} = ${v.id}
    where ${after === null ? sql`true` : sql`${v.sku} > ${after}`} and ${conditions[kind]} ${sql.join(found, sql` `)}
    order by ${v.sku} limit ${stockOnPage + 1}`)
  return listedRows(row, rows, 'shop/stock')
}
