import { type PageViewport, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

const textItem = z.object({
  str: z.string(),
  transform: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
  width: z.number(),
  fontName: z.string(),
  hasEOL: z.boolean(),
})

type Style = { ascent: number; descent: number }

/** A run of characters without a space, somewhere on the page in any direction. */
export type Piece = {
  text: string
  /** Where its baseline starts and ends, in points of the page as it is seen. */
  start: [number, number]
  end: [number, number]
  /** From the baseline to the height of the font; its length is the font's size. */
  up: [number, number]
  ascent: number
  descent: number
  /** No space stood between the piece before and this one. */
  follows: boolean
  /** The id that pdf.js gave its font. */
  font: string
}

const narrow = /[\s.,:;'’!|iljtfrIіїј()[\]/-]/
const wide = /[mwMW@%€шщжюмфыШЩЖЮМФЫ]/
const capital = /\p{Lu}/u

/** Estimates a character's share of the width of its text: pdf.js only reports the width of a whole text. */
function weight(character: string) {
  if (narrow.test(character)) return 0.5
  if (wide.test(character)) return 1.4
  return capital.test(character) ? 1.2 : 1
}

/** Splits the texts of a page at spaces. */
export function textPieces(items: unknown[], styles: Record<string, Style>, viewport: PageViewport): Piece[] {
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
    const style = styles[fontName]
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
        ascent: style?.ascent || 0.8,
        descent: style?.descent || -0.2,
        follows: !spaceBefore,
        font: fontName,
      })
      spaceBefore = false
    }
    if (hasEOL) spaceBefore = true
  }
  return pieces
}
