import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { ImportError } from './import-error.ts'

const form = z.object({ IsXFAPresent: z.boolean(), IsAcroFormPresent: z.boolean() })

/**
 * Whether the PDF is an XFA form with pages of its own. One without ordinary fields is dynamic: its pages are made by Adobe Reader,
 * and the only one in the file says "Please wait". Throws `ImportError` xfa-form for such a one.
 */
export async function checkForm(pdf: PDFDocumentProxy): Promise<boolean> {
  const { IsXFAPresent, IsAcroFormPresent } = form.parse((await pdf.getMetadata()).info)
  if (IsXFAPresent && !IsAcroFormPresent) throw new ImportError('xfa-form')
  return IsXFAPresent
}
