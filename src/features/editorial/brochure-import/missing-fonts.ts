import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import type { MissingFonts } from './types.ts'

const missing = z.object({ missingFile: z.literal(true), name: z.string() })

/** Six letters that a program sets before the name of a font of which it embeds a part. */
const subsetMark = /^[A-Z]{6}\+/
const maxName = 100
const maxFonts = 20

/**
 * The names of those of the used fonts that the PDF does not bring along, or so broken that they cannot be used. Not the standard
 * fonts and those that have their widths, which we have ourselves. To be asked after the page was drawn.
 */
export function missingFonts({ commonObjs }: PDFPageProxy, used: ReadonlySet<string>): string[] {
  return [...used].flatMap((id) => {
    const font = missing.safeParse(commonObjs.has(id) ? commonObjs.get(id) : null)
    return font.success ? [font.data.name.replace(subsetMark, '').slice(0, maxName)] : []
  })
}

/** The warning about the missing fonts of all pages; null where there are none. */
export function missingFontsWarning(pages: { number: number; fonts: string[] }[]): MissingFonts | null {
  const faulty = pages.filter(({ fonts }) => fonts.length > 0)
  if (faulty.length === 0) return null
  const fonts = [...new Set(faulty.flatMap((page) => page.fonts))].sort().slice(0, maxFonts)
  return { code: 'missing-fonts', fonts, pages: faulty.map(({ number }) => number) }
}
