import type { TitleMatch } from './match-titles'
import { union } from './rect'
import type { Block } from './text-blocks'

const mostly = 0.7
const fewest = 4
const brand = /^\p{Lu}[\p{L}\d&'’.-]*(?: [\p{L}\d][\p{L}\d&'’.-]*){0,2}$/u
const begins = /^\p{Lu}\p{Ll}/u

const beginsAnew = ({ lines: [first, second] }: Block) =>
  first !== undefined && second !== undefined && brand.test(first.text) && begins.test(second.text)

/**
 * Splits off brands printed on a line of their own above the name: when the second line begins with a capital letter in
 * most titles of a page, the name begins there.
 */
export function withoutBrandLines(matches: readonly TitleMatch[]): TitleMatch[] {
  const several = matches.filter(({ title }) => title.lines.length > 1)
  const anew = several.filter(({ title }) => beginsAnew(title))
  if (anew.length < Math.max(fewest, several.length * mostly)) return [...matches]
  return matches.map((match) => {
    const [first, ...rest] = match.title.lines
    if (!first || !beginsAnew(match.title)) return match
    const title = { ...match.title, ...union(rest), lines: rest }
    return { ...match, title, brand: { ...match.title, ...union([first]), lines: [first] } }
  })
}
