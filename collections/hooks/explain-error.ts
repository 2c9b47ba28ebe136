import { type AfterErrorHook, Locked } from 'payload'
import { problem } from '../problems'

/** What PostgreSQL calls a "data exception": a negative offset, a text where a number or a uuid belongs. */
const dataException = /^22/

/** Payload answers a wrong query with 500, and says in English only that somebody else is editing the document. */
export const explainError: AfterErrorHook = ({ error, req }) => {
  if (error instanceof Locked) return said(423, problem('lockedByOther', req.i18n.language))
  if (req.method === 'GET' && dataException.test(databaseCode(error))) return said(400, 'Bad Request')
}

const said = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })

/** The error of the database lies inside that of the query builder. */
function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCode(error.cause)
}
