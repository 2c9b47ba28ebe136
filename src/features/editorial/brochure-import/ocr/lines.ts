import type { Box, Glyph } from './glyphs.ts'

export type Line<Part extends Box = Glyph> = Box & { parts: Part[] }

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
function isRaised(line: Box, part: Box): boolean {
  const height = heightOf(line)
  return line.bottom - part.bottom > raised * height && heightOf(part) > leastOfLine * height
}

function continuesLine(line: Line<Box>, part: Box): boolean {
  const last = line.parts.at(-1)
  if (!last) return false
  const height = Math.max(heightOf(line), heightOf(part))
  const shared = Math.min(last.bottom, part.bottom) - Math.max(last.top, part.top)
  const smaller = Math.min(heightOf(last), heightOf(part))
  return (
    part.left - line.right <= widestSpace * height &&
    part.left - line.right >= -mostCovered * heightOf(part) &&
    shared >= sharedHeight * smaller &&
    !isRaised(line, part) &&
    Math.max(heightOf(line), heightOf(part)) <= maxRatio * Math.min(heightOf(line), heightOf(part))
  )
}

const withPart = <Part extends Box>(line: Line<Part>, part: Part): Line<Part> => ({
  left: Math.min(line.left, part.left),
  top: Math.min(line.top, part.top),
  right: Math.max(line.right, part.right),
  bottom: Math.max(line.bottom, part.bottom),
  parts: [...line.parts, part],
})

/** Letters or words beside each other, from left to right; the lines are in no order. */
export function linesOf<Part extends Box>(parts: readonly Part[]): Line<Part>[] {
  const lines: Line<Part>[] = []
  for (const part of [...parts].sort((a, b) => a.left - b.left)) {
    const at = lines.findLastIndex((line) => continuesLine(line, part))
    const line = lines[at]
    if (line) lines[at] = withPart(line, part)
    else lines.push({ left: part.left, top: part.top, right: part.right, bottom: part.bottom, parts: [part] })
  }
  return lines
}
