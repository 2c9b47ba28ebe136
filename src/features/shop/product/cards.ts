import * as z from 'zod/mini'

/** A product as a small card that the browser draws; the server writes the amounts. */
export const productCard = z.object({
  id: z.string(),
  href: z.string(),
  title: z.string(),
  lang: z.optional(z.string()),
  picture: z.nullable(z.string()),
  price: z.object({
    text: z.string(),
    parts: z.object({ whole: z.string(), cents: z.string(), symbol: z.string(), currencyFirst: z.boolean() }),
    oldText: z.nullable(z.string()),
  }),
})

export type ProductCard = z.infer<typeof productCard>
