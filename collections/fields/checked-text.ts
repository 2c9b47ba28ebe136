import type { TextFieldSingleValidation } from 'payload'
import { type ProblemName, problem } from '../document-endpoint'

export function checkedText(isValid: (text: string) => boolean, name: ProblemName): TextFieldSingleValidation {
  return (value, { req, required }) => (!value && !required) || isValid(value ?? '') || problem(name, req.i18n.language)
}
