/** A field that no person sees and programs fill in. */
export const trapName = 'fax'

/** Whether what was sent was filled in by a program that fills in everything. */
export function isFilledByProgram(fields: Record<string, unknown>): boolean {
  return Boolean(fields[trapName])
}
