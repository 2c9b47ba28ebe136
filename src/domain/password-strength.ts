import { isCommonPassword } from './common-password'
import type { PasswordStrength } from './password-strength-names'

/** In characters of any script, whatever their size in bytes: see decision 0035. */
export const passwordLimits = { shortest: 12, longest: 128 }

/** What is wrong with a password's length, if anything. */
export function passwordLength(password: string): 'short' | 'long' | 'right' {
  const { length } = [...password]
  if (length < passwordLimits.shortest) return 'short'
  return length > passwordLimits.longest ? 'long' : 'right'
}

/** How strong a password is by the rules that it is accepted by: it is longer than it must be, and no common one. */
export function passwordStrength(password: string, ownWords: string[] = []): PasswordStrength {
  if (passwordLength(password) === 'short') return 'short'
  if (isCommonPassword(password, ownWords)) return 'common'
  const { length } = [...password]
  if (length < 16) return 'fair'
  return length < 20 ? 'good' : 'strong'
}
