import type { TitleMatch } from './match-titles'
import { heightOf, type Rect, union } from './rect'
import type { Block } from './text-blocks'

const mostly = 0.7
const fewest = 4
const brand = /^\p{Lu}[\p{L}\d&'’.-]*(?: [\p{L}\d][\p{L}\d&'’.-]*){0,2}$/u
const begins = /^\p{Lu}\p{Ll}/u
const isCyrillic = /\p{Script=Cyrillic}/u

const widthOf = ({ left, right }: Rect) => right - left

const beginsAnew = ({ lines: [first, second] }: Block) =>
  first !== undefined && second !== undefined && brand.test(first.text) && begins.test(second.text)

/** Fraction of the height of a line. */
const space = 0.3

/**
 * Whether the first line ends where it need not: the first word of the second would fit beside it. A word in Cyrillic
 * letters needs no such sign, because its capital letter begins a name; in German each noun has one.
 */
function endsEarly({ lines: [first, second] }: Block, widest: number): boolean {
  const [next] = second?.tokens ?? []
  if (!first || !next) return false
  return isCyrillic.test(next.text) || widthOf(first) + widthOf(next) + heightOf(first) * space <= widest
}

/**
 * Splits off brands printed on a line of their own above the name: when the second line begins with a capital letter in
 * most titles of a page, and the first was not just full, the name begins there.
 */
export function withoutBrandLines(matches: readonly TitleMatch[]): TitleMatch[] {
  const several = matches.filter(({ title }) => title.lines.length > 1)
  const widest = Math.max(...matches.flatMap(({ title }) => title.lines.map(widthOf)))
  const anew = several.filter(({ title }) => beginsAnew(title) && endsEarly(title, widest))
  if (anew.length < Math.max(fewest, several.length * mostly)) return [...matches]
  return matches.map((match) => {
    const [first, ...rest] = match.title.lines
    if (!first || !beginsAnew(match.title)) return match
    const title = { ...match.title, ...union(rest), lines: rest }
    return { ...match, title, brand: { ...match.title, ...union([first]), lines: [first] } }
  })
}
