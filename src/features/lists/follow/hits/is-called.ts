import { freeOfMark } from '@/domain/search-marks'
import { type Term, termsOf } from '@/features/search/terms'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { headOf } from '@/server/search-index/name-vector'

/**
 * Whether a title calls the thing by the words of the query, or by another name of the same thing: `Прясно мляко` is called
 * мляко, and neither `Кисело мляко`, which is a name of something else, nor `Шоколад с мляко`. What it is free of may stand anywhere.
 */
export function isCalled(title: string, query: string, locale: Locale): boolean {
  const said = [...termsOf(headOf(title), defaultLocale), ...termsOf(title, defaultLocale).filter(isFreeOf)]
  const names = new Set(said.map((term) => nameOf(term)))
  return termsOf(query, locale).every((term) =>
    [term.words, ...term.synonyms].some((name) => names.has(nameOf(term, name))),
  )
}

const isFreeOf = (term: Term) => term.isFreeOf

const nameOf = (term: Term, words = term.words) => (term.isFreeOf ? freeOfMark(words.join(' ')) : words.join(' '))
