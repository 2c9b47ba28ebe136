import { type AfterErrorHook, Locked } from 'payload'
import { problem } from '../problems'
import { databaseProblem } from './database-problem'
import { explainedUpload } from './explain-upload'

/** What Payload says instead of an error that it keeps to itself. */
const hidden = 'Something went wrong.'

/** Payload answers a wrong query and a busy database with 500, and says some things in English only. */
export const explainError: AfterErrorHook = ({ error, req, result }) => {
  const { language } = req.i18n
  if (error instanceof Locked) return said(423, problem('lockedByOther', language))
  const response = explainedUpload(error, req)
  if (response) return { response }
  const found = databaseProblem(error)
  if (found) return said(found.status, found.problem ? problem(found.problem, language) : 'Bad Request')
  if (JSON.stringify(result).includes(hidden)) return { response: said(500, problem('unexpected', language)).response }
}

const said = (status: number, message: string) => ({ status, response: { errors: [{ message }] } })
