import type { PackSize } from './pack-size'
import { groupOf } from './product-group-of'
import { groupWords } from './product-group-words'
import { readProductName } from './product-name'
import { longestName, writtenIn } from './synonyms'

/** What a product is in the words of a language, with its percentages (`3.6`) and its size. */
type KindOfProduct = { name: string; percents: readonly string[]; pack: PackSize | null }

/**
 * What a Bulgarian title says the product is, in another language: the longest known name in it all words of which the title of its official
 * group has too. Null where that is not certain: no word is guessed, and none is told of what fits no group.
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

/** Words that follow each other, the longest first, and of two of them also the other order: `мляко кисело`. */
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
