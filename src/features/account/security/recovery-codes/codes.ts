import { createHash, randomInt } from 'node:crypto'
import { z } from 'zod'

const howMany = 10
/** Without letters and digits that are mistaken for each other. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const groups = 4
const groupLength = 4

/** Ten codes of 78 random bits. */
export function newCodes(): string[] {
  return Array.from({ length: howMany }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join(''),
    ).join('-'),
  )
}

/** A code as people type it, in small letters and with or without hyphens. */
export const typedRecoveryCode = z
  .string()
  .max(100)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${signs}]{${groups * groupLength}}$`)))

/** What is stored of a code. The customer's id, which is random too, salts it. */
export function hashOfCode(customer: string, code: string): string {
  return createHash('sha256')
    .update(`recovery ${customer} ${code.replaceAll('-', '')}`)
    .digest('base64url')
}
