import { type Box, type Glyph, holds, type Ink, largeGlyphs, mayBeStruck, mostLetters, smallGlyphs } from './glyphs.ts'
import { type Line, linesOf } from './lines.ts'
import type { GrayPicture } from './types.ts'

export type InkLine = Line & { ink: Ink }

const heightOf = ({ top, bottom }: Box) => bottom - top
/** In pixels: a letter alone is read where it may be a price. */
const lowestAlone = 24
const slack = 2
const higher = 1.15

/** The insides of letters make lines of the other ink within the line itself. */
function isInside(line: InkLine, other: InkLine): boolean {
  return (
    line.ink !== other.ink &&
    (other.parts.some(mayBeStruck) || other.parts.length >= Math.max(2, line.parts.length)) &&
    heightOf(other) > higher * heightOf(line) &&
    line.left >= other.left - slack &&
    line.right <= other.right + slack &&
    line.top >= other.top - slack &&
    line.bottom <= other.bottom + slack
  )
}

/** A letter has at most two insides; a box has more letters of the other ink. */
const mostInsides = 2
const leastInside = 0.2

const isGround = (glyph: Glyph, others: readonly Glyph[]) =>
  !mayBeStruck(glyph) &&
  others.filter((other) => holds(glyph, other) && heightOf(other) >= leastInside * heightOf(glyph)).length > mostInsides

const inks: Ink[] = ['dark', 'light']
const finders = { small: smallGlyphs, large: largeGlyphs }
export type LetterSize = keyof typeof finders

/** Lines that may be text, dark and light. */
export function findLines(picture: GrayPicture, size: LetterSize): InkLine[] {
  const glyphs = { dark: finders[size](picture, 'dark'), light: finders[size](picture, 'light') }
  if (glyphs.dark.length + glyphs.light.length > mostLetters) return []
  const isLetter = (others: readonly Glyph[]) => (glyph: Glyph) => !isGround(glyph, others)
  const letters = {
    dark: glyphs.dark.filter(isLetter(glyphs.light)),
    light: glyphs.light.filter(isLetter(glyphs.dark)),
  }
  const lines = inks.flatMap((ink) => linesOf(letters[ink]).map((line) => ({ ...line, ink })))
  return lines.filter(
    (line) =>
      (line.parts.length > 1 || line.parts.some(mayBeStruck) || size === 'large' || heightOf(line) >= lowestAlone) &&
      !lines.some((other) => isInside(line, other)),
  )
}

const touches = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Of the height of the line: the comma of a price is a line of its own, but belongs to it. */
const leastOther = 0.4

/** Letters of other lines of the same ink in the box of a line. */
export function otherGlyphs(lines: readonly InkLine[], line: InkLine): Glyph[] {
  const near = lines.filter((other) => other !== line && other.ink === line.ink && touches(other, line))
  return near.flatMap(({ parts }) =>
    parts.filter((glyph) => touches(glyph, line) && heightOf(glyph) >= leastOther * heightOf(line)),
  )
}
