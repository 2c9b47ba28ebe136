import { scriptOf } from './official-latin'
import { type PackSize, packSize } from './pack-size'
import { groupOf } from './product-group-of'
import { groupWords, isGroupWord } from './product-group-words'
import { readProductName } from './product-name'
import { remembered } from './remembered'
import { isFiller, normalise } from './search-text'
import { longestSynonym, otherNamesWith, writtenIn, writtenName } from './synonyms'

/** Searches show the same things again and again, and all rules on groups are tried for each title. */
const mostTitles = 10_000
const groupOfTitle = remembered(mostTitles, groupOf)
const readTitle = remembered(mostTitles, readProductName)
const sizeOfTitle = remembered(mostTitles, packSize)

type KindOfProduct = { name: string; percents: readonly string[]; pack: PackSize | null }

/** Neither beer nor a soft drink, of which `безалкохолно` is the name. */
const freeBeer = /(?<!\p{L})безалкохолн\p{L}*\s+бир[аи](?!\p{L})/iu

/**
 * The kind of product of a Bulgarian title in another language: the longest known name whose words are all in the title
 * of its official group too, or where the group is not given the known name that the title begins with, else a name of
 * the group that is read from the title. Null where this is uncertain, because no word is guessed.
 */
export function kindOfProduct(title: string, language: string, group: number | null = null): KindOfProduct | null {
  if (group === null && freeBeer.test(title)) return null
  const official = group ?? groupOfTitle(title)
  const { words, brandWords, percents, pack } = readTitle(title)
  // The group of a title is only guessed: a known name that the title begins with goes first (`Рокля маслина`).
  const headName = group === null ? nameOfHead(title, language) : null
  const ofGroup = groupWords(official)
  const own = words.filter((word) => ofGroup.has(word) && !brandWords.includes(word))
  const head = new Set(group === null ? readTitle(beforeTurn(title)).words : words)
  const names = namesIn(own).filter((named) => named.some((word) => head.has(word)))
  const isOfGroup = headName === null && official !== null
  const name = isOfGroup ? firstName(names, language, official) : headName
  // Hundreds of litres or kilos are a slip only of groceries: a fridge holds them.
  return name === null ? null : { name, percents, pack: isOfGroup ? pack : sizeOfTitle(title) }
}

/**
 * Behind these words a title says what the thing is for, of or with: `Чаши за бира` are no beer. Meat is named behind
 * its cut: `Филе от пилешки гърди`, `Врат без кост, свински`.
 */
const turn = /(?<=\S\s+)(?:с(?:ъс)?|за|на|при|в(?:ъв)?|(?:от|без)(?!\s+(?:пиле|свинск|телешк|кост|кож)))(?=\s)/iu

function beforeTurn(title: string): string {
  const at = title.search(turn)
  return at < 0 ? title : title.slice(0, at)
}

const wordsOf = (name: string) => normalise(name).filter((word) => !isFiller(word))
const keyOf = (name: string) => wordsOf(name).join(' ')

/** Names of a property, a season or those whom a thing is for: `Градински стол` is no garden. */
const properties = new Set(
  [
    ...['замразено', 'замразени', 'безглутенов', 'без глутен', 'био', 'градина', 'градински', 'зима', 'зимен', 'зимно'],
    ...['лято', 'летен', 'Коледа', 'коледен', 'Великден', 'великденски'],
    ...['бебе', 'бебешки', 'детски', 'жени', 'дамски', 'мъже', 'мъжки'],
  ].map(keyOf),
)

/** Names of several things: a wrap or a foil, a pram or a toy, a liqueur or a herb, a glass or a cup. */
const ambiguous = new Set(['фолио', 'количка', 'мента', 'чаша', 'печка'].map(keyOf))

/**
 * Names that in an official group are of another thing, or only of what it is made of: a tube of `паста` is toothpaste,
 * `ябълков` there is said of vinegar. Null where not even the group tells.
 */
const otherThings = new Map(
  (
    [
      [[5], 'баница', 'кори за баница'],
      [[7], 'мляко', 'кисело мляко'],
      [[8, 9], 'мляко', null],
      [[10, 11], 'мляко', 'кашкавал'],
      [[43], 'масло', null],
      [[43], 'маслини', null],
      [[45], 'ябълка', 'оцет'],
      [[65], 'мляко', 'адаптирано мляко'],
      [[81], 'паста', 'паста за зъби'],
      [[84], 'кърпа', 'мокри кърпи'],
    ] as const
  ).flatMap(([groups, name, thing]) => groups.map((group) => [`${group} ${keyOf(name)}`, thing && wordsOf(thing)])),
)

/** Official groups of goods that nobody buys one of: eggs, tomatoes, fruit. */
const namedInPlural = new Set([26, 31, 32, 48, 50, 51, 52, 53, 54, 55, 56, 58, 60, 61])

function firstName(names: readonly string[][], language: string, group: number): string | null {
  for (const named of names) {
    const key = named.join(' ')
    const thing = otherThings.get(`${group} ${key}`)
    if (properties.has(key) || thing === null) continue
    const name = writtenIn(thing ?? named, language, namedInPlural.has(group))
    if (name) return name
  }
  return null
}

function namesIn(words: readonly string[]): string[][] {
  return lengthsOf(words).flatMap((length) =>
    words.flatMap((_, start) => {
      const named = words.slice(start, start + length)
      return named.length < length ? [] : length === 2 ? [named, named.toReversed()] : [named]
    }),
  )
}

function lengthsOf(words: readonly string[]): number[] {
  const longest = Math.min(longestSynonym, words.length)
  return Array.from({ length: longest }, (_, index) => longest - index)
}

/** Words after which a name goes on (`препарат за`, `маса и`): the known name is not the thing, or not all of it. */
const goesOn = new Set(['за', 'и'])

/**
 * The known name at the beginning of a title, after foreign words (`LED`, a maker). A word of an official group is none
 * here: without its group it is of another kind (`мляко за тяло`), as is one whose other words make it another thing.
 */
function nameOfHead(title: string, language: string): string | null {
  const said = title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const typed = said.slice(said.findIndex((word) => scriptOf(word) === 'cyrillic'))
  const rest = new Set(normalise(title))
  const pack = sizeOfTitle(title)
  const isSeveral = pack?.unit === 'piece' && pack.amount > 1
  for (const length of lengthsOf(typed)) {
    const text = typed.slice(0, length).join(' ')
    const words = normalise(text)
    const key = words.join(' ')
    const own = writtenName(key).get('bg') ?? writtenIn(words, 'bg')
    const name = isFormOf(text, own) ? writtenIn(words, language, isSeveral || text !== own) : null
    const isUntold = properties.has(key) || ambiguous.has(key)
    if (!name || isUntold || goesOn.has(typed[length] ?? '') || words.some(isGroupWord)) continue
    return otherNamesWith(words).some((others) => others.every((word) => rest.has(word))) ? null : name
  }
  return null
}

/** The name itself or a plural of it; `кокосово` has the stem of `кокос`, but is no noun. */
function isFormOf(text: string, name: string | null): boolean {
  if (!name) return false
  const stem = name.slice(0, -1)
  return [name, `${name}и`, `${name}ове`, `${stem}и`, `${stem}а`, `${name}та`].includes(text)
}
