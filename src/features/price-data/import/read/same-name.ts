const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** Whether two names differ only in case, in signs, or in where they are cut off. */
export function isCutOff(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [lettersOf(one), lettersOf(other)]
  return first.startsWith(second) || second.startsWith(first)
}

/**
 * Least share of common letter pairs (Dice's coefficient) in names of one product on two days; a chain may reword them.
 */
const leastShared = 0.35

export function isSameName(one: string, other: string): boolean {
  return isCutOff(one, other) || sharedPairs(lettersOf(one), lettersOf(other)) >= leastShared
}

function sharedPairs(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)]
  return (2 * first.intersection(second).size) / Math.max(1, first.size + second.size)
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}
