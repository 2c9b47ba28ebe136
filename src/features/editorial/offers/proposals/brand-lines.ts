import type { TitleMatch } from './match-titles'
import { heightOf, type Rect, union } from './rect'
import type { Block } from './text-blocks'

const mostly = 0.7
const fewest = 4
const brand = /^\p{Lu}[\p{L}\d&'’.-]*(?: [\p{L}\d][\p{L}\d&'’.-]*){0,2}(?<!-)$/u
const begins = /^\p{Lu}\p{Ll}/u
const isCyrillic = /\p{Script=Cyrillic}/u

const widthOf = ({ left, right }: Rect) => right - left

const beginsAnew = ({ lines: [first, second] }: Block) =>
  first !== undefined && second !== undefined && brand.test(first.text) && begins.test(second.text)

/** Fraction of the height of a line. */
const space = 0.3
const samePrint = 0.07

type Title = TitleMatch['title']

/** The widest line of the titles in the same print that begin at the same place: so wide is the column. */
function columnWidth(title: Title, titles: readonly Title[]): number {
  const isBeside = (other: Title) =>
    Math.abs(other.left - title.left) <= title.size && Math.abs(other.size - title.size) <= title.size * samePrint
  return Math.max(...titles.filter(isBeside).flatMap(({ lines }) => lines.map(widthOf)))
}

/**
 * Whether the first line ends where it need not, because the first word of the second would fit beside it. In Cyrillic
 * letters, where a capital letter begins a name or a brand, it is enough that the name has several words: `Сирене` over
 * `Саяна` may be either.
 */
function endsEarly(title: Title, titles: readonly Title[]): boolean {
  const [first, second, ...more] = title.lines
  const [next, ...words] = second?.tokens ?? []
  if (!first || !next) return false
  if (isCyrillic.test(next.text)) return words.length + more.length > 0
  return widthOf(first) + widthOf(next) + heightOf(first) * space <= columnWidth(title, titles)
}

/**
 * Splits off brands printed on a line of their own above the name: when the second line begins with a capital letter in
 * most titles of a page, and the first was not just full, the name begins there.
 */
export function withoutBrandLines(matches: readonly TitleMatch[]): TitleMatch[] {
  const titles = matches.map(({ title }) => title)
  const several = matches.filter(({ title }) => title.lines.length > 1)
  const anew = new Set(several.filter(({ title }) => beginsAnew(title) && endsEarly(title, titles)))
  if (anew.size < Math.max(fewest, several.length * mostly)) return [...matches]
  return matches.map((match) => {
    const [first, ...rest] = match.title.lines
    if (!first || !anew.has(match)) return match
    const title = { ...match.title, ...union(rest), lines: rest }
    return { ...match, title, brand: { ...match.title, ...union([first]), lines: [first] } }
  })
}
