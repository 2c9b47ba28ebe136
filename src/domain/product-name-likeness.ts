import { editDistance } from './edit-distance'
import type { PackSize } from './pack-size'
import { groupWords, soldByWeight } from './product-group-words'
import type { ProductName } from './product-name'
import { normalise } from './search-text'

/** What a match is founded on, for people to read. */
export type LikenessReason = 'brand' | 'size' | 'percent' | 'words' | 'similar-words'

/** `score` is 0 to 1. */
export type Likeness = { score: number; reasons: LikenessReason[] }

/** From this score on two names are taken for the same product; found on the tuning half of the labelled pairs. */
export const sameProduct = 0.78

/** Names without a brand are less certain to mean the same. */
const withoutBrand = 0.9

/** What packs, counters and origins are called: present in one name and left out in another of the same product. */
const asides = new Set(
  normalise(
    'вакуум буркан кутия консерва консерви конс бутилка pet пет пвц pvc пакет кофичка плик опаковка тарелка насипно насипен насипна нас кг гр бр лв ' +
      'клас произход българия българско български внос import опс мап рп ипк дар бя продукт премиум пластмасова стъклена ' +
      'охладено прясно охладен пресен охладена натурален натурално меко ml kg pieces т ка мс защ атм алергени таблетки филм обв перорален перор разтвор рр ' +
      'ново промо акция хартиен метална кут зч mk мк зл дб над ops турция гърция испания италия еквадор македония полша румъния египет',
  ),
)

/** What makes another product of it even when only one of two names says it. */
const decisive = new Set(
  normalise(
    'без био bio organic органик детски лактоза глутен захар второкачествен люта пушено нискомаслена обезмаслена кашкавалена едросмляна финосмляна ' +
      'козе овче биволско макс мини форте плюс интенс експрес тостер пита слайс желираща подарък сладки батат розови чери зелени сьомгова xxl kids компакт',
  ),
)

/**
 * How likely two names of one group mean the same product. A name that says another brand, size, percentage, number or
 * variant is another product; words that the group's own title says and asides of packing count little.
 */
export function likeness(one: ProductName, other: ProductName, group: number | null): Likeness {
  const none: Likeness = { score: 0, reasons: [] }
  if (!sameSize(one.pack, other.pack, group) || contradicts(one.percents, other.percents)) return none
  if (one.brand && other.brand && one.brand !== other.brand) return none
  const { pairs, left, right } = pairWords(one, other)
  const weigh = (word: string) => weightOf(word, one, other, groupWords(group))
  const alone = [left, right].map((words) => words.filter((word) => weigh(word) >= 1))
  if (alone.every((words) => words.length > 0) || [...left, ...right].some(tellsApart)) return none
  const matched = sum(pairs.map(([word, twin]) => Math.max(weigh(word), weigh(twin))))
  const unmatched = sum([...left, ...right].map((word) => (weigh(word) < 1 ? 0.05 : weigh(word))))
  if (matched === 0) return none
  const share = matched / (matched + unmatched)
  const exact = pairs.every(([word, twin]) => word === twin)
  const reasons: LikenessReason[] = [
    ...(one.brand && other.brand ? (['brand'] as const) : []),
    ...(one.pack && other.pack ? (['size'] as const) : []),
    ...(one.percents.length > 0 && other.percents.length > 0 ? (['percent'] as const) : []),
    exact && alone.every((words) => words.length === 0) ? 'words' : 'similar-words',
  ]
  return { score: Math.round((one.brand && other.brand ? share : share * withoutBrand) * 100) / 100, reasons }
}

/** A number or a decisive word that only one of two names says. */
function tellsApart(word: string): boolean {
  return /^\d/.test(word) || decisive.has(word)
}

/** Names that could mean the same product meet at one of these: their size with a telling word, or with none at all. */
export function placesOf(name: ProductName, group: number | null): string[] {
  const size = packKey(name.pack, group)
  const words = name.words.filter(
    (word) => weightOf(word, name, name, groupWords(group)) >= 1 || name.brandWords.includes(word),
  )
  return (words.length > 0 ? words : ['']).map((word) => `${size}|${word}`)
}

/** All words of a brand weigh two words together. */
function weightOf(word: string, one: ProductName, other: ProductName, ofGroup: ReadonlySet<string>): number {
  for (const { brandWords } of [one, other]) if (brandWords.includes(word)) return 2 / brandWords.length
  return asides.has(word) || ofGroup.has(word) || /^\p{L}$/u.test(word) ? 0.25 : 1
}

function sameSize(one: PackSize | null, other: PackSize | null, group: number | null): boolean {
  return packKey(one, group) === packKey(other, group)
}

/** A size to compare by: a single piece says nothing of what it holds, and loose goods are meant by the kilogram. */
export function packKey(pack: PackSize | null, group: number | null): string {
  if (pack && !(pack.unit === 'piece' && pack.amount === 1)) return `${pack.unit} ${pack.amount}`
  return soldByWeight(group) ? 'kg 1000' : ''
}

function contradicts(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && one.join() !== other.join()
}

/** Every word with its twin in the other name: the same, a shortened or a mistyped one; and the words without. */
function pairWords(one: ProductName, other: ProductName) {
  const pairs: [string, string][] = []
  const sameBrand = one.brand !== null && one.brand === other.brand
  let left = one.words.filter((word) => !(sameBrand && one.brandWords.includes(word)))
  let right = other.words.filter((word) => !(sameBrand && other.brandWords.includes(word)))
  if (sameBrand) for (const word of one.brandWords) pairs.push([word, word])
  for (const alike of [same, shortenedIn(one, other), mistyped]) {
    for (const word of left) {
      const twin = right.find((candidate) => alike(word, candidate))
      if (twin === undefined) continue
      pairs.push([word, twin])
      right = right.filter((candidate) => candidate !== twin)
      left = left.filter((candidate) => candidate !== word)
    }
  }
  return { pairs, left, right }
}

const same = (word: string, twin: string) => word === twin

const shortenedIn = (one: ProductName, other: ProductName) => (word: string, twin: string) =>
  (one.shortened.has(word) && twin.startsWith(word)) || (other.shortened.has(twin) && word.startsWith(twin))

/** Numbers are never mistyped, and short words are too many. */
function mistyped(word: string, twin: string): boolean {
  const shorter = Math.min(word.length, twin.length)
  return shorter >= 5 && !/\d/.test(word + twin) && editDistance(word, twin, 1) <= 1
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
