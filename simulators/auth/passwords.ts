import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { settings } from './options'
import { Problem } from './problem'

export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32).toString('base64')}`
}

/** Compared with when there is no password, so that the response time does not reveal whether an account exists. */
const nobodys = hashPassword(randomBytes(16).toString('base64'))

/** @param hashed none where there is no account, or one without a password */
export function isPassword(password: string, hashed: string | undefined): boolean {
  return matches(password, hashed || nobodys) && Boolean(hashed)
}

function matches(password: string, hashed: string): boolean {
  const [salt, hash] = hashed.split(':').map((part) => Buffer.from(part, 'base64'))
  return salt !== undefined && hash !== undefined && timingSafeEqual(scryptSync(password, salt, 32), hash)
}

/** bcrypt ignores bytes beyond this, so GoTrue refuses longer passwords. */
const mostBytes = 72

/** @throws Problem weak_password or validation_failed */
export function requireStrength(password: string): void {
  if (Buffer.byteLength(password) > mostBytes) {
    throw new Problem(400, 'validation_failed', `Password cannot be longer than ${mostBytes} characters`)
  }
  if (password.length >= settings.passwordLength) return
  const message = `Password should be at least ${settings.passwordLength} characters.`
  throw new Problem(422, 'weak_password', message, { weak_password: { reasons: ['length'] } })
}
