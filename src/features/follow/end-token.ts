import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/server/env'

/** What a link in a mail ends: one follow, or all mails of a customer. It can do nothing else, so it never runs out. */
export type Ending = { kind: 'one' | 'all'; id: string }

const shape = z.tuple([z.enum(['one', 'all']), z.uuid(), z.string()])

export function writeEndToken({ kind, id }: Ending): string {
  return `${kind}.${id}.${signatureOf({ kind, id })}`
}

/** Null for a text that we have not written. */
export function readEndToken(token: unknown): Ending | null {
  const parsed = shape.safeParse(typeof token === 'string' ? token.split('.') : null)
  if (!parsed.success) return null
  const [kind, id, signature] = parsed.data
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf({ kind, id }))]
  return given.length === own.length && timingSafeEqual(given, own) ? { kind, id } : null
}

function signatureOf({ kind, id }: Ending): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`end of follow ${kind} ${id}`).digest('base64url')
}
