/** The form was refused: the message, and the field that it belongs to. */
export class FormFailure extends Error {
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message)
  }
}
