import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxOf, type PageBox } from './page-box'
import { type Piece, textPieces } from './text-pieces'
import type { Word } from './types'

/** Fractions of the smaller font size. A wider gap counts as a space; more overlap means another text. */
const maxGap = 0.15
const maxOverlap = 0.5
const maxRise = 0.2
/** Small cents beside a large price are a separate word. */
const maxSizeRatio = 1.3
/** Bold and shadow are often the same word drawn twice, at most this fraction of its height apart. */
const sameSpot = 0.25

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]|\p{Cc}/gu
/** What remains of letters in a font without a character map. */
const unreadable = /[\ufffd\p{Co}\p{Cn}]/u

/** Whether `next` continues the word that `last` ends, as the eye sees it. */
function continues(last: Piece, next: Piece) {
  const [lastSize, nextSize] = [Math.hypot(...last.up), Math.hypot(...next.up)]
  const small = Math.min(lastSize, nextSize)
  const length = Math.hypot(last.end[0] - last.start[0], last.end[1] - last.start[1])
  if (!next.follows || small === 0 || length === 0) return false
  if (Math.max(lastSize, nextSize) / small > maxSizeRatio) return false

  const [dx, dy] = [(last.end[0] - last.start[0]) / length, (last.end[1] - last.start[1]) / length]
  const [gapX, gapY] = [next.start[0] - last.end[0], next.start[1] - last.end[1]]
  const gap = (gapX * dx + gapY * dy) / small
  const rise = Math.abs(gapX * dy - gapY * dx) / small
  return gap <= maxGap && gap >= -maxOverlap && rise <= maxRise
}

function corners({ start, end, up, ascent, descent }: Piece) {
  return [start, end].flatMap(([x, y]) => [
    [x + up[0] * ascent, y + up[1] * ascent],
    [x + up[0] * descent, y + up[1] * descent],
  ])
}

function drawnTwice(box: PageBox, others: PageBox[]) {
  const near = box.height * sameSpot
  return others.some((other) => Math.abs(other.x - box.x) <= near && Math.abs(other.y - box.y) <= near)
}

function groupPieces(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    const end = last?.at(-1)
    if (last && end && continues(end, piece)) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/**
 * The words of a page with their boxes, in the order in which the PDF draws them: pdf.js hands out texts that hold several
 * words, or half of one, wherever the font changes. Words outside the visible page and second drawings are left out;
 * `unreadable` counts the words whose letters the PDF does not tell.
 */
export async function readWords(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<{ words: Word[]; unreadable: number }> {
  const content = await page.getTextContent()
  const seen = new Map<string, PageBox[]>()
  const words: Word[] = []
  let lost = 0

  for (const group of groupPieces(textPieces(content.items, content.styles, viewport))) {
    const text = group
      .map((piece) => piece.text)
      .join('')
      .normalize('NFC')
      .replace(invisible, '')
    const box = boxOf(group.flatMap(corners), viewport)
    if (!box || text === '') continue
    if (unreadable.test(text)) {
      lost += 1
      continue
    }
    const others = seen.get(text) ?? []
    if (drawnTwice(box, others)) continue
    seen.set(text, [...others, box])
    words.push([text, box.x, box.y, box.width, box.height])
  }
  return { words, unreadable: lost }
}
