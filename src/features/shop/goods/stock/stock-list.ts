import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { type Listed, listedRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { lastCorrection, piecesUnpacked } from './reserve'

const { coloursLocales, productsLocales, shop, variants } = tables
const { variantStock } = shop
const v = alias(variants, 'v')
const w = alias(variants, 'w')
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
  /** Sold, in no parcel yet, and no longer among `onHand`. */
  unpacked: z.number(),
  offSale: z.boolean(),
  /** The last move of stock that no order made; 0 for none. */
  correction: z.coerce.number(),
})
export type StockRow = z.infer<typeof row>

/** Variants with a word that more of them have soon fill a page in the order of their SKUs. */
const mostFound = 2_000

const hasWord = (text: SQL, word: string) =>
  sql`shop.finding_text(${text}) like '%' || replace(shop.finding_text(${word}::text), '_', '\\_') || '%'`

/**
 * Ids of the variants with the first of the words that few have, by the indexes `variants_finding` and
 * `products_locales_finding`, which are of these very expressions; null where many have each word, or it is too short.
 */
async function withRareWord(database: Database, words: string[]): Promise<string[] | null> {
  const own = sql`${w.sku} || ' ' || ${w.size} || ' ' || coalesce(${w.ean}, '')`
  const title = sql`${productsLocales.title}`
  for (const word of words.filter((each) => /[\p{L}\p{N}]{3}/u.test(each))) {
    const { rows } = await database.execute(sql`
      select ${w.id} from ${variants} w where ${hasWord(own, word)}
      union all select ${w.id} from ${variants} w where ${w.productId} in (
        select ${productsLocales._parentId} from ${productsLocales} where ${hasWord(title, word)})
      limit ${mostFound + 1}`)
    if (rows.length <= mostFound) return uuidsOf(rows)
  }
  return null
}

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
  const texts = sql`concat_ws(' ', ${v.sku}, ${v.size}, ${v.ean}, ${names})`
  const found = words.map((word) => sql`and ${hasWord(texts, word)}`)
  const rare = await withRareWord(database, words)
  const { rows } = await database.execute(sql`
    select ${v.id}, ${v.productId} as product, ${title} as title, ${v.size}, ${v.sku}, ${onHand}::integer as "onHand",
      ${reserved}::integer as reserved, ${piecesUnpacked(v.id)} as unpacked, ${isOffSale} as "offSale",
      ${lastCorrection(v.id)} as correction,
      (select coalesce(max(${coloursLocales.name}) filter (where ${coloursLocales._locale} = ${locale}),
        max(${coloursLocales.name}) filter (where ${coloursLocales._locale} = 'bg')) from ${coloursLocales}
        where ${coloursLocales._parentId} = ${v.colourId}) as colour
    from ${variants} v left join ${variantStock} s on ${s.variant} = ${v.id}
    where ${after === null ? sql`true` : sql`${v.sku} > ${after}`} and ${conditions[kind]}
      ${rare ? sql`and ${v.id} = any(${sql.param(rare)}::uuid[])` : sql``} ${sql.join(found, sql` `)}
    order by ${v.sku} limit ${stockOnPage + 1}`)
  return listedRows(row, rows, 'shop/stock')
}
