import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { type StruckPrice, struckPricesOf } from '@/features/shop/goods/prices/struck-prices'
import { getRange, type ProductRange, type ProductVariant } from '@/features/shop/goods/variants/product-variants'
import { variantPicture } from '@/features/shop/goods/variants/variant-picture'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { mostWishes } from '../limits'

const { colours, coloursLocales, products, productsLocales, shop } = tables
const { wishes } = shop
const p = alias(products, 'p')
const c = alias(colours, 'c')
const title = alias(productsLocales, 'title')
const ownTitle = alias(productsLocales, 'own_title')
const colour = alias(coloursLocales, 'colour_name')
const ownColour = alias(coloursLocales, 'own_colour_name')

const wishRow = z.object({
  id: z.string(),
  product: z.string(),
  slug: z.string(),
  title: z.string(),
  translated: z.boolean(),
  picture: z.string().nullable(),
  colour: z.string().nullable(),
  colourSlug: z.string().nullable(),
  variant: z.string().nullable(),
  quantity: z.number(),
  note: z.string(),
  addedCents: z.number(),
  /** The price in the last mail; null before any. */
  toldCents: z.number().nullable(),
})

/** `lang` is set where the title is not in the requested language. */
export type ShownWish = Omit<z.infer<typeof wishRow>, 'translated'> & {
  lang?: Locale
  /** The price of the chosen size, else the lowest of the product, in cents; null where it is not sold any more. */
  cents: number | null
  isFrom: boolean
  /** True where `cents` is a variant's own price, which no promotion reduces and no history has (decision 0057). */
  isOwn: boolean
  /** The lowest price of the 30 days before a reduction, in cents (directive 98/6/EC, article 6a). */
  priorCents: number | null
  size: string | null
  inStock: boolean
  range: ProductRange
}

const noRange: ProductRange = { colours: [], sizes: [], variants: [], heaviestGrams: 0 }

type WishedPrice = Pick<ShownWish, 'cents' | 'isFrom' | 'isOwn' | 'priorCents'>

const noPrice: WishedPrice = { cents: null, isFrom: false, isOwn: false, priorCents: null }

function wishedPrice(price: StruckPrice, variant: Pick<ProductVariant, 'priceCents'> | undefined): WishedPrice {
  const own = variant?.priceCents ?? null
  const wished = variant ? { cents: own ?? price.cents, isFrom: false, isOwn: own !== null } : price.buyable
  return { ...wished, priorCents: wished.isOwn ? null : price.priorCents }
}

export async function readWishes(database: Database, list: string, locale: Locale, now: Date): Promise<ShownWish[]> {
  const { rows } = await database.execute(sql`
    select ${wishes.id}, ${wishes.product}, ${p.slug}, coalesce(${ownTitle.title}, ${title.title}, '') as title,
      ${ownTitle.title} is not null as translated, ${variantPicture(sql`${p.id}`, sql`${wishes.colour}`)} as picture,
      coalesce(${ownColour.name}, ${colour.name}) as colour, ${c.slug} as "colourSlug", ${wishes.variant}, ${wishes.quantity},
      ${wishes.note}, ${wishes.addedCents} as "addedCents", ${wishes.toldCents} as "toldCents"
    from ${wishes} join ${products} p on ${p.id} = ${wishes.product}
    left join ${colours} c on ${c.id} = ${wishes.colour}
    left join ${productsLocales} title on ${title._parentId} = ${p.id} and ${title._locale} = ${defaultLocale}
    left join ${productsLocales} own_title on ${ownTitle._parentId} = ${p.id} and ${ownTitle._locale} = ${locale}
    left join ${coloursLocales} colour_name on ${colour._parentId} = ${c.id} and ${colour._locale} = ${defaultLocale}
    left join ${coloursLocales} own_colour_name on ${ownColour._parentId} = ${c.id} and ${ownColour._locale} = ${locale}
    where ${wishes.wishlist} = ${list} and ${wishes.removedAt} is null
    order by ${wishes.addedAt} desc, ${wishes.id} limit ${mostWishes}`)
  const found = readableRows(wishRow, rows, 'shop/wishlist/read-wishes')
  const prices = await struckPricesOf(
    database,
    found.map(({ product }) => product),
    now,
  )
  return Promise.all(
    found.map(async ({ translated, ...wish }): Promise<ShownWish> => {
      const price = prices.get(wish.product)
      const range = price ? await getRange(wish.product, locale) : noRange
      const variant = range.variants.find(({ id }) => id === wish.variant)
      const stocked = range.variants.filter(({ inStock }) => inStock)
      return {
        ...wish,
        // A size that was taken off sale is no option of the form, where the browser would choose another one for it.
        variant: variant?.id ?? null,
        ...(!translated && { lang: defaultLocale }),
        picture: wish.picture && mediaUrl(wish.picture),
        ...(price ? wishedPrice(price, variant) : noPrice),
        size: variant?.size ?? null,
        inStock: variant ? variant.inStock : stocked.length > 0,
        range,
      }
    }),
  )
}
