import type { ImportWarningCode } from './types'

const emptyPage = /Empty, or invalid, \/MediaBox/
const pictureTrouble =
  /Unable to decode image|Image dimensions are missing|getTransferableImage|exceeded maximum allowed size/i
const fontTrouble = /font|indexToLocFormat|charstring|\bCFF\b/i
/** A standard font in place of one that is not embedded, and other remarks that change nothing to see. */
const harmlessFont = /standard font|font matrix|private use|FontFamily|XFA/i

/** Reads a warning of pdf.js, which repairs broken fonts, pictures and page sizes silently. Null: of no interest. */
export function readPdfWarning(said: string): ImportWarningCode | 'empty-page' | null {
  if (emptyPage.test(said)) return 'empty-page'
  if (pictureTrouble.test(said)) return 'broken-pictures'
  return fontTrouble.test(said) && !harmlessFont.test(said) ? 'broken-fonts' : null
}
