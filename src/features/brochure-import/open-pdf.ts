import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ImportError } from './import-error'
import { maxPages, maxPicturePixels } from './limits'
import { startPdfThread } from './pdf-thread'
import { readPdfWarning } from './pdf-warnings'
import type { ImportWarningCode } from './types'

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Fonts that a PDF need not carry, character maps, colour profiles and the JPEG 2000 and JBIG2 decoders. */
const data = {
  standardFontDataUrl: path.join(pdfjs, 'standard_fonts/'),
  cMapUrl: path.join(pdfjs, 'cmaps/'),
  iccUrl: path.join(pdfjs, 'iccs/'),
  wasmUrl: path.join(pdfjs, 'wasm/'),
}

export type OpenPdf = {
  pdf: PDFDocumentProxy
  warnings: Set<ImportWarningCode>
  /** Whether a page without a size was seen so far; pdf.js gives it the US letter size. */
  metEmptyPage: () => Promise<boolean>
  /** Rejects when the thread behind the document dies; otherwise every call would wait for ever. */
  failed: Promise<never>
  close: () => Promise<void>
}

function asImportError(cause: unknown) {
  if (cause instanceof ImportError) return cause
  return new ImportError(cause instanceof PasswordException ? 'encrypted' : 'damaged', undefined, { cause })
}

/** Opens a PDF; `bytes` must not be used afterwards. Throws `ImportError`: encrypted, damaged, empty, too-many-pages. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const warnings = new Set<ImportWarningCode>()
  let emptyPage = false
  const thread = startPdfThread((said) => {
    const warning = readPdfWarning(said)
    if (warning === 'empty-page') emptyPage = true
    else if (warning) warnings.add(warning)
  })
  const task = getDocument({
    data: bytes,
    ...data,
    worker: thread.worker,
    maxImageSize: maxPicturePixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = async () => {
    await Promise.race([task.destroy(), thread.failed]).catch(() => undefined)
    await thread.stop()
  }
  try {
    const pdf = await Promise.race([task.promise, thread.failed])
    if (pdf.numPages === 0) throw new ImportError('empty')
    if (pdf.numPages > maxPages) throw new ImportError('too-many-pages')
    return { pdf, warnings, metEmptyPage: () => thread.caughtUp().then(() => emptyPage), failed: thread.failed, close }
  } catch (cause) {
    await close()
    throw asImportError(cause)
  }
}
