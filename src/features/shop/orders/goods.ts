import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { sofiaDay } from '@/domain/calendar-day'
import { assumedGrams } from '@/domain/delivery'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { variantPricesOn } from '../prices/variant-prices'
import { variantPicture } from '../product/variant-picture'

const { coloursLocales, productsLocales, shop, variants } = tables
const v = alias(variants, 'v')

const row = z.object({
  variant: z.string(),
  cents: z.number(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  weightGrams: z
    .number()
    .nullable()
    .transform((grams) => grams ?? assumedGrams),
  picture: z
    .string()
    .nullable()
    .transform((filename) => filename && mediaUrl(filename)),
  free: z.number(),
})

/** A variant as an order copies it: in the order's language, with the price of the moment, and how many are free. */
export type Goods = z.infer<typeof row>

/** What can be bought of these variants, by their ids; what cannot is left out. */
export async function readGoods(
  database: Database,
  language: Locale,
  ids: string[],
  now: Date,
): Promise<Map<string, Goods>> {
  const { rows } = await database.execute(sql`
    select price.variant, price.cents, ${v.size}, ${v.sku}, ${v.weightGrams} as "weightGrams",
      (select ${productsLocales.title} from ${productsLocales} where ${productsLocales._parentId} = price.product
        and ${productsLocales.title} is not null and ${productsLocales._locale} in (${language}, ${defaultLocale})
        order by ${productsLocales._locale} = ${language} desc limit 1) as title,
      (select ${coloursLocales.name} from ${coloursLocales} where ${coloursLocales._parentId} = ${v.colourId}
        and ${coloursLocales._locale} in (${language}, ${defaultLocale})
        order by ${coloursLocales._locale} = ${language} desc limit 1) as colour,
      ${variantPicture(sql`price.product`, sql`${v.colourId}`)} as picture,
      coalesce((select ${shop.variantStock.onHand} - ${shop.variantStock.reserved} from ${shop.variantStock}
        where ${shop.variantStock.variant} = price.variant), 0) as free
    from (${variantPricesOn(sofiaDay(now), ids)}) price join ${variants} v on ${v.id} = price.variant`)
  return new Map(
    rows.map((given) => {
      const goods = row.parse(given)
      return [goods.variant, goods]
    }),
  )
}
