import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { settings } from './options'
import { Problem } from './problem'

export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}:${scryptSync(password, salt, 32).toString('base64')}`
}

export function isPassword(password: string, hashed: string): boolean {
  const [salt, hash] = hashed.split(':').map((part) => Buffer.from(part, 'base64'))
  return salt !== undefined && hash !== undefined && timingSafeEqual(scryptSync(password, salt, 32), hash)
}

/** @throws Problem weak_password */
export function requireStrength(password: string): void {
  if (password.length >= settings.passwordLength) return
  const message = `Password should be at least ${settings.passwordLength} characters.`
  throw new Problem(422, 'weak_password', message, { weak_password: { reasons: ['length'] } })
}
