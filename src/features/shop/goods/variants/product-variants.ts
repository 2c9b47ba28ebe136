import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { bySize } from '@/domain/clothing-size'
import { assumedGrams } from '@/domain/delivery'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { lastPieces } from './choice'

const { colours, coloursLocales, products, shop, variants } = tables

const p = alias(products, 'p')
const v = alias(variants, 'v')
const c = alias(colours, 'c')
const bulgarian = alias(coloursLocales, 'bulgarian')
const shown = alias(coloursLocales, 'shown')
const stock = alias(shop.variantStock, 'stock')

const mostVariants = 500

const variantRow = z.object({
  id: z.string(),
  sku: z.string(),
  ean: z.string().nullable(),
  size: z.string(),
  priceCents: z.number().nullable(),
  colour: z.string(),
  inStock: z.boolean(),
})
const rangeRow = variantRow.extend({ hex: z.string(), name: z.string(), translated: z.boolean(), grams: z.number() })

/** `priceCents` is null where the product's price applies; `colour` is a slug. */
export type ProductVariant = z.infer<typeof variantRow>

/** Sorted by colour and size. `lang` is set where a colour's name is not in the language of the page. */
export type ProductRange = {
  colours: { slug: string; name: string; hex: string; lang?: Locale }[]
  sizes: string[]
  variants: ProductVariant[]
  heaviestGrams: number
}

async function readRange(product: string, locale: Locale): Promise<ProductRange> {
  const { rows } = await (await db()).execute(sql`
    select ${v.id}, ${v.sku}, ${v.ean}, ${v.size}, ${v.priceCents} as "priceCents", ${c.slug} as colour, ${c.hex},
      coalesce(${shown.name}, ${bulgarian.name}) as name, ${shown.name} is not null as translated,
      coalesce(${stock.onHand} - ${stock.reserved}, 0) > 0 as "inStock", coalesce(${v.weightGrams}, ${assumedGrams}) as grams
    from ${variants} v
    join ${colours} c on ${c.id} = ${v.colourId}
    join ${coloursLocales} bulgarian on ${bulgarian._parentId} = ${c.id} and ${bulgarian._locale} = ${defaultLocale}
    left join ${coloursLocales} shown on ${shown._parentId} = ${c.id} and ${shown._locale} = ${locale}
    left join ${shop.variantStock} stock on ${stock.variant} = ${v.id}
    where ${v.productId} = ${product} and ${v.offSale} is not true order by ${v.sku} limit ${mostVariants}`)
  const found = readableRows(rangeRow, rows, 'shop/product/variants')
  const colourOf = ({ colour, name, hex, translated }: z.infer<typeof rangeRow>) =>
    [colour, { slug: colour, name, hex, ...(!translated && { lang: defaultLocale }) }] as const
  return {
    colours: [...new Map(found.map(colourOf)).values()],
    sizes: [...new Set(found.map(({ size }) => size))].sort(bySize),
    variants: readableRows(variantRow, found, 'shop/product/variants').sort((one, other) =>
      bySize(one.size, other.size),
    ),
    heaviestGrams: Math.max(0, ...found.map(({ grams }) => grams)),
  }
}

/** Cached; `inStock` stays current, because the first and last piece of a variant clear the tag `stock`. */
export function getRange(product: string, locale: Locale): Promise<ProductRange> {
  return cached({ name: 'product-range', key: [product, locale], tags: [tag.products, tag.stock] }, () =>
    readRange(product, locale),
  )
}

const freeRow = z.object({ id: z.string(), free: z.number() })

/**
 * The free pieces per variant, capped just above `lastPieces`, so that competitors cannot read the stock; nothing for
 * products that are not public.
 */
export async function readStock(product: string): Promise<Record<string, number>> {
  const { rows } = await (await db()).execute(sql`
    select ${v.id}, least(coalesce(${stock.onHand} - ${stock.reserved}, 0), ${lastPieces + 1}) as free
    from ${variants} v join ${products} p on ${p.id} = ${v.productId} and ${isPublished(p)}
    left join ${shop.variantStock} stock on ${stock.variant} = ${v.id}
    where ${v.productId} = ${product} and ${v.offSale} is not true order by ${v.sku} limit ${mostVariants}`)
  return Object.fromEntries(readableRows(freeRow, rows, 'shop/product/variants').map(({ id, free }) => [id, free]))
}
