import * as z from 'zod/mini'

/* Schemas of the API's answers, apart so that a page of goods loads them only with the first answer. */

export const priceShape = z.object({
  text: z.string(),
  oldText: z.nullable(z.string()),
  from: z.optional(z.string()),
})

const productCard = z.object({
  id: z.string(),
  href: z.string(),
  title: z.string(),
  lang: z.optional(z.string()),
  picture: z.nullable(z.string()),
  price: priceShape,
})

export type SeenCard = z.infer<typeof productCard>

export const cardsAnswer = z.object({ cards: z.array(productCard) })

/** The free pieces of each variant. */
export const stockAnswer = z.object({ free: z.record(z.string(), z.number()) })
