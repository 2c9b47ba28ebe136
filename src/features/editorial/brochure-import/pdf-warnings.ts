import type { ImportWarningCode } from './types.ts'

const repair = /Indexing all PDF objects|checkLastPage - invalid/
const emptyPage = /Empty, or invalid, \/MediaBox/
const pictureTrouble =
  /Unable to decode image|Image dimensions are missing|getTransferableImage|exceeded maximum allowed size/i
const fontTrouble = /font|indexToLocFormat|charstring|\bCFF\b/i
/** Warnings without a visible effect, such as a standard font in place of one that is not embedded. */
const harmlessFont = /standard font|font matrix|private use|FontFamily|XFA/i

/** Parses a warning of pdf.js, which silently repairs broken files, fonts, pictures and page sizes. Null for irrelevant ones. */
export function readPdfWarning(said: string): ImportWarningCode | 'empty-page' | null {
  if (repair.test(said)) return 'repaired'
  if (emptyPage.test(said)) return 'empty-page'
  if (pictureTrouble.test(said)) return 'broken-pictures'
  return fontTrouble.test(said) && !harmlessFont.test(said) ? 'broken-fonts' : null
}
