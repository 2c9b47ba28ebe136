import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { bySize } from '@/domain/clothing-size'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'

const { colours, shop, variants } = tables
const v = alias(variants, 'v')
const c = alias(colours, 'c')
const s = alias(shop.variantStock, 's')

/** `colours` are slugs. */
export type StockedRange = { colours: string[]; sizes: { size: string; inStock: boolean }[]; soldOut: boolean }

const row = z.object({ product: z.string(), colour: z.string(), size: z.string(), in_stock: z.boolean() })

/**
 * The ranges by product id; a product without variants is missing.
 * @param asked slugs of colours: sizes and stock are those of the variants in these colours, where the product has any
 */
export async function readRanges(products: string[], asked: string[] = []): Promise<Record<string, StockedRange>> {
  const { rows } = await (await db()).execute(sql`
    select ${v.productId} as product, ${c.slug} as colour, ${v.size}, coalesce(${s.inStock}, false) as in_stock
    from ${variants} v join ${colours} c on ${c.id} = ${v.colourId}
    left join ${shop.variantStock} s on ${s.variant} = ${v.id}
    where ${v.productId} = any(string_to_array(${products.join(',')}, ',')::uuid[])
      and ${v.offSale} is not true
    order by ${v.productId}, ${v.sku}`)
  const byProduct = Map.groupBy(readableRows(row, rows, 'shop/ranges'), ({ product }) => product)
  return Object.fromEntries([...byProduct].map(([product, made]) => [product, rangeOf(made, asked)]))
}

function rangeOf(made: z.infer<typeof row>[], asked: string[]): StockedRange {
  const inStock = (variants: typeof made) => variants.filter((variant) => variant.in_stock)
  const ofColours = made.filter(({ colour }) => asked.includes(colour))
  const meant = ofColours.length > 0 ? ofColours : made
  const stocked = inStock(meant)
  const sizes = [...new Set(meant.map(({ size }) => size))].sort(bySize)
  const colours = [...new Set([...inStock(made), ...made].map(({ colour }) => colour))]
  return {
    colours,
    sizes: sizes.map((size) => ({ size, inStock: stocked.some((variant) => variant.size === size) })),
    soldOut: stocked.length === 0,
  }
}
