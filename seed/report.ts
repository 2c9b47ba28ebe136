import { z } from 'zod'

/** Told by the seed to the program that has started it (scripts/steps/seed-content.ts). */
export const seedReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), line: z.string() }),
  /** `share` of everything, from 0 to 1; of the step with this name `done` of `total` are written. */
  z.object({
    kind: z.literal('progress'),
    step: z.string(),
    done: z.number(),
    total: z.number(),
    share: z.number(),
  }),
  /** Enough is there for visitors; the rest follows. */
  z.object({ kind: z.literal('open') }),
])

export type SeedReport = z.infer<typeof seedReport>
