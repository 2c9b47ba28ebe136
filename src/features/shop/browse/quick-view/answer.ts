import * as z from 'zod/mini'
import { type Locale, locales } from '@/i18n/routing'
import { priceShape } from '../product/answers'

const lang = z.optional(z.enum(locales))
const image = z.object({ url: z.string(), small: z.string(), alt: z.string() })
const term = z.object({ id: z.string(), name: z.string(), lang })
const rating = z.nullable(z.object({ value: z.number(), text: z.string(), short: z.string(), reviews: z.string() }))
const slider = z.object({
  images: z.string(),
  image: z.string(),
  previous: z.string(),
  next: z.string(),
  maximize: z.string(),
})
const quantity = z.object({ label: z.string(), less: z.string(), more: z.string() })

const shown = {
  id: z.string(),
  slug: z.string(),
  lang,
  title: z.string(),
  summary: z.string(),
  images: z.array(image),
  badge: z.nullable(z.string()),
}

/** A sample product (docs/product.md, section 6). */
const sample = z.object({
  kind: z.literal('sample'),
  product: z.object({
    ...shown,
    sku: z.string(),
    priceCents: z.number(),
    oldPriceCents: z.nullable(z.number()),
    currency: z.enum(['EUR', 'USD']),
    rating: z.nullable(z.number()),
    reviewCount: z.number(),
    categories: z.array(term),
    tags: z.array(term),
    isSample: z.boolean(),
  }),
  rating,
  /** The address of the shop. */
  shop: z.string(),
  /** The address to which its title leads. */
  list: z.string(),
  words: z.object({
    close: z.string(),
    slider,
    quantity,
    addToCart: z.string(),
    addToWishlist: z.string(),
    oldPrice: z.string(),
    sku: z.string(),
    categories: z.string(),
    tags: z.string(),
  }),
})

const goods = z.object({
  kind: z.literal('goods'),
  product: z.object({
    ...shown,
    picturesByColour: z.array(z.object({ colour: z.string(), images: z.array(image) })),
  }),
  range: z.object({
    colours: z.array(z.object({ slug: z.string(), name: z.string(), hex: z.string(), lang })),
    sizes: z.array(z.string()),
    variants: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        ean: z.nullable(z.string()),
        size: z.string(),
        priceCents: z.nullable(z.number()),
        colour: z.string(),
        inStock: z.boolean(),
      }),
    ),
    heaviestGrams: z.number(),
  }),
  price: z.object({
    product: priceShape,
    variants: z.record(z.string(), priceShape),
    priorNote: z.nullable(z.string()),
    oldLabel: z.string(),
  }),
  /** Required beside each price: that VAT is included, and the price with a code. */
  priceNotes: z.array(z.string()),
  rating,
  words: z.object({
    slider,
    variant: z.object({
      colour: z.string(),
      size: z.string(),
      sizesOf: z.string(),
      chooseSize: z.string(),
      soldOut: z.string(),
      soldOutNow: z.string(),
      lastPieces: z.array(z.string()),
      quantity,
    }),
    heart: z.object({ label: z.string(), failed: z.string(), text: z.string() }),
    button: z.object({ addToCart: z.string(), soldOut: z.string() }),
    unavailable: z.string(),
    page: z.string(),
    noReviews: z.string(),
  }),
})

export const quickViewAnswer = z.discriminatedUnion('kind', [sample, goods])
export type QuickViewAnswer = z.infer<typeof quickViewAnswer>
export type QuickGoods = z.infer<typeof goods>

export type QuickViewWords = Record<'quickView' | 'close' | 'loading' | 'failed' | 'page', string>

export type QuickViewProps = {
  product: { slug: string; title: string; lang?: Locale }
  locale: Locale
  words: QuickViewWords
  colour?: string
}
