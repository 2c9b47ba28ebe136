import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { maxPages, maxPdfPicturePixels } from './limits.ts'
import { startPdfThread } from './pdf-thread.ts'
import type { ImportWarningCode } from './types.ts'
import { ImportError } from './types.ts'

const repair = /Indexing all PDF objects|checkLastPage - invalid/
const emptyPage = /Empty, or invalid, \/MediaBox/
const pictureTrouble =
  /Unable to decode image|Image dimensions are missing|getTransferableImage|exceeded maximum allowed size/i
const fontTrouble = /font|indexToLocFormat|charstring|\bCFF\b/i
const harmlessFont = /standard font|font matrix|private use|FontFamily|XFA/i

/**
 * Classifies a warning of pdf.js, which repairs broken files, fonts, pictures and page sizes silently; null for
 * irrelevant ones.
 */
function readPdfWarning(said: string): ImportWarningCode | 'empty-page' | null {
  if (repair.test(said)) return 'repaired'
  if (emptyPage.test(said)) return 'empty-page'
  if (pictureTrouble.test(said)) return 'broken-pictures'
  return fontTrouble.test(said) && !harmlessFont.test(said) ? 'broken-fonts' : null
}

const kind = z.object({ IsXFAPresent: z.boolean(), IsAcroFormPresent: z.boolean(), IsCollectionPresent: z.boolean() })

/**
 * Warns of an XFA form with pages of its own, and of a package: its pages are only a cover, the brochure is in the
 * files attached to it. A form without ordinary fields is dynamic: Adobe Reader builds its pages,
 * and the only page in the file says "Please wait". Throws `ImportError` xfa-form for a dynamic form.
 */
async function warningsOfKind(pdf: PDFDocumentProxy): Promise<ImportWarningCode[]> {
  const { IsXFAPresent, IsAcroFormPresent, IsCollectionPresent } = kind.parse((await pdf.getMetadata()).info)
  if (IsXFAPresent && !IsAcroFormPresent) throw new ImportError('xfa-form')
  return [...(IsXFAPresent ? ['xfa-form' as const] : []), ...(IsCollectionPresent ? ['package' as const] : [])]
}

/** The catalog is a small dictionary: its object number is at most this many bytes before its type. */
const nearBytes = 4096
const objectHead = /(\d+)\s+(\d+)\s+obj\b/g

/** Gives a PDF without a trailer a new one that names the catalog; pdf.js finds everything else by itself. */
function addTrailer(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('trailer') || file.includes('/XRef')) return bytes
  const type = file.lastIndexOf('/Catalog')
  const before = file.subarray(Math.max(0, type - nearBytes), Math.max(0, type)).toString('latin1')
  const head = [...before.matchAll(objectHead)].at(-1)
  if (!head) return bytes
  return new Uint8Array(Buffer.concat([file, Buffer.from(`\ntrailer\n<< /Root ${head[1]} ${head[2]} R >>\n`)]))
}

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const data = {
  standardFontDataUrl: path.join(pdfjs, 'standard_fonts/'),
  cMapUrl: path.join(pdfjs, 'cmaps/'),
  iccUrl: path.join(pdfjs, 'iccs/'),
  wasmUrl: path.join(pdfjs, 'wasm/'),
}

export type OpenPdf = {
  pdf: PDFDocumentProxy
  warnings: Set<ImportWarningCode>
  unreadable: 'damaged' | 'truncated'
  /** True when a page without a size was seen so far; pdf.js gives such a page the US letter size. */
  metEmptyPage: () => Promise<boolean>
  /** Rejects when the thread behind the document dies; without it every call would wait for ever. */
  failed: Promise<never>
  close: () => Promise<void>
}

/** Some programs append data after the end-of-file marker; a truncated file has no marker anywhere near its end. */
const tailBytes = 65_536
const hasEnd = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-tailBytes)).includes('%%EOF')

/**
 * Opens a PDF, repairing its table of objects and its trailer; `bytes` must not be used afterwards.
 * Throws `ImportError`: encrypted, truncated, damaged, no-pages, too-many-pages, xfa-form.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const warnings = new Set<ImportWarningCode>()
  const unreadable = hasEnd(bytes) ? 'damaged' : 'truncated'
  let emptyPage = false
  const thread = startPdfThread((said) => {
    const warning = readPdfWarning(said)
    if (warning === 'empty-page') emptyPage = true
    else if (warning) warnings.add(warning)
  })
  const task = getDocument({
    data: addTrailer(bytes),
    ...data,
    worker: thread.worker,
    // Without this option a font does not report its name.
    fontExtraProperties: true,
    maxImageSize: maxPdfPicturePixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = async () => {
    await Promise.race([task.destroy(), thread.failed]).catch(() => undefined)
    await thread.stop()
  }
  try {
    const pdf = await Promise.race([task.promise, thread.failed])
    if (pdf.numPages === 0) throw new ImportError('no-pages')
    if (pdf.numPages > maxPages) throw new ImportError('too-many-pages')
    for (const warning of await Promise.race([warningsOfKind(pdf), thread.failed])) warnings.add(warning)
    return {
      pdf,
      warnings,
      unreadable,
      metEmptyPage: () => thread.caughtUp().then(() => emptyPage),
      failed: thread.failed,
      close,
    }
  } catch (cause) {
    await close()
    if (cause instanceof ImportError) throw cause
    throw new ImportError(cause instanceof PasswordException ? 'encrypted' : unreadable, undefined, { cause })
  }
}
