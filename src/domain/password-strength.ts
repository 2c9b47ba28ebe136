import { isCommonPassword } from './common-password'
import { passwordLength } from './password'
import type { PasswordStrength } from './password-strength-names'

/** How strong a password is by the rules that it is accepted by: it is longer than it must be, and no common one. */
export function passwordStrength(password: string, ownWords: string[] = []): PasswordStrength {
  if (passwordLength(password) === 'short') return 'short'
  if (isCommonPassword(password, ownWords)) return 'common'
  const { length } = [...password]
  if (length < 16) return 'fair'
  return length < 20 ? 'good' : 'strong'
}
