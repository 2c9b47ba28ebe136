import * as z from 'zod/mini'

/** Apart from wish-state.ts, which every page loads, so that pages do not load the schemas. */
export const keysAnswer = z.object({ text: z.string(), kind: z.enum(['guest', 'account']) })

export const wishAnswer = z.object({
  said: z.string(),
  open: z.optional(z.object({ label: z.string(), href: z.string() })),
})
export type WishAnswer = z.infer<typeof wishAnswer>
