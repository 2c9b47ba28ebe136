import { type AfterErrorHook, Locked, type PayloadRequest, ValidationError } from 'payload'
import { type ProblemName, problem } from '../document-endpoint'

/** What PostgreSQL calls a "data exception": a negative offset, a text where a number or a uuid belongs, a zero byte. */
const dataException = /^22/

/** A question that does not go with a column: an operator or a value that it has none for. Only what is asked of a list can be so. */
const unanswerable = ['42883', '42601', '42804', '42846']

/** Message of the reader of forms with files about one that is broken. */
const brokenForm =
  /^(?:Malformed |Unexpected end of form|Multipart: Boundary|Missing Content-Type|Unsupported content type)/

/** Another row refers to what shall be deleted. */
const stillReferenced = '23503'

/** A statement that was cut off, or waited too long for a lock. */
const cutOff = ['57014', '55P03']

/** No connection became free in time, or the server ended it or takes no further one. */
const unreachable = /^(?:08|53|57P)/
const noConnection = 'timeout exceeded when trying to connect'
/** A pooler did not let us limit the statement, so we stopped waiting for it. */
const waitedTooLong = 'Query read timeout'

/** What an error of the database means for whoever asked; null when it is a fault of ours. */
function databaseProblem(error: unknown, isAsked: boolean): { status: number; problem?: ProblemName } | null {
  const { code, message } = innermost(error)
  if (dataException.test(code) || (isAsked && unanswerable.includes(code))) return { status: 400 }
  if (code === stillReferenced) return { status: 409, problem: 'stillNeeded' }
  if (cutOff.includes(code) || message === waitedTooLong) return { status: 503, problem: 'queryTooSlow' }
  if (unreachable.test(code) || message === noConnection) return { status: 503, problem: 'databaseBusy' }
  return null
}

/** The error of the database is inside that of the query builder. */
function innermost(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message: error.message }
  return error.cause ? innermost(error.cause) : { code: '', message: error.message }
}

/** Payload says these in English only, several of them joined by commas. */
const refusals: [RegExp, ProblemName][] = [
  [/SVG file contains potentially harmful content/, 'svgHarmful'],
  [/Could not read uploaded file|Invalid or corrupted|Invalid PDF file/, 'fileBroken'],
  [/^File type |^Invalid MIME type/, 'fileType'],
]

type Refusal = { errors: { name: string; message: string; data: ValidationError['data'] }[] }

/** The refusal of an uploaded file in the language of whoever uploads it; nothing for other errors. */
function explainedUpload(error: unknown, { i18n }: PayloadRequest): Refusal | undefined {
  if (!(error instanceof ValidationError)) return
  const errors = error.data.errors.map((one) => {
    const [, name] = refusals.find(([said]) => said.test(one.message)) ?? []
    return name ? { ...one, message: problem(name, i18n.language) } : one
  })
  if (errors.every((one, index) => one === error.data.errors[index])) return
  const message = errors.map((one) => one.message).join(' ')
  return { errors: [{ name: error.name, data: { ...error.data, errors }, message }] }
}

/** What Payload says instead of an error that it keeps to itself. */
const hidden = 'Something went wrong.'

/** Payload answers a wrong query and a busy database with 500, and says some things in English only. */
export const explainError: AfterErrorHook = ({ error, req, result }) => {
  const { language } = req.i18n
  if (error instanceof Locked) return errorReply(423, problem('lockedByOther', language))
  const response = explainedUpload(error, req)
  if (response) return { response }
  if (error instanceof Error && brokenForm.test(error.message)) return errorReply(400, 'Bad Request')
  const found = databaseProblem(error, Boolean(req.query?.where))
  if (found) return errorReply(found.status, found.problem ? problem(found.problem, language) : 'Bad Request')
  if (JSON.stringify(result).includes(hidden))
    return { response: errorReply(500, problem('unexpected', language)).response }
}

const errorReply = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })
