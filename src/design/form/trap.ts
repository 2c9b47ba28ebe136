/** The honeypot: a field that people do not see and bots fill in. */
export const trapName = 'fax'

/** Whether the form was filled in by a bot. */
export function isFilledByProgram(fields: Record<string, unknown>): boolean {
  return Boolean(fields[trapName])
}
