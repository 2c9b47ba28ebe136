import type { TextFieldSingleValidation } from 'payload'
import { type ProblemName, problem } from '../document-endpoint'

/** An empty text is valid unless the field is required. */
export function checkedText(isValid: (text: string) => boolean, name: ProblemName): TextFieldSingleValidation {
  return (value, { req, required }) => (!value && !required) || isValid(value ?? '') || problem(name, req.i18n.language)
}
