import { inOneAlphabet } from './look-alikes'
import { transliterate } from './official-latin'
import type { PackSize } from './pack-size'
import { remembered } from './remembered'

/**
 * Words whose `t` belongs to them: without this list `домата` would lose it like the article in `водата`, and `салати`
 * would not meet `салата`.
 */
const ownT =
  /^(?:avtoma|aroma|banke|bile|biskvi|buke|burka|diet|doma|file|galet|gazet|grana|kabine|kapa|karto|klozet|komple|konfet|konservat|kote|kotle|kremvi|lopa|marmala|monet|omle|pake|pala|paste|plane|pota|raket|rula|sala|salfet|shampa|shpina|shokola|tabl|tape|toale|toma|tro|vala|halat|zhile)t?/

/**
 * Words with the stem of another thing, or forms of one thing with two stems: a bucket (`кофа`) is no coffee (`кофе`),
 * Milka is no milk, cherries are not black (`черен`), a polo neck is no skirt (`пола`), a `Bluse` is not blue, coconut
 * (`кокос`) is no Coca-Cola, and `кола` is not cool.
 * Found by reading the stems whose forms belong to different groups of the national price data (`мая` and the brand Май).
 */
const apart: readonly (readonly [forms: RegExp, stem: string])[] = [
  [/^kof(?:a|i|ata|ite)$/, 'kofa'],
  [/^chas(?:a|at|ove|ovete)?$/, 'chas'],
  [/^kuche(?:to|ta|tata)?$/, 'kuche'],
  [/^luks$/, 'luks'],
  [/^milka$/, 'milka'],
  [/^bankia$/, 'bankia'],
  [/^cheri(?:te|es|s)?$/, 'cheri'],
  [/^polo(?:to|ta)?$/, 'polo'],
  [/^blusen?$/, 'blus'],
  [/^kokos(?:a|at|i|ite|ov[a-z]{0,4})?$/, 'kokos'],
  [/^kakao(?:to|v[a-z]{0,4})?$/, 'kakao'],
  [/^pechen(?:e|em|ia)$/, 'pechene'],
  [/^kasis(?:a|at|ov[a-z]{0,4})?$/, 'kasis'],
  [/^maia(?:ta)?$/, 'maia'],
  [/^sladko(?:to)?$/, 'sladko'],
  [/^slushalki(?:te)?$/, 'slushalki'],
  [/^sole$/, 'sole'],
  [/^vera$/, 'vera'],
  [/^kosta$/, 'kosta'],
  [/^melisa(?:ta)?$/, 'melisa'],
  [/^karies(?:a|at|i)?$/, 'karies'],
  [/^roze(?:to|ta)?$/, 'roze'],
  [/^kol(?:a|ata|i|ite|u|oi)$/, 'kola'],
  [/^kash(?:u|uto|evs?)$/, 'kashu'],
  [/^vrat(?:a|ata|i|ite)$/, 'vrata'],
  [/^mas(?:a|ata|i|ite)$/, 'masa'],
  [/^kari(?:to)?$/, 'kari'],
  [/^bag(?:et(?:a|ata|i|ite)?|utes?)$/, 'baget'],
  [/^filet?(?:o|a|ata|ite|s)?$/, 'filet'],
  [/^dini(?:a|ata|te)?$/, 'dini'],
]

const strip = (word: string, ending: RegExp, keep: number): string => {
  const rest = word.replace(ending, '')
  return rest.length >= keep ? rest : word
}

/**
 * Plurals of words of three letters, of which less than the word would be left below (`сокове`, `чайове`), and articles
 * behind a consonant (`захарта`). English has such words with two letters before (`stove`, `glove`).
 */
const ofShortWord = /(?<=^(?:[a-z]{3}|chai))ove(?:te)?$|(?<=^(?:sol|zahar|mas))ta$/

/**
 * A light stem of a word in the canonical spelling of `transliterate`: Bulgarian articles and plurals, Russian cases,
 * German and English plurals. The language is unknown, so only endings that are safe in all of them are stripped, and
 * at least three letters are left. Numbers and short words stay as they are.
 */
function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word
  const own = apart.find(([forms]) => forms.test(word))
  if (own) return own[1]
  const singular = withoutVowels(withoutArticle(word.replace(ofShortWord, '')))
  const rest = withoutPlural(singular)
  return alternation(rest === singular ? rest : rest.replace(/(?<=^[a-z]{3,})[aeiou]+$/, ''))
}

function withoutArticle(word: string): string {
  const own = ownT.exec(word)?.[0]
  if (own?.endsWith('t') && own.length >= word.length - 3 && !/(?:ite|ata|eto|oto)$/.test(word.slice(own.length)))
    return word
  return strip(word, /(?<=[aeiou])(?:ta|to|te)$/, 3)
}

/**
 * Strips one final vowel of a short word and several of a longer one: `бира`, but `детская`; `Верея` stays apart from
 * `веро`.
 */
