import { createRequire } from 'node:module'
import path from 'node:path'
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ImportError } from './import-error'
import { maxPages, maxPicturePixels } from './limits'

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Fonts that a PDF need not carry, character maps, colour profiles and the JPEG 2000 and JBIG2 decoders. */
const data = {
  standardFontDataUrl: path.join(pdfjs, 'standard_fonts/'),
  cMapUrl: path.join(pdfjs, 'cmaps/'),
  iccUrl: path.join(pdfjs, 'iccs/'),
  wasmUrl: path.join(pdfjs, 'wasm/'),
}

/** Opens a PDF; `bytes` must not be used afterwards. Throws `ImportError`: encrypted, damaged, empty, too-many-pages. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: bytes,
    ...data,
    maxImageSize: maxPicturePixels,
    verbosity: VerbosityLevel.WARNINGS,
    enableXfa: false,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages === 0) throw new ImportError('empty')
    if (pdf.numPages > maxPages) throw new ImportError('too-many-pages')
    return pdf
  } catch (cause) {
    await task.destroy()
    if (cause instanceof ImportError) throw cause
    if (cause instanceof PasswordException) throw new ImportError('encrypted', undefined, { cause })
    if (cause instanceof InvalidPDFException) throw new ImportError('damaged', undefined, { cause })
    throw new ImportError('damaged', undefined, { cause })
  }
}
