import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxOf, type PageBox } from './page-box.ts'
import { type Piece, textPieces } from './text-pieces.ts'
import type { Word } from './types.ts'

/** Bold and shadow are often the same word drawn twice, at most this fraction of its height apart. */
const sameSpot = 0.25
/** The page is divided into cells, so that a word is compared with those near it only: a page can hold one word 100,000 times. */
const cells = 200

const cellOf = (place: number) => Math.floor(place * cells)

/** A question to be asked for each word of a page in turn: whether the same word was drawn at the same spot before. */
function seenSpots(): (text: string, box: PageBox) => boolean {
  const seen = new Map<string, PageBox[]>()

  function isSeen(text: string, box: PageBox) {
    const near = box.height * sameSpot
    for (let column = cellOf(box.x - near); column <= cellOf(box.x + near); column += 1) {
      for (let row = cellOf(box.y - near); row <= cellOf(box.y + near); row += 1) {
        const others = seen.get(`${column} ${row} ${text}`)
        if (others?.some(({ x, y }) => Math.abs(x - box.x) <= near && Math.abs(y - box.y) <= near)) return true
      }
    }
    return false
  }

  return (text, box) => {
    if (isSeen(text, box)) return true
    const key = `${cellOf(box.x)} ${cellOf(box.y)} ${text}`
    const here = seen.get(key)
    if (here) here.push(box)
    else seen.set(key, [box])
    return false
  }
}

/** Fractions of the smaller font size. A wider gap counts as a space; more overlap means another text. */
const maxGap = 0.15
const maxOverlap = 0.5
const maxRise = 0.2
/** Small cents beside a large price are a separate word. */
const maxSizeRatio = 1.3

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
 * `unreadable` counts the words whose letters the PDF does not tell; `fontIds` are the fonts of all texts.
 */
export async function readWords(
  page: PDFPageProxy,
  viewport: PageViewport,
): Promise<{ words: Word[]; unreadable: number; fontIds: Set<string> }> {
  const content = await page.getTextContent()
  const pieces = textPieces(content.items, content.styles, viewport)
  const drawnBefore = seenSpots()
  const words: Word[] = []
  let lost = 0

  for (const group of groupPieces(pieces)) {
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
    if (drawnBefore(text, box)) continue
    words.push([text, box.x, box.y, box.width, box.height])
  }
  return { words, unreadable: lost, fontIds: new Set(pieces.map(({ font }) => font)) }
}
