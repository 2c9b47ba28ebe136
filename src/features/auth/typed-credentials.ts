import { createHash } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { z } from 'zod'
import { isCommonPassword } from '@/domain/common-password'
import { passwordLength } from '@/domain/password-strength'
import { looksLikePhone, phoneNumber, phoneText } from '@/domain/phone-number'
import { type Problem, typedLine } from '@/lib/forms/problems'

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

export type AccountContact = { email: string; phone?: undefined } | { phone: string; email?: undefined }

const text = typedLine.max(254).catch('')
const given = z.object({ email: text.default(''), phone: text.default('') })
const email = z.email()

function typedContact(fields: unknown): string {
  const { email: first, phone } = given.catch({ email: '', phone: '' }).parse(fields)
  return first || phone
}

/** Undefined when the field is empty; without `contact` when the text is neither address nor phone number. */
export function parseIdentifier(fields: unknown): { contact?: AccountContact } | undefined {
  const typed = typedContact(fields)
  if (!typed) return undefined
  const phone = phoneNumber(typed)
  if (phone) return { contact: { phone } }
  return email.safeParse(typed).success ? { contact: { email: typed.toLowerCase() } } : {}
}

/** A phone number without its country code must not be reported as a wrong e-mail address. */
export function identifierProblem(fields: unknown): Problem {
  return { code: looksLikePhone(typedContact(fields)) ? 'phone' : 'email', field: 'email' }
}

export function contactNameOf({ email: address, phone }: AccountContact): string {
  return address ?? phone ?? ''
}

export function contactText({ email: address, phone }: AccountContact): string {
  return address ?? phoneText(phone ?? '')
}
