import * as z from 'zod/mini'

export const priceShape = z.object({
  text: z.string(),
  oldText: z.nullable(z.string()),
  from: z.optional(z.string()),
})

export const productCard = z.object({
  id: z.string(),
  href: z.string(),
  title: z.string(),
  lang: z.optional(z.string()),
  picture: z.nullable(z.string()),
  price: priceShape,
})

export type ProductCard = z.infer<typeof productCard>
