import { createHash } from 'node:crypto'

/** The hash of the auth server (bcrypt) takes no more, and ours may be longer. */
const mostBytes = 72

/**
 * A password as the auth server gets it: as it was typed where it takes that, else its SHA-256. Wherever a password goes to
 * the auth server, it goes through here (decision 0035).
 */
export function sentPassword(password: string): string {
  if (Buffer.byteLength(password) <= mostBytes) return password
  // Labelled, so that a hash of the same password in somebody else's list is of no use here.
  return createHash('sha256').update(`broshura password ${password}`).digest('base64')
}
