import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from './env'

/**
 * Tokens for links in mails: each allows one kind of action on one document and nothing else, so it never expires.
 * `purpose` keeps the tokens of one feature from opening another.
 */
export function signedTokens<const Kind extends string>(purpose: string, kinds: readonly [Kind, ...Kind[]]) {
  const shape = z.tuple([z.enum(kinds), z.uuid(), z.string()])
  const signatureOf = (kind: string, id: string) =>
    createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose} ${kind} ${id}`).digest('base64url')

  return {
    write: ({ kind, id }: { kind: Kind; id: string }) => `${kind}.${id}.${signatureOf(kind, id)}`,
    /** Null for a text that we have not signed. */
    read: (token: unknown) => {
      const parsed = shape.safeParse(typeof token === 'string' ? token.split('.') : null)
      if (!parsed.success) return null
      const [kind, id, signature] = parsed.data
      const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(kind, id))]
      return given.length === own.length && timingSafeEqual(given, own) ? { kind, id } : null
    },
  }
}
