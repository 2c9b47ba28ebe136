import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from './env'

interface Signed<Kind extends string> {
  kind: Kind
  id: string
  madeAt?: Date
}

const moment = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform((text) => new Date(Number(text)))

/**
 * Tokens for links in mails: each allows one kind of action on one document. `purpose` keeps the tokens of one feature
 * from being accepted by another. The caller decides how old a token may be.
 */
export function signedTokens<const Kind extends string>(purpose: string, kinds: readonly [Kind, ...Kind[]]) {
  const shape = z.tuple([z.enum(kinds), z.uuid()]).rest(moment)
  const signatureOf = (content: string) =>
    createHmac('sha256', env().PAYLOAD_SECRET)
      .update(`${purpose} ${content.replaceAll('.', ' ')}`)
      .digest('base64url')

  return {
    write: ({ kind, id, madeAt }: Signed<Kind>) => {
      const content = [kind, id, ...(madeAt ? [madeAt.getTime()] : [])].join('.')
      return `${content}.${signatureOf(content)}`
    },
    read: (token: unknown): Signed<Kind> | null => {
      const [content, signature] = split(token)
      const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(content))]
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null
      const parsed = shape.safeParse(content.split('.'))
      if (!parsed.success) return null
      const [kind, id, madeAt] = parsed.data
      return { kind, id, madeAt }
    },
  }
}

function split(token: unknown): [content: string, signature: string] {
  const text = typeof token === 'string' ? token : ''
  const end = text.lastIndexOf('.')
  return [text.slice(0, Math.max(end, 0)), text.slice(end + 1)]
}
