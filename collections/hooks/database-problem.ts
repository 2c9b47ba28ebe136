import type { ProblemName } from '../problems'

/** What PostgreSQL calls a "data exception": a negative offset, a text where a number or a uuid belongs, a zero byte. */
const dataException = /^22/

/** A statement that was cut off, or waited too long for a lock. */
const cutOff = ['57014', '55P03']

/** No connection became free in time, or the server ended it or takes no further one. */
const unreachable = /^(?:08|53|57P)/
const noConnection = 'timeout exceeded when trying to connect'
/** A pooler did not let us limit the statement, so we stopped waiting for it. */
const waitedTooLong = 'Query read timeout'

/** What an error of the database means for whoever asked; null when it is a fault of ours. */
export function databaseProblem(error: unknown): { status: number; problem?: ProblemName } | null {
  const { code, message } = innermost(error)
  if (dataException.test(code)) return { status: 400 }
  if (cutOff.includes(code) || message === waitedTooLong) return { status: 503, problem: 'queryTooSlow' }
  if (unreachable.test(code) || message === noConnection) return { status: 503, problem: 'databaseBusy' }
  return null
}

/** The error of the database lies inside that of the query builder. */
function innermost(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message: error.message }
  return error.cause ? innermost(error.cause) : { code: '', message: error.message }
}
