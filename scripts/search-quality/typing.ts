import { scriptOf } from '@/domain/official-latin'
import { keyboards, neighboursOn } from '@/domain/typing-cost'

type Random = () => number

function pick<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values[Math.floor(random() * values.length)]
}

type Slip = (letters: readonly string[], at: number, random: Random) => readonly string[] | null

const slips: Record<string, Slip> = {
  neighbour: (letters, at, random) => {
    const letter = letters[at] ?? ''
    const rows = pick(keyboards[scriptOf(letter)], random) ?? []
    const typed = pick(neighboursOn(rows, letter), random)
    return typed === undefined ? null : letters.with(at, typed)
  },
  dropped: (letters, at) => letters.toSpliced(at, 1),
  doubled: (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  swapped: (letters, at) =>
    letters[at] === letters[at + 1] || at + 1 >= letters.length
      ? null
      : letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
}

/**
 * The word with 1 or 2 typing errors: a neighbouring key, a dropped, doubled or swapped letter, equally likely. Two
 * errors are at least two letters apart, so that they cannot cancel out. Null for a word that is too short.
 */
export function mistyped(word: string, errors: 1 | 2, random: Random): string | null {
  const letters = [...word.toLowerCase()]
  if (letters.length < 2 + errors * 2) return null
  // From the end, so that the position of the earlier error stays valid.
  const first = Math.floor(random() * (errors === 1 ? letters.length : letters.length - 3))
  const second = first + 3 + Math.floor(random() * (letters.length - first - 3))
  const places = errors === 1 ? [first] : [Math.min(second, letters.length - 1), first]
  const typed = places.reduce<readonly string[]>((before, at) => slip(before, at, random), letters)
  return typed.join('')
}

function slip(letters: readonly string[], at: number, random: Random): readonly string[] {
  const kinds = Object.values(slips)
  const from = Math.floor(random() * kinds.length)
  for (const [step] of kinds.entries()) {
    const typed = kinds[(from + step) % kinds.length]?.(letters, at, random)
    if (typed) return typed
  }
  return letters
}
