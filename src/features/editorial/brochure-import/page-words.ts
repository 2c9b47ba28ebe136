import { type PageViewport, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import type { Word } from './types.ts'

const textItem = z.object({
  str: z.string(),
  transform: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  width: z.number(),
  fontName: z.string(),
  hasEOL: z.boolean(),
})

type Style = { ascent: number; descent: number }

type Piece = {
  text: string
  /** Start and end of the baseline, in points of the page as it is displayed. */
  start: [number, number]
  end: [number, number]
  up: [number, number]
  ascent: number
  descent: number
  follows: boolean
  font: string
}

const narrow = /[\s.,:;'’!|iljtfrIіїј()[\]/-]/
const wide = /[mwMW@%€шщжюмфыШЩЖЮМФЫ]/
const capital = /\p{Lu}/u

/** Estimates a character's share of the text's width: pdf.js reports only the width of a whole text. */
function weight(character: string) {
  if (narrow.test(character)) return 0.5
  if (wide.test(character)) return 1.4
  return capital.test(character) ? 1.2 : 1
}

/** Some programs write font heights in other units; a real ascent is at least this fraction of the font size. */
const lowest = 0.65
const highest = 1.5
const usual: Style = { ascent: 0.8, descent: -0.2 }

function heightsOf(style: Style | undefined): Style {
  const { ascent, descent } = { ascent: style?.ascent || usual.ascent, descent: style?.descent || usual.descent }
  return ascent < lowest || ascent - descent > highest ? usual : { ascent, descent }
}

function textPieces(items: unknown[], styles: Record<string, Style>, viewport: PageViewport): Piece[] {
  const pieces: Piece[] = []
  const scale = Math.hypot(viewport.transform[0] ?? 1, viewport.transform[1] ?? 0)
  let spaceBefore = true

  for (const raw of items) {
    const item = textItem.safeParse(raw)
    if (!item.success) continue
    const { str, transform, width, fontName, hasEOL } = item.data
    const [a, b, c, d, x, y]: number[] = Util.transform(viewport.transform, transform)
    const length = Math.hypot(a ?? 0, b ?? 0) || 1
    const along: [number, number] = [((a ?? 0) / length) * width * scale, ((b ?? 0) / length) * width * scale]
    const at = (share: number): [number, number] => [(x ?? 0) + along[0] * share, (y ?? 0) + along[1] * share]
    const { ascent, descent } = heightsOf(styles[fontName])
    const total = [...str].reduce((sum, character) => sum + weight(character), 0) || 1

    let passed = 0
    for (const token of str.split(/(\s+)/)) {
      const from = passed
      for (const character of token) passed += weight(character)
      if (token.trim() === '') {
        spaceBefore ||= token !== ''
        continue
      }
      pieces.push({
        text: token,
        start: at(from / total),
        end: at(passed / total),
        up: [c ?? 0, d ?? 0],
        ascent,
        descent,
        follows: !spaceBefore,
        font: fontName,
      })
      spaceBefore = false
    }
    if (hasEOL) spaceBefore = true
  }
  return pieces
}

/** Bold and shadow are often the same word drawn twice, at most this fraction of the word's height apart. */
const sameSpot = 0.25
/**
 * The page is divided into cells so that a word is compared with its neighbours only: a page can repeat a word 100,000
 * times.
 */
const cells = 200

const cellOf = (place: number) => Math.floor(place * cells)

/**
 * Returns a function to call for each word of a page in turn: true when the same word was already drawn at that spot.
 */
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

/** Fractions of the smaller font size. A wider gap counts as a space; more overlap means a separate text. */
const maxGap = 0.15
const maxOverlap = 0.5
const maxRise = 0.2
/** Small cents beside a large price are a separate word. */
const maxSizeRatio = 1.3

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]|\p{Cc}/gu
/** Characters left over from a font without a character map. */
const unreadable = /[\ufffd\p{Co}\p{Cn}]/u

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
 * The words of a page with their boxes, in drawing order: pdf.js returns texts of several words, or half a word
 * wherever the font changes. Words outside the visible page and repeated drawings are left out; `unreadable` counts
 * words whose letters the PDF does not contain; `fontIds` are the fonts of all texts. `hidden` are items of the text
 * that are not drawn.
 */
export async function readWords(
  page: PDFPageProxy,
  viewport: PageViewport,
  hidden: ReadonlySet<number> = new Set(),
): Promise<{ words: Word[]; unreadable: number; fontIds: Set<string> }> {
  const content = await page.getTextContent()
  const drawn = content.items.filter((_, at) => !hidden.has(at))
  const pieces = textPieces(drawn, content.styles, viewport)
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

/** A box as fractions (0 to 1) of the page, from the top left corner. */
export type PageBox = { x: number; y: number; width: number; height: number }

const round = (value: number) => Math.round(value * 10_000) / 10_000
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The upright box around points in the units of `page`, clipped to the page; null when its centre is outside. */
export function boxOf(points: number[][], page: { width: number; height: number }): PageBox | null {
  const xs = points.map(([x = 0]) => x / page.width)
  const ys = points.map(([, y = 0]) => y / page.height)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inside = (middle: number) => middle >= 0 && middle <= 1
  if (!inside((left + right) / 2) || !inside((top + bottom) / 2)) return null

  const [x, y] = [round(clamp(left)), round(clamp(top))]
  const width = round(clamp(right) - x)
  const height = round(clamp(bottom) - y)
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
