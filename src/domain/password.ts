/** In characters of any script, whatever their size in bytes: see decision 0035. */
export const passwordLimits = { shortest: 12, longest: 128 }

/** What is wrong with a password's length, if anything. */
export function passwordLength(password: string): 'short' | 'long' | 'right' {
  const { length } = [...password]
  if (length < passwordLimits.shortest) return 'short'
  return length > passwordLimits.longest ? 'long' : 'right'
}
