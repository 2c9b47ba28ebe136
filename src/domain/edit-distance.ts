/**
 * Letters to change, add, leave out or swap with their neighbour to turn one word into the other. Returns `limit + 1`
 * as soon as the distance is known to exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const changed = (above[column - 1] ?? 0) + (same ? 0 : 1)
      let best = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, (twoAbove[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > limit) return limit + 1
    twoAbove = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, limit + 1)
}

/** Sounds of two or three Latin letters in the canonical spelling of `transliterate`. */
const sounds = ['sht', 'sh', 'ch', 'zh', 'ia', 'iu']
const soundPattern = new RegExp(sounds.join('|'), 'g')

/** A normalised word with one sign per Bulgarian letter, so that `я` and its neighbour can be swapped. */
export const letters = (word: string) => word.replace(soundPattern, (found) => String(sounds.indexOf(found)))

const written = (signs: string) => signs.replace(/\d/g, (sign) => sounds[Number(sign)] ?? sign)

/** `signs` as by `letters`; null for a word with a digit, which could be taken for a sound. */
type Compared = { word: string; signs: string | null }

/** A normalised word for `errorsBetween`, read once for many comparisons. */
export const compared = (word: string): Compared => ({ word, signs: /\d/.test(word) ? null : letters(word) })

/**
 * Typing errors between two normalised words, counted as by `editDistance`: `мялко` for `мляко` is one, like every
 * swapped pair.
 */
export function errorsBetween(a: Compared, b: Compared, limit: number): number {
  return a.signs === null || b.signs === null
    ? editDistance(a.word, b.word, limit)
    : editDistance(a.signs, b.signs, limit)
}

export function withSwappedPairs(word: string): string[] {
  if (/\d/.test(word)) return []
  const signs = letters(word)
  return Array.from({ length: Math.max(0, signs.length - 1) }, (_, at) =>
    written(signs.slice(0, at) + signs.charAt(at + 1) + signs.charAt(at) + signs.slice(at + 2)),
  )
}
