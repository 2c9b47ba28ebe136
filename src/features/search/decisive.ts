import { scriptOf, transliterate } from '@/domain/official-latin'
import { isUnit, packSize } from '@/domain/pack-size'
import { isMadeOf } from '@/domain/product-group-rules'
import { brandCalled } from '@/domain/product-name-brands'
import { normalise } from '@/domain/search-text'
import { writtenName } from '@/domain/synonyms'
import type { Term } from './terms'

/** Words that are about the search rather than the thing, in the languages of the site. */
const askingWords = new Set(
  normalise(
    'оферта оферти промоция промоции намаление намаления цена цени брошура брошури магазин евтин евтино найевтино ' +
      'angebot angebote preis preise prospekt günstig billig offer offers deal deals price prices cheap brochure shop ' +
      'акция акции скидка скидки дешевый дешево магазин купить купи',
  ),
)

/** Compared unstemmed, because the stem of `тази` is that of a basin (`таз`). */
const askingForms = new Set(
  [
    'най тази този тези следваща следващата седмица седмицата седмични седмична седмичен днес утре актуална актуални',
    'актуален каталог каталози листовка листовки отстъпка отстъпки разпродажба колко струва струват къде откъде как',
    'изгодна изгодни има да мога купя этой этот эта следующей неделе неделя сегодня распродажа где сколько стоит стоят',
    'можно самый самая самое самые',
    'какво каква какви какъв коя кое продава продават предлага предлагат',
    'какая какой какие дешевле подешевле дешевые дешевая',
  ].flatMap((line) => line.split(' ').map(transliterate)),
)

/** Compared as typed, because in other letters some would be other words: `week` is `век`, `есть` the wine Est. */
const askingAsTyped = new Set(
  [
    'diese dieser dieses nächste nächster woche heute aktuell aktuelle aktueller flugblatt flyer rabatt wo was kostet',
    'kosten gibt es kaufen wie viel kann ich am billigste billigster billigstes billigsten günstigste günstigster',
    'günstigstes günstigsten preiswert preiswerte',
    'this week weekly today current catalogue leaflet flyer sale discount cheapest lowest where how much is can buy',
    'teuer welche welcher welches billiger billiges günstiger günstiges günstigen',
    'кой кои кога дали есть',
    'what which who does has have are any cost costs cheaper',
  ].flatMap((line) => line.split(' ')),
)

/** Only behind a word that asks (`колко е`, `wie teuer ist`), because alone it may be a name: `витамин Е`. */
const askingVerbs = new Set('е са ли ist sind'.split(' ').map(transliterate))

const priceWords = new Set(normalise('цена цени цене preis preise price prices'))

/** Ask only beside a price (`на ниска цена`, `best price`), because tables and socks are low too. */
const askingOfPrices = new Set(
  [
    'ниска ниски ниската ниските добра добри добрата добрите низкая низкие низкой лучшая лучшие low niedrig niedrige',
    'good best beste bester besten gute guter',
  ].flatMap((line) => line.split(' ').map(transliterate)),
)

/** Ask only before a measure: `половин кило захар`, but `половин агне` is half a lamb. */
const halves = new Set('половин half halber halbes пол'.split(' ').map(transliterate))

/** A term asks so in any of its readings: `kyde` is `kade`. */
const isAskingForm = ({ typed, said }: Term): boolean =>
  askingAsTyped.has(typed.toLowerCase()) ||
  [[transliterate(typed)], ...said].some(([word = '', ...more]) => more.length === 0 && askingForms.has(word))

/** `кило домати` says how much is wanted; fewer letters may be the size of clothes: `тениска L`. */
const isMeasure = ({ typed }: Term): boolean =>
  typed.length > 2 && isUnit(typed) && packSize(`1 ${typed}`)?.unit !== 'piece'

/** Whether a term asks for prices, offers or brochures, and names nothing. */
const isAsking = (term: Term): boolean =>
  !term.isName &&
  !term.isFreeOf &&
  term.chains.length === 0 &&
  term.shop === null &&
  (term.words.every((word) => askingWords.has(word)) || isAskingForm(term) || isMeasure(term))

