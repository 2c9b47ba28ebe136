import crypto from 'node:crypto'
import { promisify } from 'node:util'

/** How Payload hashes passwords: as it does now, and as it did before, which it renews at the next sign-in. */
const present = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const former = { prefix: '', iterations: 25_000, bytes: 512 }

interface Hashed {
  hash?: string | null
  salt?: string | null
}

/** Whether this is the password of the account; without an account it takes as long and is wrong. */
export async function passwordMatches(account: Hashed | null | undefined, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {}
  const known = Boolean(hash && salt)
  const { prefix, iterations, bytes } = !hash || hash.startsWith(present.prefix) ? present : former
  const made = await promisify(crypto.pbkdf2)(password, salt || 'no account', iterations, bytes, 'sha256')
  const kept = Buffer.from((hash ?? '').slice(prefix.length), 'hex')
  return known && kept.length === made.length && crypto.timingSafeEqual(kept, made)
}
