import * as z from 'zod/mini'

export const priceShape = z.object({
  text: z.string(),
  parts: z.object({ whole: z.string(), cents: z.string(), symbol: z.string(), currencyFirst: z.boolean() }),
  oldText: z.nullable(z.string()),
})

/** A product as a small card that the browser draws; the server writes the amounts. */
export const productCard = z.object({
  id: z.string(),
  href: z.string(),
  title: z.string(),
  lang: z.optional(z.string()),
  picture: z.nullable(z.string()),
  price: priceShape,
})

export type ProductCard = z.infer<typeof productCard>
