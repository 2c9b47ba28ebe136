import { isCommonPassword } from '@/domain/common-password'
import { passwordLength } from '@/domain/password'
import type { Problem } from '@/lib/forms/problems'
import { leakedPasswords } from './leaked-passwords'

/** What is wrong with a new password, if anything; `ownWords` are what others may know of its owner. */
export function passwordProblem(password: string, ownWords: string[]): Problem | undefined {
  const length = passwordLength(password)
  if (length !== 'right') return { code: `password-${length}`, field: 'password' }
  return isCommonPassword(password, ownWords, leakedPasswords())
    ? { code: 'password-common', field: 'password' }
    : undefined
}
