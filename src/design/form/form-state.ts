/** What a form shows after it was sent in vain: the sentence, where it belongs, and what was typed, but no password. */
export interface FormState {
  values: Record<string, string>
  message?: string
  field?: string
  /** It went through: the sentence that stands there instead of the form. */
  sent?: string
}
