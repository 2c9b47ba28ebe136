import { type PackSize, packSize, withoutPackSize } from './pack-size'
import { brandAt, brandWordsOf } from './product-name-brands'
import { plainProductName } from './product-name-text'
import { isFiller, normalise } from './search-text'

/**
 * A parsed product name. `words` are normalised and in the order of the name, including those of the brand but neither size
 * nor percentages; `shortened` are those that end with a dot. `percents` are fat, alcohol or strength (`3.6`).
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

/** Parses brand, size, percentages and product words from a name in a price list or a brochure. */
export function readProductName(name: string): ProductName {
  const plain = plainProductName(name)
  const percents = [...plain.matchAll(percent)].map(([, amount = '']) => String(Number(amount.replace(',', '.'))))
  const rest = withoutPackSize(plain.replace(percent, ' '))
  const words = normalise(rest)
  const brand = brandIn(brandWordsOf(rest))
  return {
    words: [...new Set(words.filter((word) => !isFiller(word) || word === 'bez'))],
    shortened: new Set([...rest.matchAll(/(\p{L}+)\.(?!\s*$)/gu)].flatMap(([, word = '']) => normalise(word))),
    brand: brand?.name ?? null,
    brandWords: normalise(brand?.spelling ?? ''),
    percents: [...new Set(percents)].filter((amount) => amount !== '100').sort(),
    pack: packSize(plain),
  }
}

/** Of several known brands the one with the most words, else the first. */
function brandIn(words: readonly string[]) {
  const found = words.flatMap((_, place) => brandAt(words, place) ?? [])
  return found.reduce<(typeof found)[number] | undefined>(
    (best, brand) => (best && best.words.length >= brand.words.length ? best : brand),
    undefined,
  )
}
