import { z } from 'zod'
import file from './weights.json'

/**
 * Weights of the two regressions in the order of their features, and thresholds as logits: `same` and `likely` compared
 * with all others of the group, `alone` without prices and competitors.
 */
export type Model = { pair: readonly number[]; rivals: readonly number[]; same: number; likely: number; alone: number }

const shape = z.object({
  pair: z.record(z.string(), z.number()),
  rivals: z.record(z.string(), z.number()),
  same: z.number(),
  likely: z.number(),
  alone: z.number(),
})

function read(): Model {
  const { pair, rivals, ...reach } = shape.parse(file)
  return { pair: Object.values(pair), rivals: Object.values(rivals), ...reach }
}

/** Learnt by scripts/learn-matching.ts. */
export const learntModel: Model = read()

export const chance = (logit: number) => 1 / (1 + Math.exp(-logit))

export function logit(figures: ArrayLike<number>, weights: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < weights.length; index++) sum += (figures[index] ?? 0) * (weights[index] ?? 0)
  return sum
}
