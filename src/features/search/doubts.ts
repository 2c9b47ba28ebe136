import { namesShop } from '@/domain/known-shops'
import { isOfName, isSpelledName } from '@/domain/synonyms'
import { inOtherLayouts } from '@/domain/typing-cost'
import type { Locale } from '@/i18n/routing'
import { alternativesOf, isWrittenSo } from './alternatives'
import type { ChainNames } from './chains'
import { correctionsOf, type WordCorrection } from './corrections'
import { joinedWords } from './joined-words'
import type { Term } from './terms'
import { type Alternative, allOf, anyOf } from './tsquery'
import { isTitled, type Known, thingsWith } from './vocabulary'

/**
 * Words that only share their stem with indexed words, in a question that matches no thing as a whole: a typing error
 * may have made another word (`вишия` for `вишина`).
 */
export async function shakyTerms(terms: Term[], known: Known, locale: Locale): Promise<Term[]> {
  const shaky = terms.filter(({ typed, words: [word = '', ...others], ...term }) => {
    const found = others.length === 0 ? known.exact.get(word) : undefined
    const isOther = found !== undefined && !isWrittenSo(typed, found) && !term.isName
    return isOther && term.synonyms.length === 0 && term.chains.length === 0 && !term.isFreeOf
  })
  if (shaky.length === 0 || terms.length === 1) return []
  return (await thingsWith([allOfThem(terms, known, locale)])).length > 0 ? [] : shaky
}

const allOfThem = (terms: Term[], known: Known, locale: Locale): string =>
  allOf(terms.flatMap((term) => anyOf(alternativesOf(term, known, locale).all) ?? []))

/** Whether several words are those of a title in any form: nobody types a title by mistake. */
export async function isTitle(terms: Term[], known: Known, locale: Locale): Promise<boolean> {
  return terms.length > 1 && isTitled(allOfThem(terms, known, locale))
}

/**
 * A known shop that is none of `here` (all names of shops with brochures or prices), and whose name is no word of a
 * thing. Texts of pages do not count, which may speak of it (`до метро`).
 */
export function isAbsentShop(
  { typed, words, chains, shop, isName }: Term,
  known: Known,
  here: readonly string[],
): boolean {
  if (shop === null || chains.length > 0 || here.some((name) => namesShop(name, shop))) return false
  const [word = '', ...others] = words
  const found = known.exact.get(word)
  const isOfThing = isName || (found !== undefined && found.things > 0 && isWrittenSo(typed, found))
  return others.length > 0 || !isOfThing
}

type Doubt = {
  terms: Term[]
  doubtful: Term[]
  shaky: Term[]
  others: Alternative[]
  locale: Locale
  chains: ChainNames
}

const aWord = /^\p{L}{4,}$/u

/**
 * A known name that was typed in the wrong keyboard layout: `udbe` is `кафе`. Fewer letters may be one by chance, and so
 * may be a text that only has the stem of a name (`audit` is `ькасш`) or a word of other names (`sour` is `ядки`).
 */
export function turned({ typed, words }: Pick<Term, 'typed' | 'words'>): WordCorrection[] {
  if (!aWord.test(typed) || words.some(isOfName)) return []
  const found = inOtherLayouts(typed.toLowerCase()).find(isSpelledName)
  return found === undefined ? [] : [{ typed, found }]
}

/**
 * Words that are only typed in another layout, and then those that are joined or split wrongly, are read first, because
 * they have no error in their letters.
 */
export async function mended({ terms, doubtful, ...context }: Doubt): Promise<WordCorrection[]> {
  const inLayout = doubtful.flatMap((term) => (context.shaky.includes(term) ? [] : turned(term)))
  const left = doubtful.filter(({ typed }) => !inLayout.some((each) => each.typed === typed))
  const joined = await joinedWords(terms, left)
  const isJoined = ({ typed }: Term) => joined.some((each) => each.typed.split(' ').includes(typed))
  return [
    ...inLayout,
    ...joined,
    ...(await correctionsOf(
      left.filter((term) => !isJoined(term)),
      context,
    )),
  ]
}
