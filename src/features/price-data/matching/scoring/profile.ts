import { type ChildAge, partChildAge, stageIn } from '@/domain/child-age'
import { grocerySize, type PackSize, withoutPackSize } from '@/domain/pack-size'
import { groupWords, isMedicine, soldByWeight } from '@/domain/product-group-words'
import { type ProductName, plainProductName } from '@/domain/product-name'
import { isFiller, normalise } from '@/domain/search-text'
import { isDrink, withUnit } from '@/domain/sized-name'
import { strengthsOfMedicine } from '@/domain/strength'
import { origins } from './kinds'
import { type Word, wordOf } from './words'

/** A parsed name; names with one `key` are equal. */
export type Profile = {
  readonly words: readonly Word[]
  readonly numbers: readonly string[]
  readonly percents: readonly string[]
  /** Of a medicine, in milligrams of one millilitre or gram. */
  readonly strengths: readonly string[]
  readonly age: ChildAge | null
  /** Of infant formula. */
  readonly stage: string | null
  readonly brand: string | null
  readonly brandWords: readonly Word[]
  readonly pack: PackSize | null
  /** True where no size is known and loose goods are taken to be a kilogram. */
  readonly packAssumed: boolean
  readonly key: string
}

/** Number of packs in a carton: `660гр/12`, `БАБИНА/6`. */
const carton = /(?<=\p{L}\.?)\s?\/\s?\d{1,3}\s*(?:бр\.?)?\s*$/u
const pieces = /(?<![\d.,])\d+\s*(?:броя?|бр|pcs?)\.?(?!\p{L})/gu

/** `20бр 30г` has a count and a weight; the weight is compared. */
const packIn = (text: string) => grocerySize(text) ?? grocerySize(text.replace(pieces, ' '))

/** `1+1`, `2 + 1`: pieces for nothing make a pack of several; not `300+1 мл` or the strength of a medicine. */
const free = /(?<![\d.,])[1-3]\s?\+\s?1(?![\d.,]|\s?(?:бр|м?к?г|мл|л|mg|ml|g|l)(?!\p{L}))/giu

const origin = /(?<!\p{L})(?:произход|пр-?д|внос)[.:]?\s*(\p{L}+)/iu

/** A plain name leaves out `произход Гърция`, but goods of two countries are two things. */
function originIn(name: string): string {
  const country = origin.exec(name)?.[1]?.toLowerCase()
  return country && wordOf(country, false).kind === origins ? ` ${country}` : ''
}

const percent = /(\d+(?:[.,]\d+)?)\s*(?:%|процента?)/gu
const token = /\d+(?:[.,]\d+)?|(?:(?<!\p{L})\p{L}{1,3}-\p{L}{1,2}(?!\p{L})|\p{L}[\p{L}\p{M}]*)\.?/gu

/**
 * Drinks are aged in years (`12Г`, `3 ГОД.`), not weighed in grams; `0,75` without a unit, or with a wrong one, is in
 * litres.
 */
function ofDrinks(text: string): string {
  return text
    .replace(/(?<![\d.,])(\d{1,2})\s*(?:г|год\p{L}*|yo|years?)\.?(?!\p{L})/gu, ' $1 ')
    .replace(/(?<![\d.,])(0[.,]\d{1,3})\s*(?:мл|ml|л|l)?\.?(?![\p{L}\d%])/gu, ' $1л ')
}

const [cabernet, sauvignon, blanc, franc] = ['каберне', 'совиньон', 'блан', 'фран'].map((w) => wordOf(w, false).concept)

/** `Каберне` alone is Cabernet Sauvignon, and `Совиньон` alone is Sauvignon Blanc; chains write one or both words. */
function withoutImplied(words: Map<number, Word>): void {
  const has = (concept: number | undefined) => concept !== undefined && words.has(concept)
  if (!has(sauvignon)) return
  if (has(cabernet) && !has(blanc) && !has(franc)) words.delete(sauvignon ?? -1)
  else if (!has(cabernet)) words.delete(blanc ?? -1)
}

const firstDairy = 6
const lastDairy = 14
/** Highest fat content of milk or cheese in percent. */
const mostFat = 90

/**
 * `КИСЕЛО МЛЯКО ВЕРЕЯ 3.6 400Г`: a number in the name of milk is its fat content; in other dairy products only one with
 * decimals.
 */
function isFat(amount: number, group: number | null): boolean {
  if (!(amount <= mostFat) || group === null || group < firstDairy || group > lastDairy) return false
  return !Number.isInteger(amount) || (group <= 7 && amount >= 1 && amount <= 10) || (group === 12 && amount >= 60)
}

export function profileOf(
  name: string,
  group: number | null,
  given: Pick<ProductName, 'brand' | 'pack'> & { certain: boolean },
): Profile {
  const plain = plainProductName(withUnit(name, group))
    .replace(carton, '')
    .replace(/(?<=\p{L})[`'’´](?=\p{L})/gu, '')
    .replace(free, ' мултипак ')
    .concat(originIn(name))
  const text = isDrink(group) ? ofDrinks(plain) : plain
  const percents = [...text.matchAll(percent)].map(([, amount = '']) => String(Number(amount.replace(',', '.'))))
  const words = new Map<number, Word>()
  const numbers = new Set<string>()
  const ofGroup = groupWords(group)
  const brandWords = [...(given.brand ?? '').toLowerCase().matchAll(token)].map(([word]) => wordOf(word, false))
  for (const [raw] of withoutPackSize(text.replace(percent, ' ')).matchAll(token)) {
    const bare = raw.replace(/\.$/, '')
    const amount = Number(bare.replace(',', '.'))
    if (isFat(amount, group)) percents.push(String(amount))
    else if (/^\d/.test(bare)) numbers.add(String(amount))
    else if (bare === 'без' || !isFiller(normalise(bare)[0] ?? '')) {
      const word = wordOf(bare, raw !== bare)
      const isBrand = brandWords.some(({ concept }) => concept === word.concept)
      const isOfGroup = ofGroup.has(word.normal)
      const [aside, kind] = [word.aside && !isBrand, isOfGroup ? 0 : word.kind]
      words.set(word.concept, aside === word.aside && kind === word.kind ? word : { ...word, aside, kind })
    }
  }
  withoutImplied(words)
  const said = [...new Set(percents)].filter((amount) => amount !== '100').sort()
  const known = knownPack(given.certain ? given.pack : (packIn(text) ?? given.pack))
  const pack = known ?? (soldByWeight(group) ? { unit: 'kg', amount: 1000 } : null)
  const strengths = isMedicine(group) ? strengthsOfMedicine(text) : []
  const { age, rest } = partChildAge(text, group)
  const stage = stageIn(withoutPackSize(rest), group)
  const parts = [
    [...words.keys()].sort((a, b) => a - b).join(' '),
    [...numbers].sort().join(' '),
    said.join(' '),
    pack ? `${pack.unit}${pack.amount}` : '',
    strengths.join(' '),
    age ? `${age.from}-${age.to ?? ''}` : '',
    stage ?? '',
  ]
  return {
    words: [...words.values()],
    numbers: [...numbers],
    percents: said,
    strengths,
    age,
    stage,
    brand: given.brand,
    brandWords,
    pack,
    packAssumed: known === null && pack !== null,
    key: parts.join('|'),
  }
}

/** A single piece has no known content. */
function knownPack(pack: PackSize | null): PackSize | null {
  return pack && !(pack.unit === 'piece' && pack.amount === 1) ? pack : null
}
