import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { lastCorrection, piecesUnpacked } from '../stock/reserve'

const { colours, coloursLocales, products, shop, variants } = tables
const { variantStock } = shop

const storedRow = z.object({
  id: z.string(),
  product: z.string(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  ean: z.string().nullable(),
  price: z.number().nullable(),
  weight: z.number().nullable(),
  /** On the shelf, also `reserved` and `unpacked`: what staff count. */
  stock: z.coerce.number(),
  reserved: z.coerce.number(),
  /** Sold, and in no parcel yet. */
  unpacked: z.number(),
  /** The last move of stock that no order made; 0 for none. */
  correction: z.coerce.number(),
})
export type StoredVariant = z.infer<typeof storedRow>

const nameOfProduct = sql`coalesce(${products.slug}, ${products.id}::text)`

/**
 * The variants on sale of all products, or of one, sorted by product, colour and size, with names as in a table; a
 * product without an address is named by its id. `offSale`: those that are off sale instead. With `lock` the variants
 * are locked against other staff, but not their stock, for which orders would wait.
 */
export async function readVariants(
  database: Database,
  { product, lock = false, offSale = false }: { product: string | null; lock?: boolean; offSale?: boolean },
): Promise<StoredVariant[]> {
  const { rows } = await database.execute(sql`
    select ${variants.id}, ${nameOfProduct} as product, ${colours.slug} as colour, ${variants.size}, ${variants.sku}, ${variants.ean},
      ${variants.priceCents} as price, ${variants.weightGrams} as weight, coalesce(${variantStock.onHand}, 0) + sold.unpacked as stock,
      coalesce(${variantStock.reserved}, 0) as reserved,
      sold.unpacked, ${lastCorrection(variants.id)} as correction
    from ${variants} join ${products} on ${products.id} = ${variants.productId} join ${colours} on ${colours.id} = ${variants.colourId}
    left join ${variantStock} on ${variantStock.variant} = ${variants.id}
    cross join lateral (select ${piecesUnpacked(variants.id)} as unpacked) sold
    where coalesce(${variants.offSale}, false) = ${offSale} and (${product}::uuid is null or ${products.id} = ${product}::uuid)
    order by product, ${variants.sku} ${lock ? sql`for no key update of ${variants}` : sql``}`)
  return z.array(storedRow).parse(rows)
}

const productRow = z.object({ name: z.string(), id: z.string(), price: z.number().nullable() })
const colourRow = z.object({ slug: z.string(), id: z.string(), name: z.string().nullable() })

export type Names = {
  products: Map<string, string>
  prices: Map<string, number | null>
  /** By slug, and by lower-case names in each language. */
  colours: Map<string, { slug: string; id: string }>
}

export async function readNames(database: Database): Promise<Names> {
  const goods = await database.execute(
    sql`select ${nameOfProduct} as name, ${products.id}, ${products.priceCents} as price from ${products}`,
  )
  const tones = await database.execute(sql`
    select ${colours.slug}, ${colours.id}, lower(${coloursLocales.name}) as name from ${colours}
    left join ${coloursLocales} on ${coloursLocales._parentId} = ${colours.id}`)
  const known = z.array(colourRow).parse(tones.rows)
  const knownGoods = z.array(productRow).parse(goods.rows)
  const byName = known.flatMap(({ name, slug, id }) => (name === null ? [] : [[name, { slug, id }] as const]))
  // A slug wins over the name of another colour.
  return {
    products: new Map(knownGoods.map(({ name, id }) => [name, id])),
    prices: new Map(knownGoods.map(({ name, price }) => [name, price])),
    colours: new Map([...byName, ...known.map(({ slug, id }) => [slug, { slug, id }] as const)]),
  }
}
