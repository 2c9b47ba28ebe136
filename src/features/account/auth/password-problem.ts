import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from '@/domain/common-password'
import { passwordLength } from '@/domain/password'
import type { Problem } from '@/lib/forms/problems'

/** A shorter word says little about a password of twelve characters. */
const shortest = 5

let words: ReadonlySet<string> | undefined

/** Nearly 50,000 passwords that leaked most often; read when the first password is set. */
export function leakedPasswords(): ReadonlySet<string> {
  words ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
  return words
}

/** What is wrong with a new password, if anything; `ownWords` are what others may know of its owner. */
export function passwordProblem(password: string, ownWords: string[]): Problem | undefined {
  const length = passwordLength(password)
  if (length !== 'right') return { code: `password-${length}`, field: 'password' }
  return isCommonPassword(password, ownWords, leakedPasswords())
    ? { code: 'password-common', field: 'password' }
    : undefined
}
