import { normalise } from '@/domain/search-text'
import { isName } from '@/domain/synonyms'
import type { Term } from './terms'

/** Words that are about the search rather than the thing, in the languages of the site. */
const askingWords = new Set(
  normalise(
    'оферта оферти промоция промоции намаление намаления цена цени брошура брошури магазин евтин евтино найевтино ' +
      'angebot angebote preis preise prospekt günstig billig offer offers deal deals price prices cheap brochure shop ' +
      'акция акции скидка скидки дешевый дешево магазин купить купи',
  ),
)

const isWord = ({ words, pack, isFreeOf }: Term) => !pack && !isFreeOf && !words.every((word) => /^\d/.test(word))

const namesThing = ({ words, synonyms }: Term) => isName(words) || synonyms.length > 0

/**
 * The term without which an answer would be wrong: the first that names a thing (`телевизор` of `телевизор 55 инча`),
 * in English the last (`orange juice`), else the first word that is no shop's name. Null for a query of numbers, sizes,
 * shops and words such as "offers" only.
 */
export function decisiveTerm(terms: readonly Term[], language: string): Term | null {
  const telling = terms.filter((term) => isWord(term) && !term.words.every((word) => askingWords.has(word)))
  const things = telling.filter((term) => term.chains.length === 0 && namesThing(term))
  const named = language === 'en' ? things.at(-1) : things[0]
  return named ?? telling.find(({ chains }) => chains.length === 0) ?? null
}
