import { isCommonPassword } from '@/domain/common-password'
import { passwordLength } from '@/domain/password'
import type { Problem } from '@/features/forms/problems'

/** What is wrong with a new password, if anything; `ownWords` are what others may know of its owner. */
export function passwordProblem(password: string, ownWords: string[]): Problem | undefined {
  const length = passwordLength(password)
  if (length !== 'right') return { code: `password-${length}`, field: 'password' }
  return isCommonPassword(password, ownWords) ? { code: 'password-common', field: 'password' } : undefined
}
