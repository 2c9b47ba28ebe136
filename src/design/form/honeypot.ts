/** The honeypot: a field that people do not see and bots fill in. */
export const honeypotName = 'fax'

/** Whether the form was filled in by a bot. */
export function isFilledByBot(fields: Record<string, unknown>): boolean {
  return Boolean(fields[honeypotName])
}
