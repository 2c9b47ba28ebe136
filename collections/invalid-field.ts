import { type PayloadRequest, type StaticLabel, ValidationError } from 'payload'
import { type ProblemName, problem } from './problems'

type Wrong = { path: string; problem: ProblemName; label?: StaticLabel }

/** The refusal of a document for what one of its fields says, in the language of the person at the form. */
export function invalidField(
  req: PayloadRequest,
  collection: string,
  { path, label, ...wrong }: Wrong,
): ValidationError {
  const message = problem(wrong.problem, req.i18n.language)
  return new ValidationError({ collection, errors: [{ path, label, message }], req }, req.t)
}
