import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { importProblem } from '../../problems'

/** Payload looks for the end-of-file marker in as many bytes, but refuses such files in English and with less advice. */
const tailBytes = 1024

type Uploaded = NonNullable<PayloadRequest['file']>

function problemOf(file: Uploaded): 'empty' | 'not-a-pdf' | 'too-large' | 'truncated' | null {
  const { data } = file
  // Files above the upload limit (payload.config.ts) arrive truncated, with this mark.
  if ('truncated' in file && file.truncated === true) return 'too-large'
  if (data.length === 0) return 'empty'
  if (!data.subarray(0, 8).toString('latin1').startsWith('%PDF-')) return 'not-a-pdf'
  const tail = data.subarray(-tailBytes).toString('latin1')
  return tail.includes('%%EOF') && tail.includes('xref') ? null : 'truncated'
}

/** Reports at the upload what can be checked quickly; the worker finds the rest. */
export const refuseBrokenPdf: CollectionBeforeOperationHook = ({ args, req }) => {
  const found = req.file ? problemOf(req.file) : null
  if (!found) return args
  const message = importProblem(found, req.i18n.language)
  throw new ValidationError({ collection: 'brochure-files', errors: [{ path: 'file', message }], req }, req.t)
}
