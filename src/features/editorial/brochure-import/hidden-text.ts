import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'

type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

const group = z.object({ visible: z.boolean() })
const layer = z.tuple([z.literal('OC'), z.unknown()])
const shown = z.tuple([z.array(z.unknown())], z.unknown())
const glyph = z.object({ unicode: z.string() })
const textItem = z.object({ str: z.string() })

/** Spaces are where pdf.js finds them, and marks that nobody sees, such as soft hyphens, are only among the letters. */
const solid = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '')

function lettersOf(args: unknown): string {
  const glyphs = shown.safeParse(args).data?.[0] ?? []
  return solid(glyphs.map((each) => glyph.safeParse(each).data?.unicode ?? '').join(''))
}

/** The letters of a page in the order in which it draws them; `drawn` tells of each whether all its layers are on. */
async function lettersDrawn(page: PDFPageProxy, layers: Layers): Promise<{ text: string; drawn: boolean[] }> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const areOn: boolean[] = []
  const drawn: boolean[] = []
  let text = ''
  for (const [at, command] of fnArray.entries()) {
    const args: unknown = argsArray[at]
    if (command === OPS.beginMarkedContent) areOn.push(true)
    if (command === OPS.beginMarkedContentProps) {
      const { data } = layer.safeParse(args)
      areOn.push(data === undefined || layers.isVisible(data[1]) !== false)
    }
    if (command === OPS.endMarkedContent) areOn.pop()
    if (command !== OPS.showText) continue
    const letters = lettersOf(args)
    const isDrawn = areOn.every(Boolean)
    text += letters
    for (let count = 0; count < letters.length; count += 1) drawn.push(isDrawn)
  }
  return { text, drawn }
}

async function itemsNotDrawn(page: PDFPageProxy, layers: Layers): Promise<Set<number>> {
  const { text, drawn } = await lettersDrawn(page, layers)
  const hidden = new Set<number>()
  if (drawn.every(Boolean)) return hidden
  const { items } = await page.getTextContent({ disableNormalization: true })
  let next = 0
  for (const [at, item] of items.entries()) {
    const own = solid(textItem.safeParse(item).data?.str ?? '')
    // Letters beside the page are among the commands only, so that each item is looked for behind the one before it.
    const found = own === '' ? -1 : text.indexOf(own, next)
    if (found < 0) continue
    if (drawn[found] === false) hidden.add(at)
    next = found + own.length
  }
  return hidden
}

/**
 * The items of a page's text content that stand in a layer which is off, such as that of another language or region:
 * pdf.js does not draw them, but has their text. An item never reaches over the edge of a layer. None where the
 * commands cannot be read.
 */
export async function hiddenItems(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<Set<number>> {
  const layers = await pdf.getOptionalContentConfig()
  const isAnyOff = [...layers].some(([, each]) => group.safeParse(each).data?.visible === false)
  if (!isAnyOff) return new Set()
  try {
    return await itemsNotDrawn(page, layers)
  } catch (cause) {
    console.error(`the layers of page ${page.pageNumber} could not be read:`, cause)
    return new Set()
  }
}
