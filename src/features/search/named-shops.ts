import { isAlsoWord, knownShop } from '@/domain/known-shops'
import { isFiller } from '@/domain/search-text'

type Place = { start: number; end: number; word: string }
export type NamedShop = { start: number; end: number; shop: string }

/** `Ейч енд Ем` has three words. */
const mostWords = 3
/** Two short words that stand together by chance are no name: `витамин d m`. */
const shortest = 4

/** The known shops among the words of a question, also by names of several words (`C&A`, `спорт депо`). */
export function shopsIn(text: string, words: readonly Place[]): NamedShop[] {
  const found: NamedShop[] = []
  for (let index = 0; index < words.length; ) {
    const named = shopAt(text, words, index)
    if (named) found.push(named.shop)
    index += named?.length ?? 1
  }
  return found
}

function shopAt(text: string, words: readonly Place[], index: number) {
  const { start } = words[index] ?? { start: 0 }
  for (let length = Math.min(mostWords, words.length - index); length > 0; length--) {
    const end = words[index + length - 1]?.end ?? start
    const said = text.slice(start, end)
    const shop = knownShop(said)
    const isName = length === 1 ? !isAlsoWord(said) || isSaidAsShop(words, index) : isTogether(said)
    if (shop && isName) return { shop: { start, end, shop }, length }
  }
  return null
}

const isTogether = (said: string) => said.includes('&') || said.replace(/[\s.-]/g, '').length >= shortest

/** A name that is a word of goods as well is a shop's alone, behind a word such as `от`, or at the end. */
function isSaidAsShop(words: readonly Place[], index: number): boolean {
  const before = words[index - 1]
  return words.length === 1 || (before !== undefined && (isFiller(before.word) || index === words.length - 1))
}
