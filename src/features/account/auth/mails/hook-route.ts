import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { log } from '@/server/log'
import { jsonOf, limitedText } from '@/server/request-text'

const tolerance = 5 * 60

/** The key in a secret as Supabase shows it: `v1,whsec_` and Base64. */
function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^(?:v1,)?whsec_/, ''), 'base64')
}

/**
 * Whether a message bears a signature of the Standard Webhooks kind (`webhook-id`, `webhook-timestamp`,
 * `webhook-signature`) by our secret, made at most five minutes ago or ahead.
 */
export function isSigned(body: string, headers: Headers, secret: string, now = Date.now()): boolean {
  const id = headers.get('webhook-id') ?? ''
  const timestamp = headers.get('webhook-timestamp') ?? ''
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance) return false
  const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest()
  const given = headers.get('webhook-signature') ?? ''
  return given.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const bytes = Buffer.from(value, 'base64')
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

const mostBytes = 256 * 1024

interface Hook<Message extends z.ZodType> {
  /** Shared with the auth server; the hook does not exist without it. */
  secret: () => string | undefined
  message: Message
  send: (message: z.output<Message>) => Promise<void>
}

/** A hook of the auth server, which says what to send; we write it in the customer's language. */
export function hookRoute<Message extends z.ZodType>({ secret, message, send }: Hook<Message>) {
  return async (request: Request): Promise<Response> => {
    const key = secret()
    if (!key) return problem(404, 'No secret is set for this hook.')
    const body = await limitedText(request, mostBytes)
    if (body === null) return problem(413, 'The message is too long.')
    if (!isSigned(body, request.headers, key)) return problem(401, 'The signature is not valid.')
    const given = message.safeParse(jsonOf(body))
    if (!given.success) return problem(422, 'The message is not understood.')
    try {
      await send(given.data)
    } catch (error) {
      log.error({ error }, 'a message of the sign-in was not sent')
      return problem(500, 'The message was not sent.')
    }
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } })
  }
}

/** The shape of an error that the hook's protocol knows. */
function problem(http_code: number, message: string): Response {
  return Response.json(
    { error: { http_code, message } },
    { status: http_code, headers: { 'Cache-Control': 'no-store' } },
  )
}
