import * as z from 'zod/mini'
import { type MultiBuy, multiBuyKinds, multiBuyOf } from '@/domain/multi-buy'

const part = z.optional(z.nullable(z.number()))
const parts = z.object({
  kind: z.enum(multiBuyKinds),
  pieces: part,
  amountCents: part,
  free: part,
  percentOff: part,
})

export const multiBuySchema: z.ZodMiniType<MultiBuy> = z.pipe(
  parts,
  z.transform((given, context) => {
    const multiBuy = multiBuyOf(given)
    if (multiBuy) return multiBuy
    context.issues.push({ code: 'custom', input: given, message: 'not a multi-buy price' })
    return z.NEVER
  }),
)
