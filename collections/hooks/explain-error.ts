import { type AfterErrorHook, Locked, type PayloadRequest, ValidationError } from 'payload'
import { databaseError, waitedTooLong } from '@/server/db/database-error'
import { type ProblemName, problem } from '../document-endpoint'

/** PostgreSQL class 22 "data exception": a negative offset, text where a number or uuid belongs, a zero byte. */
const dataException = /^22/

/** Operators or values that a column's type does not support; only a list's query can cause them. */
const unanswerable = ['42883', '42601', '42804', '42846']

const brokenForm =
  /^(?:Malformed |Unexpected end of form|Multipart: Boundary|Missing Content-Type|Unsupported content type)/

const stillReferenced = '23503'

const cutOff = ['57014', '55P03']

/** No connection became free in time, or the server closed it or accepts no more. */
const unreachable = /^(?:08|53|57P)/
const noConnection = 'timeout exceeded when trying to connect'

/** How a failure of the database is answered; null for one that is a fault of ours. `isAsked`: by conditions of a list. */
export function databaseProblem(error: unknown, isAsked: boolean): { status: number; problem?: ProblemName } | null {
  const { code, message } = databaseError(error)
  if (dataException.test(code) || (isAsked && unanswerable.includes(code))) return { status: 400 }
  if (code === stillReferenced) return { status: 409, problem: 'stillNeeded' }
  if (cutOff.includes(code) || message === waitedTooLong) return { status: 503, problem: 'queryTooSlow' }
  if (unreachable.test(code) || message === noConnection) return { status: 503, problem: 'databaseBusy' }
  return null
}

/** Payload's refusals exist in English only and may be joined by commas. */
const refusals: [RegExp, ProblemName][] = [
  [/SVG file contains potentially harmful content/, 'svgHarmful'],
  [/Could not read uploaded file|Invalid or corrupted|Invalid PDF file/, 'fileBroken'],
  [/^File type |^Invalid MIME type/, 'fileType'],
]

type Refusal = { errors: { name: string; message: string; data: ValidationError['data'] }[] }

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

const hidden = 'Something went wrong.'

/** Payload answers an invalid query and a busy database with 500, and has some messages in English only. */
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
