import { type PackSize, withoutPackSize } from './pack-size'
import { brandWordsOf } from './product-name-brands'
import { plainProductName } from './product-name-text'

/**
 * A readable title from the spellings of several chains: the fullest one, without stock-keeping remarks, with the size at the
 * end. Price lists write in capitals, so only proper names and brands keep their initial.
 */
export function productTitle(names: readonly string[], brand: string | null, pack: PackSize | null): string {
  const best = [...names].sort((a, b) => quality(b) - quality(a) || a.localeCompare(b, 'bg'))[0] ?? ''
  const plain = withoutPackSize(plainProductName(best))
    .replace(/[„“"”]/gu, '')
    .replace(/\s[-–]+(?=\s|$)|^[\s,.*+-]+|[\s,.*+-]+$/gu, ' ')
    .replace(/\s+([,.])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  const ofBrand = new Set(brandWordsOf(brand ?? ''))
  const cased = plain.replace(/[\p{L}\p{M}]+/gu, (word) => casedWord(word, best, ofBrand))
  const title = cased.charAt(0).toUpperCase() + cased.slice(1)
  return [title || best.trim(), sizeText(pack)].filter(Boolean).join(' ').slice(0, 160)
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

/** `400 г`, `1,5 л`, `20 бр.`; empty for an unknown size. */
function sizeText(pack: PackSize | null): string {
  if (!pack || (pack.unit === 'piece' && pack.amount === 1)) return ''
  if (pack.unit === 'piece') return `${pack.amount} бр.`
  const [small, large] = pack.unit === 'kg' ? ['г', 'кг'] : ['мл', 'л']
  return pack.amount < 1000 ? `${pack.amount} ${small}` : `${String(pack.amount / 1000).replace('.', ',')} ${large}`
}
