/** The honeypot: a field that people do not see and bots fill in. */
export const honeypotName = 'fax'

/** Whether the form was filled in by a bot. */
export function isFilledByBot(fields: Record<string, unknown>): boolean {
  return Boolean(fields[honeypotName])
}

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Record<string, string>

/** The form was refused: the message, and those of its fields. */
export class FormFailure extends Error {
  constructor(
    message: string,
    readonly errors: FieldErrors = {},
  ) {
    super(message)
  }
}

/** What a form shows after it was refused: its messages, and what was typed, except passwords. */
export interface FormState {
  values: Record<string, string>
  /** What is wrong with the form as a whole. */
  message?: string
  errors?: FieldErrors
  /** The label of the button, where the next step has another one. */
  submit?: string
  /** Set on success: the message that replaces the form. */
  sent?: string
  /** Set on success, where a script sent the form: the page to load. */
  to?: string
}

/** The sentence of a form that shows no fields: what is wrong with the form, else with its first wrong field. */
export const refusalOf = ({ message, errors = {} }: Pick<FormState, 'message' | 'errors'>): string | undefined =>
  message ?? Object.values(errors)[0]

/** The field by which a server action knows that a script sent the form, and loads the next page. */
export const scriptField = 'script'
