import * as z from 'zod/mini'
import { ownerKinds } from '@/features/shop/orders/owned/owned-seconds'

/** Apart from wish-state.ts, which every page loads, so that pages do not load the schemas. */
export const keysAnswer = z.object({ text: z.string(), kind: z.enum(ownerKinds) })

export const wishAnswer = z.object({
  said: z.string(),
  /** The sentence for a browser that has not stored the list's cookies. */
  unkept: z.optional(z.string()),
  open: z.optional(z.object({ label: z.string(), href: z.string() })),
})
export type WishAnswer = z.infer<typeof wishAnswer>
