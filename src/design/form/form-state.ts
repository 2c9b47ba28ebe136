export const honeypotName = 'fax'

export function isFilledByBot(fields: Record<string, unknown>): boolean {
  return Boolean(fields[honeypotName])
}

export type FieldErrors = Record<string, string>

/** `errors` are the messages of single fields. */
export class FormFailure extends Error {
  constructor(
    message: string,
    readonly errors: FieldErrors = {},
  ) {
    super(message)
  }
}

/** Values never include passwords. */
export interface FormState {
  values: Record<string, string>
  message?: string
  errors?: FieldErrors
  submit?: string
  /** Set on success: the message that replaces the form. */
  sent?: string
  to?: string
}

/** Message for a form without visible fields: that of the form, else of its first invalid field. */
export const refusalOf = ({ message, errors = {} }: Pick<FormState, 'message' | 'errors'>): string | undefined =>
  message ?? Object.values(errors)[0]

/** Tells a server action that a script sent the form and will load the next page itself. */
export const scriptField = 'script'
