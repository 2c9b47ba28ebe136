import { createHash } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isCommonPassword } from '@/domain/common-password'
import { passwordLength } from '@/domain/password-strength'
import type { Problem } from '@/lib/forms/problems'

/** The auth server's hash (bcrypt) takes at most 72 bytes; our passwords may be longer. */
const mostBytes = 72

/**
 * A password as sent to the auth server: as typed if it fits, else its SHA-256. Every password for the auth server must
 * pass through here (decision 0035).
 */
export function sentPassword(password: string): string {
  if (Buffer.byteLength(password) <= mostBytes) return password
  // The label makes leaked hashes of the same password useless here.
  return createHash('sha256').update(`broshura password ${password}`).digest('base64')
}

/** Shorter words say little about a password of at least twelve characters. */
const shortest = 5

let words: ReadonlySet<string> | undefined

/** Nearly 50,000 of the most leaked passwords; loaded when the first password is set. */
export function leakedPasswords(): ReadonlySet<string> {
  words ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
  return words
}

export function passwordProblem(password: string, ownWords: string[]): Problem | undefined {
  const length = passwordLength(password)
  if (length !== 'right') return { code: `password-${length}`, field: 'password' }
  return isCommonPassword(password, ownWords, leakedPasswords())
    ? { code: 'password-common', field: 'password' }
    : undefined
}