function withoutVowels(word: string): string {
  const ending = /[aeiou]+$/.exec(word)?.[0].length ?? 0
  const most = Math.max(word.length - 4, word.length > 3 ? 1 : 0)
  return ending === 0 ? word : word.slice(0, word.length - Math.min(ending, most))
}

function withoutPlural(word: string): string {
  const own = ownT.test(word)
  let rest = own ? word : strip(word, /i?at$/, 4)
  rest = strip(rest, /(?:i?am|om|em|i?ah|ih|i?ov|ev|eh|ogo?|omu?)$/, 4)
  rest = strip(rest, /(?<=[a-z]{3})s$/, 3)
  rest = strip(rest, /en$/, 4)
  return strip(rest, /(?<=[bcdfghklmnprstvz])n$/, 4)
}

/** Sounds that alternate between the forms of a word: `хладилник, хладилници`; `игрушка, игрушек`. */
function alternation(word: string): string {
  if (word.endsWith('nic')) return `${word.slice(0, -1)}k`
  return word.length >= 6 ? word.replace(/(?<=[bcdfghklmnprstvz])[eo]k$/, 'k') : word
}

/** Marks the head of a product's name in the search index, beside the plain word. No text can contain the mark. */
export const headMark = (word: string) => `^${word}`

/** Marks a word of a group's name that is an ingredient of its goods, not the goods. */
export const attributeMark = (word: string) => `-${word}`

/** Marks the only word of a group's name: `домати` are the fresh ones, tins have a longer name. */
export const wholeNameMark = (word: string) => `=${word}`

export const groupMark = (group: number) => `@${group}`

export const chainMark = (chain: number) => `~${chain}`

/** Marks an offer of an edition, because the index has no towns of brochures. */
export const editionMark = '+'

/** Marks something that a product does not have: `без захар`. */
export const freeOfMark = (word: string) => `!${word}`

/**
 * By the total of a pack in whole grams, millilitres or pieces, as the sizes of products are: `0,4 кг` and `400 г` are
 * equal.
 */
export const packMark = ({ unit, amount }: PackSize) => `/${unit}${Math.round(amount)}`

/** Marks a percentage by its number: `3,6 %` is no size of 3.6. */
export const percentMark = (number: string) => `%${number}`

/** Marks a number that has neither a unit nor a percent sign. */
export const unsignedMark = (number: string) => `%?${number}`

/** Free-of marks, sizes and percentages describe a thing wherever they stand in a name. */
export const isConditionMark = (word: string) => /^[!/%]/.test(word)

/** A number with its decimals, or a run of letters; `400г` is two words. */
const wordPattern = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*/gu

const mostWords = 50_000

const normaliseWord = remembered(mostWords, (raw) =>
  /^\d/.test(raw) ? number(raw) : stem(transliterate(inOneAlphabet(raw.toLowerCase()))).slice(0, 40),
)

/**
 * The words of a text in the form that search compares: lower case, canonical Latin letters, light stems, in the order
 * of the text. `мляко`, `млякото`, `mlyako`, `mliako` and `mljako` are equal.
 */
export function normalise(text: string): string[] {
  const words: string[] = []
  for (const [raw] of text.matchAll(wordPattern)) {
    const word = normaliseWord(raw)
    if (word) words.push(word)
  }
  return words
}

export function* wordsOf(text: string): Generator<{ start: number; end: number; word: string }> {
  for (const match of text.matchAll(wordPattern)) {
    const word = normaliseWord(match[0])
    if (word) yield { start: match.index, end: match.index + match[0].length, word }
  }
}

function number(raw: string): string {
  const [whole = '', decimals = ''] = raw.split(/[.,]/)
  const trimmed = decimals.replace(/0+$/, '')
  return (trimmed ? `${whole.replace(/^0+(?=\d)/, '')}.${trimmed}` : whole).slice(0, 20)
}

const cyrillicFillers = new Set(
  normalise('и или а в във с със на за от до по при без това из или для без на от до и в во с со по'),
)

const latinFillers =
  'a an the and or of for with in on at to der die das den dem des ' +
  'ein eine einen und oder für fuer mit im in von zu bei aus auf'

const latinAsWritten = new Set(`${latinFillers} fürs fuers eines einer einem`.split(' '))
const fillers = new Set([...cyrillicFillers, ...normalise(latinFillers)])

export function isFiller(word: string): boolean {
  return fillers.has(word)
}

/**
 * Whether a written word says nothing: one with Latin letters in its own spelling, because `dye` is no `die` and `ден` no
 * `den`. Only where German is meant is `fur` a `für`.
 */
export function isFillerIn(written: string, language: string): boolean {
  const said = written.toLowerCase()
  return (
    latinAsWritten.has(said) ||
    normalise(said).some((word) => cyrillicFillers.has(word)) ||
    (language === 'de' && said === 'fur')
  )
}
