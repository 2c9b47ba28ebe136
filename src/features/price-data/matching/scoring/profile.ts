import { type PackSize, packSize, withoutPackSize } from '@/domain/pack-size'
import { soldByWeight } from '@/domain/product-group-words'
import { type ProductName, plainProductName } from '@/domain/product-name'
import { isFiller, normalise } from '@/domain/search-text'
import { type Word, wordOf } from './words'

/** What a name says, ready to be compared with others of its group; names with one `key` say the same. */
export type Profile = {
  readonly words: readonly Word[]
  readonly numbers: readonly string[]
  readonly percents: readonly string[]
  readonly brand: string | null
  /** The words of the brand, as `Word.concept`. */
  readonly brandWords: readonly number[]
  readonly pack: PackSize | null
  readonly key: string
}

const percent = /(\d+(?:[.,]\d+)?)\s*(?:%|процента?)/gu
const token = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*(?:-\p{L}\p{L}?(?!\p{L}))?\.?/gu

const firstDrink = 73
const lastDrink = 77

/** Drinks are aged in years (`12Г`, `3 ГОД.`), not weighed in grams, and `0,75` without a unit, or with a wrong one, is in litres. */
function ofDrinks(text: string): string {
  return text
    .replace(/(?<![\d.,])(\d{1,2})\s*(?:г|год\p{L}*|yo|years?)\.?(?!\p{L})/gu, ' $1 ')
    .replace(/(?<![\d.,])(0[.,]\d{1,3})\s*(?:мл|ml|л|l)?\.?(?![\p{L}\d%])/gu, ' $1л ')
}

/** Reads a name for comparison. What an editor said of brand and size (`given`) counts more than the name. */
export function profileOf(
  name: string,
  group: number | null,
  given: Pick<ProductName, 'brand' | 'pack'> & { certain: boolean },
): Profile {
  const plain = plainProductName(name)
  const text = group !== null && group >= firstDrink && group <= lastDrink ? ofDrinks(plain) : plain
  const percents = [...text.matchAll(percent)].map(([, amount = '']) => String(Number(amount.replace(',', '.'))))
  const words = new Map<number, Word>()
  const numbers = new Set<string>()
  for (const [raw] of withoutPackSize(text.replace(percent, ' ')).matchAll(token)) {
    const bare = raw.replace(/\.$/, '')
    if (/^\d/.test(bare)) numbers.add(String(Number(bare.replace(',', '.'))))
    else if (bare === 'без' || !isFiller(normalise(bare)[0] ?? '')) {
      const word = wordOf(bare, raw !== bare)
      words.set(word.concept, word)
    }
  }
  const said = [...new Set(percents)].filter((amount) => amount !== '100').sort()
  const pack = comparable(given.certain ? given.pack : (packSize(text) ?? given.pack), group)
  const parts = [
    [...words.keys()].sort((a, b) => a - b).join(' '),
    [...numbers].sort().join(' '),
    said.join(' '),
    pack ? `${pack.unit}${pack.amount}` : '',
  ]
  return {
    words: [...words.values()],
    numbers: [...numbers],
    percents: said,
    brand: given.brand,
    brandWords: [...(given.brand ?? '').toLowerCase().matchAll(token)].map(([word]) => wordOf(word, false).concept),
    pack,
    key: parts.join('|'),
  }
}

/** A single piece has no known content, and loose goods are sold by the kilogram. */
function comparable(pack: PackSize | null, group: number | null): PackSize | null {
  if (pack && !(pack.unit === 'piece' && pack.amount === 1)) return pack
  return soldByWeight(group) ? { unit: 'kg', amount: 1000 } : null
}
