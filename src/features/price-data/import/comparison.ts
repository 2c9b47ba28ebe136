import * as z from 'zod/mini'

const change = z.object({ before: z.number(), now: z.number() })

/** A day beside the newest one before it. */
export const comparisonSchema = z.object({
  before: z.string(),
  rows: change,
  chains: change,
  /** Products of the same company on both days, and how many of their median prices jumped. */
  prices: z.object({ compared: z.number(), jumped: z.number() }),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** A price jumps when it becomes half as much again or more, or two thirds or less. */
export const jumpFactor = 1.5

/** From one day to the next some hundredths of the rows come and go. */
const leastRows = 2 / 3
/** A wrong currency or a shifted decimal point in a large chain moves more than this share of all prices. */
const mostJumps = 0.05
/** With fewer products a share says nothing. */
const leastCompared = 20

export const doubts = ['rows-missing', 'prices-jump'] as const
export type Doubt = (typeof doubts)[number]

/** Why somebody should look at a day before it is published. */
export function doubtsOf({ rows, prices }: Comparison): Doubt[] {
  const found: Doubt[] = []
  if (rows.now < rows.before * leastRows) found.push('rows-missing')
  if (prices.compared >= leastCompared && prices.jumped > prices.compared * mostJumps) found.push('prices-jump')
  return found
}
