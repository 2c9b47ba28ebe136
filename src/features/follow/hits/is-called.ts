import { termsOf } from '@/features/search/terms'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { headOf } from '@/server/search-index/name-vector'

/**
 * Whether a title calls the thing by the words of the query, or by another name of the same thing: `Прясно мляко` is called
 * мляко, and neither `Кисело мляко`, which is a name of something else, nor `Шоколад с мляко`.
 */
export function isCalled(title: string, query: string, locale: Locale): boolean {
  const names = new Set(termsOf(headOf(title), defaultLocale).map(({ words }) => words.join(' ')))
  return termsOf(query, locale).every(({ words, synonyms }) =>
    [words, ...synonyms].some((name) => names.has(name.join(' '))),
  )
}
