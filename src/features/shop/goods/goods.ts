import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { sofiaDay } from '@/domain/calendar-day'
import { assumedGrams } from '@/domain/delivery'
import { taxClasses } from '@/domain/tax-class'
import { fibres } from '@/domain/textile'
import { withdrawalExceptions } from '@/domain/withdrawal'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { variantPricesOn } from './prices/current-prices'
import { variantPicture } from './variants/variant-picture'

const { colours, coloursLocales, products, productsComposition, productsLocales, shop, variants } = tables
const v = alias(variants, 'v')
const p = alias(products, 'goods')
const c = alias(colours, 'c')
const stock = alias(shop.variantStock, 'stock')
const title = alias(productsLocales, 'title')
const ownTitle = alias(productsLocales, 'own_title')
const colour = alias(coloursLocales, 'colour')
const ownColour = alias(coloursLocales, 'own_colour')

const goodsRow = z.object({
  variant: z.string(),
  slug: z.string(),
  title: z.string(),
  isTranslated: z.boolean(),
  sku: z.string(),
  size: z.string(),
  colour: z.string(),
  /** The picture of the colour, else of the product. */
  picture: z.string().nullable(),
  /** In cents with VAT; null for goods that are not sold any more. */
  cents: z.number().nullable(),
  /** The price without promotions, in cents. */
  shelfCents: z.number().nullable(),
  grams: z.number(),
  free: z.number(),
  /** In percent, the largest first. */
  composition: z.array(z.object({ fibre: z.enum(fibres), percent: z.number() })),
  withdrawalException: z.enum(withdrawalExceptions).nullable(),
  taxClass: z.enum(taxClasses),
})

/** A variant at today's price. `lang` is set where the title is not in the requested language. */
export type BuyableGoods = Omit<z.infer<typeof goodsRow>, 'isTranslated'> & { lang?: Locale }

/** Variants by id with their prices on the day of `now`; samples and unpublished products have no price. */
export async function readGoods(
  database: Database,
  ids: string[],
  locale: Locale,
  now: Date,
): Promise<Map<string, BuyableGoods>> {
  if (ids.length === 0) return new Map()
  const asked = sql`${v.id} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`
  const { rows } = await database.execute(sql`
    select ${v.id} as variant, ${p.slug}, ${v.sku}, ${v.size}, coalesce(${v.weightGrams}, ${assumedGrams}) as grams,
      coalesce(${ownTitle.title}, ${title.title}, '') as title, ${ownTitle.title} is not null as "isTranslated",
      coalesce(${ownColour.name}, ${colour.name}, '') as colour,
      coalesce(${stock.onHand} - ${stock.reserved}, 0) as free,
      price.cents, price.shelf as "shelfCents", ${p.withdrawalException} as "withdrawalException",
      coalesce(${p.taxClass}::text, 'standard') as "taxClass",
      (select coalesce(jsonb_agg(jsonb_build_object('fibre', ${productsComposition.fibre}, 'percent', ${productsComposition.percent})
          order by ${productsComposition.percent} desc, ${productsComposition._order}), '[]')
        from ${productsComposition} where ${productsComposition._parentId} = ${p.id}) as composition,
      ${variantPicture(sql`${p.id}`, sql`${v.colourId}`)} as picture
    from ${variants} v join ${products} goods on ${p.id} = ${v.productId}
    join ${colours} c on ${c.id} = ${v.colourId}
    left join (${variantPricesOn(sofiaDay(now), ids)}) price on price.variant = ${v.id}
    left join ${productsLocales} title on ${title._parentId} = ${p.id} and ${title._locale} = ${defaultLocale}
    left join ${productsLocales} own_title on ${ownTitle._parentId} = ${p.id} and ${ownTitle._locale} = ${locale}
    left join ${coloursLocales} colour on ${colour._parentId} = ${c.id} and ${colour._locale} = ${defaultLocale}
    left join ${coloursLocales} own_colour on ${ownColour._parentId} = ${c.id} and ${ownColour._locale} = ${locale}
    left join ${shop.variantStock} stock on ${stock.variant} = ${v.id}
    where ${asked}`)
  const goods = readableRows(goodsRow, rows, 'shop/goods').map((found) => toGoods(found))
  return new Map(goods.map((each) => [each.variant, each]))
}

function toGoods({ isTranslated, picture, ...rest }: z.infer<typeof goodsRow>): BuyableGoods {
  return { ...rest, picture: picture && mediaUrl(picture), ...(!isTranslated && { lang: defaultLocale }) }
}
