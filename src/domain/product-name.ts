import { cyrillicTwins, latinTwins } from './look-alikes'
import {
  grocerySize,
  type PackSize,
  partRanges,
  restOfSize,
  type SizeRange,
  withoutPackSize,
  withoutPackSizeOnly,
} from './pack-size'
import { brandIn, brandWordsOf, saysBrand, withBrandNamed } from './product-name-brands'
import { isFiller, normalise } from './search-text'
import { strengthsIn } from './strength'

/** In „Клас 1 л“ the number is a size, and „Клас“ a brand. */
const notASize = `(?!${restOfSize})`

/** Abbreviations of price lists that neither end with a dot nor begin like the full word. */
const abbreviations: readonly (readonly [pattern: RegExp, full: string])[] = (
  [
    ['ш-?д', 'шоколад'],
    ['ш-?н', 'шампоан'],
    ['б-ти', 'бисквити'],
    ['пз|п\\.?\\s?за зъби|паста за зъби', 'паста за зъби'],
    ['чз|четка за зъби', 'четка за зъби'],
    ['т\\.?\\s?х|тоал\\.?\\s*хартия|тоалетна хартия|хартия(?= (?:милде|емека|зебра))', 'тоалетна хартия'],
    ['(?:м|вл|влаж)\\.?\\s*кърпи(?:чки)?|(?:мокри|влажни) кърпи(?:чки)?', 'мокри кърпи'],
    ['^мк(?= \\p{L})', 'мокри кърпи'],
    ['кис\\.?\\s*мляко|мляко кисело', 'кисело мляко'],
    ['пр\\.?\\s*мляко', 'прясно мляко'],
    ['кр\\.?\\s*(?=масло|мляко|сирене)', 'краве '],
    ['масл(?:ин)?\\.\\s*масло|маслиново масло|масло маслиново', 'маслиново масло'],
    ['мин\\.?\\s*вода|минерална вода', 'минерална вода'],
    ['ч(?:ерв)?\\.\\s*вино', 'червено вино'],
    ['б\\.\\s*вино', 'бяло вино'],
    ['каб\\.?\\s*сов|каберне совиньон', 'каберне совиньон'],
    ['пил\\.', 'пилешко '],
    ['св\\.', 'свинско '],
    ['тб|тбл|табл|таблетка', 'таблетки'],
    ['капс|капсула', 'капсули'],
    ['саш|сашета|сашети|саше', 'саше'],
    ['върдж', 'върджин'],
    ['замр', 'замразен'],
    ['охл', 'охладен'],
    ['яб\\.?\\s*оцет', 'ябълков оцет'],
    [`клас\\s?(?:i|1${notASize}|първи)|i`, ''],
    [`клас\\s?(?:ii|2${notASize}|втори)|ii`, 'второкачествен'],
    ['безглутенов[аио]?', 'без глутен'],
    ['безлактозн[аио]?|безлактоз', 'без лактоза'],
    ['адапт', 'адаптирано'],
    ['обикн', 'обикновени'],
    ['едро\\s?см(?:л|ляна)?', 'едросмляна'],
    ['фино\\s?см(?:л|ляна)?', 'финосмляна'],
    ['трад(?:иц)?', 'традиционен'],
    ['вак(?:ум)?', 'вакуум'],
    ['пш', 'пшеничен'],
    ['унгв', 'унгвент'],
    ['супоз', 'супозитории'],
    ['сусп', 'суспензия'],
    ['назал(?:ен)?|наз', 'назален'],
  ] as const
).map(([pattern, full]) => [new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])\\.?`, 'gu'), ` ${full} `])

const sized = '\\d\\s?(?:кг|гр?|мл|л|бр|kg|g|ml|l)\\.?'
const yearOrGrams = '(?:19|20)\\d\\d(?!\\d)|\\d[05]00(?!\\d)'
const lastDay = '(?:0?[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])'

const stockRemarks: readonly RegExp[] = [
  // Before the name: a warehouse (`СКЛ.4-`), `XXX`, and the numbers of an article.
  /^[\s*=/!@^,.]*(?:скл\.?\s?\d+\s?-|[xх]{3,}(?!\p{L}{1,2}(?!\p{L}))|(?:\d{5,}\s+)+(?=\p{L}))\s*/gu,
  // The number of an article behind the name, but neither a harvest (`/2019`) nor grams (`/500`, `/1500`).
  new RegExp(`(?<=\\p{L}{2}\\.?|${sized})/\\s?(?!${yearOrGrams})\\d{4,6}(?=\\s*(?:[#*].*)?$)`, 'gu'),
  // The price group of a chain: `;1`.
  /\s;\s?\d\s*$/gu,
  // The estimated sign of a pack, also typed as a letter.
  new RegExp(`(?<=${sized})\\s?(?:℮|[eе]\\s*$)`, 'gu'),
  // The packs in a case, also behind numbers of the article (`/11791/16`), but not the tablets behind their strength.
  /(?<=\p{L}\.?)(?<!(?:мг|mg|таб\p{L}*|капс\p{L}*)\.?)(?:\/\s?\d+)*\/\s?1?\d{1,2}(?=\s*(?:[#*].*)?$)/gu,
  /\/\s*\d+\s*\/(?:\s*-\s*\/\d+\/)?/gu,
  /<\s*\d[\d.,]*\s*(?:\p{L}+\.?)?\s*>/gu,
  /^[\s=/!@^]+|[\s=!@^]+$/gu,
  /[*]{2,}|[*](?!\s*\d)/gu,
  /(?<!\S)(?:\d\s+)?(?:[a-zа-я]{1,2}\s)*#?[a-z]{1,2}[-*]?\d*[^\s]*\\\S*.*$/gu,
  /(?:\s\d)?\s*#.*$/gu,
  /\s[xх]{3,}\s*$/gu,
  // Before the mark of one chain: the last day of a promotion, or a number that stands behind the size.
  new RegExp(`(?<!\\S)(?:(?:\\d{4}|${lastDay}|(?<=\\d{5}\\s)\\d)\\s+|(?<=${sized}\\s)\\d{3}\\s+)?kz(?!\\S).*$`, 'gu'),
  /(?<!\S)(?:cоф|соф|химакс|адифарм|адиs?|ди)(?!\S).*$/gu,
  /(?<!\S)(?:s|f|st|v|b|d|e|ch?|t)-?\d+(?:[,.]\d+)?#*(?=\s|$)(?:\s+[a-z]?\*)*$/gu,
  /(?<!\p{L})(?:произход|пр-?д|внос)\.?\s+\p{L}+/gu,
  /(?<=\S\s)\d{5,}(?!\S)/gu,
  /(?<![\p{L}\d.,/])\d+(?:[.,]\d+)?\s?(?:лв\.?|€|евро(?!\p{L}))/gu,
  // The rate of the value added tax.
  /^(?:9|20)\s?%\s+(?=\p{L})/gu,
]

/**
 * A product name of a price list in lower case, each word in one alphabet, with abbreviations expanded and
 * stock-keeping remarks removed.
 */
export function plainProductName(name: string): string {
  let text = oneAlphabet(
    name
      .toLowerCase()
      .replace(/(?<![\p{L}])[іi]{1,2}(?![\p{L}])/gu, (roman) => 'i'.repeat(roman.length))
      .normalize('NFC'),
  ).replace(/(?<=\d)[oо]+(?=[oо]*\s?(?:г|гр|g|мл)(?!\p{L}))/gu, (zeros) => '0'.repeat(zeros.length))
  for (const remark of stockRemarks) text = text.replace(remark, ' ')
  for (const [pattern, full] of abbreviations) text = text.replace(pattern, full)
  return text.replace(/\s+/g, ' ').trim()
}

/** Price lists mix the two alphabets within a word (`СЛЪНЧOГЛЕДОВО`). */
function oneAlphabet(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    const cyrillic = word.match(/[а-яіј]/gu) ?? []
    if (cyrillic.length === 0) return word
    if (cyrillic.length * 2 < word.length) {
      if (cyrillic.some((letter) => !cyrillicTwins[letter])) return word
      return word.replace(/[а-яіј]/gu, (letter) => cyrillicTwins[letter] ?? letter)
    }
    return word.replace(/[a-z]/gu, (letter) => latinTwins[letter] ?? letter)
  })
}

/**
 * `words` are normalised and in the order of the name, including those of the brand but neither size nor percentages;
 * `shortened` are those that end with a dot. `percents` are fat, alcohol or strength (`3.6`).
 */
export type ProductName = {
  words: readonly string[]
  shortened: ReadonlySet<string>
  brand: string | null
  brandWords: readonly string[]
  percents: readonly string[]
  pack: PackSize | null
}

const percent = /(\d+(?:[.,]\d+)?)\s*(?:%|процента?)/gu

export function readProductName(name: string): ProductName {
  const plain = plainProductName(name)
  const percents = [...plain.matchAll(percent)].map(([, amount = '']) => String(Number(amount.replace(',', '.'))))
  const rest = withoutPackSize(plain.replace(percent, ' '))
  const words = normalise(rest)
  const brand = brandIn(rest)
  return {
    words: [...new Set(words.filter((word) => !isFiller(word) || word === 'bez'))],
    shortened: new Set([...rest.matchAll(/(\p{L}+)\.(?!\s*$)/gu)].flatMap(([, word = '']) => normalise(word))),
    brand: brand?.name ?? null,
    brandWords: normalise(brand?.spelling ?? ''),
    percents: [...new Set(percents)].filter((amount) => amount !== '100').sort(),
    pack: grocerySize(plain),
  }
}

/**
 * A readable title from the spellings of several chains: the fullest one, of those that say a strength where any does,
 * without stock-keeping remarks, with its brand, and the size at the end, or its range as the chain says it. Price lists
 * write in capitals, so only proper names and brands keep their initial.
 */
export function productTitle(names: readonly string[], brand: string | null, pack: PackSize | null): string {
  const strong = names.filter((name) => strengthsIn(name).length > 0)
  const best =
    [...(strong.length > 0 ? strong : names)].sort((a, b) => quality(b) - quality(a) || a.localeCompare(b, 'bg'))[0] ??
    ''
  const whole = plainProductName(best)
  const { rest, ranges } = grocerySize(whole) === null ? partRanges(whole) : { rest: whole, ranges: [] }
  const plain = withoutPackSizeOnly(rest)
    .replace(/[„“"”]/gu, '')
    // Empty brackets remain where the size was.
    .replace(/[([][\s,.;:*+-]*[)\]]/gu, ' ')
    // A dash with a space on one side joined what was taken out: `САПУН-75ГР-ЛАВАНДУЛА`.
    .replace(/(?<=\S)-(?=\s)|(?<=\s)-(?=\p{L})/gu, ' ')
    // The comma of years (`3-6, `) before a bracket; a plus at the end is of an age in years or months (`4+`, `8м+`).
    .replace(/[\s,]+(?=[)\]])/gu, '')
    .replace(/\s[-–]+(?=\s|$)|^[\s,.*+-]+|(?:[\s,.*-]|(?<!\d|\d\s?[мmг])\+)+$/gu, ' ')
    .replace(/\s+([,.])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  const ofBrand = new Set(brandWordsOf(brand ?? ''))
  const cased = plain.replace(/[\p{L}\p{M}]+/gu, (word) => casedWord(word, best, ofBrand))
  const named = brand ? withBrandNamed(cased, brand) : cased
  const title = named.charAt(0).toUpperCase() + named.slice(1)
  const missing = title && brand && !saysBrand(title, brand) ? brand : null
  const sizes = [...rangesBeside(pack, ranges), sizeText(pack)]
  return [title || best.trim(), missing, ...sizes].filter(Boolean).join(' ').slice(0, 160)
}

/** Beside a known size they are left out, unless they are of one piece of goods that are sold by the kilogram. */
function rangesBeside(pack: PackSize | null, ranges: readonly SizeRange[]): string[] {
  const isKilo = pack?.unit === 'kg' && pack.amount === 1000
  const isOfPiece = ({ text, most }: SizeRange) => most.unit === 'kg' && (most.amount < 1000 || /\/\s?бр/u.test(text))
  return ranges
    .filter((range) => pack === null || (isKilo && isOfPiece(range)))
    .map(({ text }) => text.replace(/\s*([-–/])\s*/gu, '$1').replace(/\.$/u, ''))
}

/** Names in mixed case are written for people; abbreviations are not. */
function quality(name: string): number {
  const small = /\p{Ll}{3}/u.test(name) && /\p{Lu}/u.test(name) ? 3 : 0
  const shortened = name.match(/\p{L}\.(?!\s*$)/gu)?.length ?? 0
  const words = name.match(/\p{L}{3,}/gu)?.length ?? 0
  return small + Math.min(words, 6) - shortened * 2
}

function casedWord(word: string, raw: string, ofBrand: ReadonlySet<string>): string {
  if (brandWordsOf(word).some((each) => ofBrand.has(each))) return word.charAt(0).toUpperCase() + word.slice(1)
  if (!/\p{Ll}{3}/u.test(raw))
    return /^[a-z]/u.test(word) && word.length > 2 ? word.charAt(0).toUpperCase() + word.slice(1) : word
  const place = raw.toLowerCase().indexOf(word)
  return place < 0 ? word : raw.slice(place, place + word.length)
}

function sizeText(pack: PackSize | null): string {
  if (!pack || (pack.unit === 'piece' && pack.amount === 1)) return ''
  if (pack.unit === 'piece') return `${pack.amount} бр.`
  const [small, large] = pack.unit === 'kg' ? ['г', 'кг'] : ['мл', 'л']
  return pack.amount < 1000
    ? `${String(pack.amount).replace('.', ',')} ${small}`
    : `${String(pack.amount / 1000).replace('.', ',')} ${large}`
}
