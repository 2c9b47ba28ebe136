import type { PackSize } from './pack-size'
import { groupOf } from './product-group-of'
import { groupWords } from './product-group-words'
import { readProductName } from './product-name'
import { longestName, writtenIn } from './synonyms'

type KindOfProduct = { name: string; percents: readonly string[]; pack: PackSize | null }

/**
 * The kind of product of a Bulgarian title in another language: the longest known name whose words are all in the title
 * of the official group too. Null where this is uncertain, because no word is guessed.
 */
export function kindOfProduct(title: string, language: string): KindOfProduct | null {
  const ofGroup = groupWords(groupOf(title))
  const { words, brandWords, percents, pack } = readProductName(title)
  const own = words.filter((word) => ofGroup.has(word) && !brandWords.includes(word))
  for (const named of namesIn(own)) {
    const name = writtenIn(named, language)
    if (name) return { name, percents, pack }
  }
  return null
}

function namesIn(words: readonly string[]): string[][] {
  const longest = Math.min(longestName, words.length)
  const lengths = Array.from({ length: longest }, (_, index) => longest - index)
  return lengths.flatMap((length) =>
    words.flatMap((_, start) => {
      const named = words.slice(start, start + length)
      return named.length < length ? [] : length === 2 ? [named, named.toReversed()] : [named]
    }),
  )
}
