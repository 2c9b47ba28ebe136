import { z } from 'zod'

/** Messages of the seed to the program that has started it (scripts/steps/seed-content.ts). */
export const seedReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), line: z.string() }),
  /** `share` of everything, from 0 to 1; `done` and `total` belong to the step of this name. */
  z.object({
    kind: z.literal('progress'),
    step: z.string(),
    done: z.number(),
    total: z.number(),
    share: z.number(),
  }),
  /** Enough content for visitors; the rest follows. */
  z.object({ kind: z.literal('open') }),
])

export type SeedReport = z.infer<typeof seedReport>
