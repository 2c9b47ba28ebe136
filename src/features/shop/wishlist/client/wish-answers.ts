import * as z from 'zod/mini'

/** What the server says of the wishes, apart from src/features/shop/wishlist/client/wish-state.ts: every page has that, and no schemas. */
export const keysAnswer = z.object({ text: z.string(), kind: z.enum(['guest', 'account']) })

export const wishAnswer = z.object({
  said: z.string(),
  open: z.optional(z.object({ label: z.string(), href: z.string() })),
})
export type WishAnswer = z.infer<typeof wishAnswer>
