import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/server/env'

const algorithm = 'aes-256-gcm'

/** Encrypted for one account: in the row of another it does not open. */
export function sealSecret(secret: string, userId: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** Null for what was not sealed with this PAYLOAD_SECRET for this account. */
export function openSecret(sealed: string, userId: string): string | null {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!iv || !tag || !text) return null
  try {
    const decipher = createDecipheriv(algorithm, key(), iv).setAAD(Buffer.from(userId)).setAuthTag(tag)
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function key(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'second factor of staff', 32))
}
