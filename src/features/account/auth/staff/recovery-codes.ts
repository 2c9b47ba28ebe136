import { createHash, randomBytes } from 'node:crypto'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
/** Those of 16 letters, with 80 bits, were made before and count until they are renewed. */
const shape = /^(?:[a-z2-9]{16}|[a-z2-9]{24})$/

/** Ten codes of 120 random bits, as a person copies them: without letters that look alike. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const text = [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join('')
    return text.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What is stored of a code; null for a text that is none. A code is random enough for a plain hash. */
export function recoveryHash(code: string): string | null {
  const text = code.toLowerCase().replace(/[\s-]/g, '')
  return shape.test(text) ? createHash('sha256').update(text).digest('base64url') : null
}
