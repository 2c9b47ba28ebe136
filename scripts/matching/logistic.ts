import { chance, logit } from '@/features/price-data/matching/scoring/model'

export type Example = { figures: ArrayLike<number>; same: boolean; counts: number }

const rounds = 25
const enough = 1e-5

/**
 * Logistic regression by Newton's method. `penalty` keeps weights small where there are few examples; the first weight,
 * the intercept, is free.
 */
export function learnWeights(examples: readonly Example[], penalty: number): number[] {
  const size = examples[0]?.figures.length ?? 0
  let weights: number[] = new Array(size).fill(0)
  for (let round = 0; round < rounds; round++) {
    const { slope, bend } = slopeOf(examples, weights, penalty)
    const step = solve(bend, slope)
    weights = weights.map((weight, index) => weight + (step[index] ?? 0))
    if (Math.max(...step.map(Math.abs)) < enough) break
  }
  return weights
}

function slopeOf(examples: readonly Example[], weights: readonly number[], penalty: number) {
  const slope = weights.map((weight, index) => (index > 0 ? -penalty * weight : 0))
  const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? (row > 0 ? penalty : 1e-6) : 0)))
  for (const { figures, same, counts } of examples) {
    const likely = chance(logit(figures, weights))
    const spread = Math.max(likely * (1 - likely), 1e-6) * counts
    for (const [row, line] of bend.entries()) {
      const figure = figures[row] ?? 0
      if (figure === 0) continue
      slope[row] = (slope[row] ?? 0) + ((same ? 1 : 0) - likely) * counts * figure
      for (let column = 0; column < line.length; column++) {
        line[column] = (line[column] ?? 0) + spread * figure * (figures[column] ?? 0)
      }
    }
  }
  return { slope, bend }
}

function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, index) => [...line, right[index] ?? 0])
  const at = (row: number, column: number) => lines[row]?.[column] ?? 0
  for (let place = 0; place < lines.length; place++) {
    let pivot = place
    for (let row = place + 1; row < lines.length; row++) {
      if (Math.abs(at(row, place)) > Math.abs(at(pivot, place))) pivot = row
    }
    const [upper = [], lower = []] = [lines[place], lines[pivot]]
    lines[place] = lower
    lines[pivot] = upper
    for (let row = place + 1; row < lines.length; row++) {
      const factor = at(row, place) / at(place, place)
      if (factor !== 0) lines[row] = (lines[row] ?? []).map((value, column) => value - factor * at(place, column))
    }
  }
  const answer: number[] = new Array(lines.length).fill(0)
  for (let row = lines.length - 1; row >= 0; row--) {
    const known = answer.reduce((sum, value, column) => sum + (column > row ? value * at(row, column) : 0), 0)
    answer[row] = (at(row, lines.length) - known) / at(row, row)
  }
  return answer
}
