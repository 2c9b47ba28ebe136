import type { Glyph } from './glyphs.ts'

export type Line = { left: number; top: number; right: number; bottom: number; glyphs: Glyph[] }

const heightOf = ({ top, bottom }: { top: number; bottom: number }) => bottom - top

/** Fractions of the height of the line: of a space between words, and of what neighbours share. */
const widestSpace = 0.9
const sharedHeight = 0.5
/** Small cents beside a large price are a line of their own. */
const maxRatio = 1.9
/** Of its height; what covers more of the line is another line. */
const mostCovered = 0.4
const raised = 0.33
/** Lower ones are marks and accents. */
const leastOfLine = 0.3

/** Ends well above the line, as the cents of a price do. */
function isRaised(line: Line, glyph: Glyph): boolean {
  const height = heightOf(line)
  return line.bottom - glyph.bottom > raised * height && heightOf(glyph) > leastOfLine * height
}

function continuesLine(line: Line, glyph: Glyph): boolean {
  const last = line.glyphs.at(-1)
  if (!last) return false
  const height = Math.max(heightOf(line), heightOf(glyph))
  const shared = Math.min(last.bottom, glyph.bottom) - Math.max(last.top, glyph.top)
  const smaller = Math.min(heightOf(last), heightOf(glyph))
  return (
    glyph.left - line.right <= widestSpace * height &&
    glyph.left - line.right >= -mostCovered * heightOf(glyph) &&
    shared >= sharedHeight * smaller &&
    !isRaised(line, glyph) &&
    Math.max(heightOf(line), heightOf(glyph)) <= maxRatio * Math.min(heightOf(line), heightOf(glyph))
  )
}

const withGlyph = (line: Line, glyph: Glyph): Line => ({
  left: Math.min(line.left, glyph.left),
  top: Math.min(line.top, glyph.top),
  right: Math.max(line.right, glyph.right),
  bottom: Math.max(line.bottom, glyph.bottom),
  glyphs: [...line.glyphs, glyph],
})

/** Letters beside each other, from left to right. */
export function linesOf(glyphs: readonly Glyph[]): Line[] {
  const lines: Line[] = []
  for (const glyph of [...glyphs].sort((a, b) => a.left - b.left)) {
    const at = lines.findLastIndex((line) => continuesLine(line, glyph))
    const line = lines[at]
    if (line) lines[at] = withGlyph(line, glyph)
    else lines.push({ ...glyph, glyphs: [glyph] })
  }
  return lines
}
