import type { TextFieldSingleValidation } from 'payload'
import { type ProblemName, problem } from '../document-endpoint'

/** Refuses a text with this problem unless `isValid` takes it. Only a required text may not be empty. */
export function checkedText(isValid: (text: string) => boolean, name: ProblemName): TextFieldSingleValidation {
  return (value, { req, required }) => (!value && !required) || isValid(value ?? '') || problem(name, req.i18n.language)
}
