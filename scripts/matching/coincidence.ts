/**
 * Chance that two words which stand in the names of `one` and `other` of `all` barcodes stand in `both` or more of them
 * together by accident (the upper tail of the hypergeometric distribution).
 */
export function coincidence({ both, one, other, all }: Record<'both' | 'one' | 'other' | 'all', number>): number {
  let tail = 0
  for (let count = both; count <= Math.min(one, other); count++) {
    tail += Math.exp(choices(one, count) + choices(all - one, other - count) - choices(all, other))
  }
  return Math.min(1, tail)
}

/** Logarithm of the number of ways to choose. */
function choices(from: number, chosen: number): number {
  if (chosen < 0 || chosen > from) return Number.NEGATIVE_INFINITY
  let sum = 0
  for (let step = 1; step <= chosen; step++) sum += Math.log((from - chosen + step) / step)
  return sum
}
