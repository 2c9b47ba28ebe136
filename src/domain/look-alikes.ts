/** Cyrillic letters by the Latin ones that look like them. */
export const latinTwins: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aаeеoоpрcсxхyуkкmмtтbвhн'.matchAll(/(.)(.)/gu)].map(([, latin = '', twin = '']) => [latin, twin]),
)
export const cyrillicTwins: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(latinTwins).map(([latin, twin]) => [twin, latin]),
)

/**
 * A lower-case word with letters of both alphabets in the intended one: the alphabet that has all its letters, else
 * that of most (`CИPEHE` has a Cyrillic letter without a Latin twin). Other words stay as they are.
 */
export function inOneAlphabet(word: string): string {
  const cyrillic = word.match(/[Ѐ-ӿ]/gu) ?? []
  const latin = word.match(/[a-z]/g) ?? []
  if (cyrillic.length === 0 || latin.length === 0) return word
  const foreignLatin = latin.filter((letter) => !(letter in latinTwins)).length
  const foreignCyrillic = cyrillic.filter((letter) => !(letter in cyrillicTwins)).length
  const isCyrillic = foreignLatin === 0 || foreignCyrillic === 0 ? foreignLatin === 0 : cyrillic.length >= latin.length
  const twins = isCyrillic ? latinTwins : cyrillicTwins
  return word.replace(/./gu, (letter) => twins[letter] ?? letter)
}

/**
 * Latin letters that look like a Cyrillic word in capitals, in small Cyrillic letters: `BAPEHO` is `варено`. Null where
 * a letter has no twin, and for short words, which would match by chance.
 */
export function asCyrillic(typed: string): string | null {
  const word = typed.toLowerCase()
  return /^[abcehkmoptxy]{5,}$/.test(word) ? word.replace(/./g, (letter) => latinTwins[letter] ?? letter) : null
}
