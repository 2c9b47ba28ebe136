import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { eanStarts } from '@/domain/ean'
import { baseUnits } from '@/domain/pack-size'
import { normalise } from '@/domain/search-text'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { lowestPrice } from '../lowest-price'

const { prices } = tables
const p = alias(prices.products, 'p')
const l = alias(prices.listings, 'l')
const c = alias(prices.companies, 'c')
const h = alias(prices.chains, 'h')
const t = alias(prices.latest, 't')

export const productPageSize = 30

const size = { pack_unit: z.enum(baseUnits).nullable(), pack_amount: z.number().nullable() }
const foundRow = z.object({
  id: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  group_number: z.number().nullable(),
  chains: z.coerce.number(),
  /** Lowest nationwide price of all chains in cents; null where none was reported. */
  price: z.number().nullable(),
  edited: z.boolean(),
})
const totalRow = z.object({ total: z.coerce.number() })

export type FoundProduct = z.infer<typeof foundRow>
export type ProductQuery = { search: string; group: number | null; page: number }

const columns = sql`${p.id}, ${p.title}, ${p.brand}, ${p.groupNumber}, cardinality(${p.corrected}) > 0 as edited,
  (select count(distinct ${c.chainId}) from ${prices.listings} l join ${prices.companies} c on ${c.id} = ${l.companyId}
    where ${l.productId} = ${p.id}) as chains,
  (select best.price from (${lowestPrice(sql`${p.id}`, { companies: null, place: undefined })}) best) as price`

export async function findProducts({ search, group, page }: ProductQuery) {
  const code = eanStarts(search)
  const asked = code.length > 0 ? [code] : normalise(search).map((word) => [word, ...eanStarts(word)])
  const words = asked.map(
    (forms) => sql`and (${p.words} like ${`%${forms[0]}%`} or ${p.barcodes} && ${sql.param(forms)}::text[])`,
  )
  const where = sql`from ${prices.products} p where ${p.mergedInto} is null
    ${group ? sql`and ${p.groupNumber} = ${group}` : sql``} ${sql.join(words, sql` `)}`
  const database = await db()
  const [found, count] = await Promise.all([
    database.execute(sql`select ${columns} ${where} order by chains desc, ${p.title}, ${p.id}
      limit ${productPageSize} offset ${(page - 1) * productPageSize}`),
    database.execute(sql`select count(*) as total ${where}`),
  ])
  return {
    products: readableRows(foundRow, found.rows, 'price-data/matching/editor-data'),
    total: totalRow.parse(count.rows[0]).total,
  }
}

const productRow = z.object({
  ...foundRow.shape,
  ...size,
  slug: z.string(),
  corrected: z.array(z.string()),
  closed: z.boolean(),
  barcodes: z.array(z.string()),
  merged_into: z.number().nullable(),
})
const listingRow = z.object({
  id: z.number(),
  chain: z.string(),
  code: z.string(),
  name: z.string(),
  /** Nationwide price in cents, with its day; null where none was reported. */
  price: z.number().nullable(),
  day: z.string().nullable(),
  match_score: z.number().nullable(),
  match_reason: z.string().nullable(),
})

export type EditedProduct = z.infer<typeof productRow>
export type EditedListing = z.infer<typeof listingRow>

/** A merged product leads to its target. Null for an unknown number. */
export async function readProduct(id: number): Promise<{ product: EditedProduct; listings: EditedListing[] } | null> {
  const database = await db()
  const { rows } = await database.execute(sql`
    select ${columns}, ${p.packUnit}, ${p.packAmount}, ${p.slug}, ${p.corrected}, ${p.closed}, ${p.barcodes}, ${p.mergedInto}
    from ${prices.products} p where ${p.id} = ${id}`)
  if (!rows[0]) return null
  const product = productRow.parse(rows[0])
  if (product.merged_into !== null) return readProduct(product.merged_into)
  const listings = await database.execute(sql`
    select ${l.id}, ${h.name} as chain, ${l.code}, ${l.name}, least(${t.low}, ${t.promo}) as price, ${t.day}::text as day, ${l.matchScore}, ${l.matchReason}
    from ${prices.listings} l join ${prices.companies} c on ${c.id} = ${l.companyId}
    join ${prices.chains} h on ${h.id} = ${c.chainId}
    left join ${prices.latest} t on ${t.listingId} = ${l.id} and ${t.placeId} = 0
    where ${l.productId} = ${id} order by ${h.name}, ${l.name}, ${l.id}`)
  return { product, listings: readableRows(listingRow, listings.rows, 'price-data/matching/editor-data') }
}

const wordsRow = z.object({ ...foundRow.shape, words: z.string() })

export async function similarProducts({ id, group_number: group }: EditedProduct): Promise<FoundProduct[]> {
  const { rows } = await (await db()).execute(sql`
    with own as (select string_to_array(${p.words}, ' ') as words from ${prices.products} p where ${p.id} = ${id}),
      near as (
        select ${p.id},
          cardinality(array(select unnest(string_to_array(${p.words}, ' ')) intersect select unnest(own.words)))::real
            / greatest(cardinality(string_to_array(${p.words}, ' ')), cardinality(own.words)) as share
        from ${prices.products} p, own
        where ${p.groupNumber} is not distinct from ${group} and ${p.mergedInto} is null and ${p.id} <> ${id}
        order by share desc, ${p.id} limit 8
      )
    select ${columns}, ${p.words} from near join ${prices.products} p on ${p.id} = near.id
    where near.share > 0.3 order by near.share desc, ${p.id}`)
  return readableRows(wordsRow, rows, 'price-data/matching/editor-data')
}
