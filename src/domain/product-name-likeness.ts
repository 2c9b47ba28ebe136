import { editDistance } from './edit-distance'
import type { PackSize } from './pack-size'
import { groupWords, soldByWeight } from './product-group-words'
import type { ProductName } from './product-name'
import { normalise } from './search-text'

/** The reasons for a match, shown to people. */
export type LikenessReason = 'brand' | 'size' | 'percent' | 'words' | 'similar-words'

/** `score` is 0 to 1. */
export type Likeness = { score: number; reasons: LikenessReason[] }

/** Names with at least this score are taken for the same product; tuned on one half of the labelled pairs. */
export const sameProduct = 0.78

/** Factor for names without a brand, which are less certain to mean the same product. */
const withoutBrand = 0.9

/** Words for packaging, counters and origins, which one name of a product has and another leaves out. */
const asides = new Set(
  normalise(
    'вакуум буркан кутия консерва консерви конс бутилка pet пет пвц pvc пакет кофичка плик опаковка тарелка насипно насипен насипна нас кг гр бр лв ' +
      'клас произход българия българско български внос import опс мап рп ипк дар бя продукт премиум пластмасова стъклена ' +
      'охладено прясно охладен пресен охладена натурален натурално меко ml kg pieces т ка мс защ атм алергени таблетки филм обв перорален перор разтвор рр ' +
      'ново промо акция хартиен метална кут зч mk мк зл дб над ops турция гърция испания италия еквадор македония полша румъния египет',
  ),
)

/** Words that make it a different product even when only one of the two names has them. */
const decisive = new Set(
  normalise(
    'без био bio organic органик детски лактоза глутен захар второкачествен люта пушено нискомаслена обезмаслена кашкавалена едросмляна финосмляна ' +
      'козе овче биволско макс мини форте плюс интенс експрес тостер пита слайс желираща подарък сладки батат розови чери зелени сьомгова xxl kids компакт',
  ),
)

/**
 * How likely two names of one group mean the same product. A different brand, size, percentage, number or variant means a
 * different product; words of the group's title and of packaging count little.
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

/** Whether a word that only one of the names has makes it a different product. */
function tellsApart(word: string): boolean {
  return /^\d/.test(word) || decisive.has(word)
}

/** Blocking keys: names that could mean the same product share at least one, made of the size and a telling word, or none. */
export function placesOf(name: ProductName, group: number | null): string[] {
  const size = packKey(name.pack, group)
  const words = name.words.filter(
    (word) => weightOf(word, name, name, groupWords(group)) >= 1 || name.brandWords.includes(word),
  )
  return (words.length > 0 ? words : ['']).map((word) => `${size}|${word}`)
}

/** All words of a brand together weigh as much as two words. */
function weightOf(word: string, one: ProductName, other: ProductName, ofGroup: ReadonlySet<string>): number {
  for (const { brandWords } of [one, other]) if (brandWords.includes(word)) return 2 / brandWords.length
  return asides.has(word) || ofGroup.has(word) || /^\p{L}$/u.test(word) ? 0.25 : 1
}

function sameSize(one: PackSize | null, other: PackSize | null, group: number | null): boolean {
  return packKey(one, group) === packKey(other, group)
}

/** The size to compare by: a single piece has no known content, and loose goods are sold by the kilogram. */
export function packKey(pack: PackSize | null, group: number | null): string {
  if (pack && !(pack.unit === 'piece' && pack.amount === 1)) return `${pack.unit} ${pack.amount}`
  return soldByWeight(group) ? 'kg 1000' : ''
}

function contradicts(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && one.join() !== other.join()
}

/** Pairs every word with its counterpart in the other name (equal, abbreviated or mistyped), and lists the words without one. */
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

/** Numbers never count as mistyped, nor do short words, which have too many neighbours. */
function mistyped(word: string, twin: string): boolean {
  const shorter = Math.min(word.length, twin.length)
  return shorter >= 5 && !/\d/.test(word + twin) && editDistance(word, twin, 1) <= 1
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
