import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { isPdf } from '@/domain/is-pdf'
import { importProblem } from '../../problems'

type Uploaded = NonNullable<PayloadRequest['file']>

function problemOf(file: Uploaded): 'empty' | 'not-a-pdf' | 'too-large' | null {
  // Files above the upload limit (payload.config.ts) arrive truncated, with this mark.
  if ('truncated' in file && file.truncated === true) return 'too-large'
  if (file.data.length === 0) return 'empty'
  return isPdf(file.data) ? null : 'not-a-pdf'
}

/**
 * Reports at the upload what can be checked quickly. What is damaged is read first: much of it can be repaired. A PDF by
 * another name gets the ending that says what it is served as.
 */
export const refuseBrokenPdf: CollectionBeforeOperationHook = ({ args, req }) => {
  const found = req.file ? problemOf(req.file) : null
  if (req.file && !req.file.name.toLowerCase().endsWith('.pdf')) req.file.name += '.pdf'
  if (!found) return args
  const message = importProblem(found, req.i18n.language)
  throw new ValidationError({ collection: 'brochure-files', errors: [{ path: 'file', message }], req }, req.t)
}
