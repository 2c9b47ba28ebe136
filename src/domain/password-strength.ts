import { isCommonPassword } from './common-password'
import type { PasswordStrength } from './password-strength-names'

/** In characters of any script, whatever their size in bytes: see decision 0035. */
export const passwordLimits = { shortest: 12, longest: 128 }

export function passwordLength(password: string): 'short' | 'long' | 'right' {
  const { length } = [...password]
  if (length < passwordLimits.shortest) return 'short'
  return length > passwordLimits.longest ? 'long' : 'right'
}

/** By the rules of acceptance: the password's length, and no common word. */
export function passwordStrength(password: string, ownWords: string[] = []): PasswordStrength {
  if (passwordLength(password) === 'short') return 'short'
  if (isCommonPassword(password, ownWords)) return 'common'
  const { length } = [...password]
  if (length < 16) return 'fair'
  return length < 20 ? 'good' : 'strong'
}