/** The terms without those that only ask. */
export function tellingOf(terms: readonly Term[]): Term[] {
  const isOfPrices = terms.some(({ words }) => words.every((word) => priceWords.has(word)))
  const asks = terms.map((term) => isAsking(term) || (isOfPrices && askingOfPrices.has(transliterate(term.typed))))
  return terms.filter((term, at) => {
    if (asks[at]) return false
    const [word, next] = [transliterate(term.typed), terms[at + 1]]
    const isVerb = askingVerbs.has(word) && asks[at - 1]
    return !isVerb && !(halves.has(word) && next && isMeasure(next))
  })
}

/** Names that say for whom, when, how or in which pack a thing is. The Bulgarian ones, because each name has one. */
const describing = new Set(
  normalise(
    'био безглутенов замразено замразени бебешки бебе детски дамски мъжки градински зимен зимно летен ' +
      'коледен великденски консерва консерви',
  ),
)

/** Names of meat are neuter adjectives, which in another form describe something else: `пилешка шунка` is ham. */
const otherGender = /[сш]к(?:а|и|ата|ите|ия|ият)$/iu
const russianAdjective = /(?:[ое]в|н)(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/iu

const isWord = ({ words, pack, percent, isFreeOf }: Term) =>
  !pack && !percent && !isFreeOf && !words.every((word) => /^\d/.test(word))

const namesThing = ({ isName, synonyms }: Term) => isName || synonyms.length > 0

function isAdjective({ typed, words: [word = '', ...others] }: Term): boolean {
  if (others.length > 0) return false
  const names = writtenName(word)
  const russian = names.get('ru')
  return (
    isMadeOf(typed, word) ||
    (otherGender.test(typed) && names.get('bg')?.endsWith('ко') === true) ||
    (russianAdjective.test(typed) && russian !== undefined && russian !== typed.toLowerCase())
  )
}

const describes = (term: Term) =>
  isAdjective(term) ||
  [term.words, ...term.synonyms].some(([word = '', ...others]) => !others[0] && describing.has(word))

/** Whether English is asked, where the thing comes last: `orange juice`. */
function isEnglish(things: readonly Term[], language: string): boolean {
  const named = things.map(({ words }) => writtenName(words.join(' ')))
  const isIn = (own: string) => named.every((names) => names.has(own))
  return isIn('en') && (language === 'en' || !isIn(language))
}

const isNoun = (term: Term) => !term.isBehind && !describes(term)

/**
 * The term without which an answer would be wrong: the first that names a thing (`телевизор` of `телевизор 55 инча`),
 * in English the last (`orange juice`). Only where there is no other it is what the thing is made of, with or for
 * (`бадемов йогурт`, `biscuits with chocolate`), and beside a thing or brand in Cyrillic letters a foreign name in Latin
 * ones, which is a maker or a kind (`Apple слушалки`, `кока кола light`). Where no word names a thing, it is the first
 * one that is no shop's name. Null for a query of numbers, sizes, shops and words such as "offers" only.
 */
export function decisiveTerm(terms: readonly Term[], language: string): Term | null {
  const telling = tellingOf(terms).filter((term) => isWord(term) && term.chains.length === 0)
  const isSaidInCyrillic = telling.some(
    (term) =>
      scriptOf(term.typed) === 'cyrillic' &&
      isNoun(term) &&
      (namesThing(term) || brandCalled(term.typed) !== undefined),
  )
  const isOfKind = ({ isForeign, typed }: Term) => isSaidInCyrillic && isForeign && scriptOf(typed) === 'latin'
  const isItself = (term: Term) => isNoun(term) && !isOfKind(term)
  const things = telling.filter(namesThing)
  const own = things.filter(isItself)
  const named = isEnglish(own, language) ? own.at(-1) : own[0]
  return named ?? telling.find(isItself) ?? things[0] ?? telling[0] ?? null
}
