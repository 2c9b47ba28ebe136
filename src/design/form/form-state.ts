/** The honeypot: a field that people do not see and bots fill in. */
export const honeypotName = 'fax'

/** Whether the form was filled in by a bot. */
export function isFilledByBot(fields: Record<string, unknown>): boolean {
  return Boolean(fields[honeypotName])
}

/** The form was refused: the message, and the field that it belongs to. */
export class FormFailure extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}

/** What a form shows after it was refused: the message, its field, and what was typed, except passwords. */
export interface FormState {
  values: Record<string, string>
  message?: string
  field?: string
  /** Set on success: the message that replaces the form. */
  sent?: string
}
