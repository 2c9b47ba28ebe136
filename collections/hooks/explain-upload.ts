import { type PayloadRequest, ValidationError } from 'payload'
import { type ProblemName, problem } from '../problems'

/** Payload says these in English only, several of them joined by commas. */
const refusals: [RegExp, ProblemName][] = [
  [/SVG file contains potentially harmful content/, 'svgHarmful'],
  [/Could not read uploaded file|Invalid or corrupted|Invalid PDF file/, 'fileBroken'],
  [/^File type |^Invalid MIME type/, 'fileType'],
]

type Refusal = { errors: { name: string; message: string; data: ValidationError['data'] }[] }

/** The refusal of an uploaded file in the language of whoever uploads it; nothing for other errors. */
export function explainedUpload(error: unknown, { i18n }: PayloadRequest): Refusal | undefined {
  if (!(error instanceof ValidationError)) return
  const errors = error.data.errors.map((one) => {
    const [, name] = refusals.find(([said]) => said.test(one.message)) ?? []
    return name ? { ...one, message: problem(name, i18n.language) } : one
  })
  if (errors.every((one, index) => one === error.data.errors[index])) return
  const message = errors.map((one) => one.message).join(' ')
  return { errors: [{ name: error.name, data: { ...error.data, errors }, message }] }
}
