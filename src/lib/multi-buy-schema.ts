import * as z from 'zod/mini'
import type { MultiBuy } from '@/domain/multi-buy'

/** A single piece is no condition, except as the one that is paid of `1+1`. */
const count = (least: number) => z.int().check(z.gte(least), z.lte(99))

export const multiBuySchema: z.ZodMiniType<MultiBuy> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amount'),
    pieces: count(2),
    amountCents: z.int().check(z.gte(0), z.lte(100_000_000)),
  }),
  z.object({ kind: z.literal('free'), pieces: count(1), free: count(1) }),
  z.object({ kind: z.literal('percent'), pieces: count(2), percentOff: z.int().check(z.gte(1), z.lte(100)) }),
])
