import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { log } from '@/server/log'
import { jsonOf, limitedText } from '@/server/request-body'

export const authMailKinds = ['signup', 'recovery', 'magiclink', 'email_change', 'invite', 'reauthentication'] as const
export type MailKind = (typeof authMailKinds)[number]

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The used part of Supabase's Send Email Hook; `email` is its older name for `magiclink`. */
export const hookMessage = z.object({
  user: z.object({
    id: text,
    email: text,
    new_email: text,
    user_metadata: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  }),
  email_data: z.object({
    token: text,
    token_hash: text,
    token_new: text,
    token_hash_new: text,
    redirect_to: text,
    email_action_type: z.preprocess((kind) => (kind === 'email' ? 'magiclink' : kind), z.enum(authMailKinds)),
  }),
})
export type HookMessage = z.infer<typeof hookMessage>

export interface MailDelivery {
  to: string
  code: string
  tokenHash: string
}

/**
 * A change of address that both addresses must confirm comes as one message for two mails, with the hashes swapped:
 * `token` and `token_hash_new` belong to the old address, `token_new` and `token_hash` to the new one (Send Email Hook,
 * "Email change behavior").
 */
export function deliveries({ user, email_data }: HookMessage): MailDelivery[] {
  const { token, token_hash, token_new, token_hash_new, email_action_type } = email_data
  const plain = { to: user.email, code: token, tokenHash: token_hash }
  if (email_action_type !== 'email_change') return [plain]
  const toNew = { to: user.new_email || user.email, code: token_new || token, tokenHash: token_hash }
  return token_hash_new ? [{ to: user.email, code: token, tokenHash: token_hash_new }, toNew] : [toNew]
}

const tolerance = 5 * 60

/** The old secret and the new one count while they are changed: the auth server does not repeat a call that was refused. */
function keysOf(secrets: string): Buffer[] {
  return secrets.split('|').map((secret) => Buffer.from(secret.replace(/^(?:v1,)?whsec_/, ''), 'base64'))
}

/**
 * Verifies a Standard Webhooks signature (`webhook-id`, `webhook-timestamp`, `webhook-signature`) by one of our
 * secrets, at most five minutes old or ahead.
 */
export function isSigned(body: string, headers: Headers, secrets: string, now = Date.now()): boolean {
  const id = headers.get('webhook-id') ?? ''
  const timestamp = headers.get('webhook-timestamp') ?? ''
  if (!id || !/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > tolerance) return false
  const expected = keysOf(secrets).map((key) => createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest())
  const given = headers.get('webhook-signature') ?? ''
  return given.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const bytes = Buffer.from(value, 'base64')
    return version === 'v1' && expected.some((one) => bytes.length === one.length && timingSafeEqual(bytes, one))
  })
}

const mostBytes = 256 * 1024

interface Hook<Message extends z.ZodType> {
  /** Shared with the auth server; without it the hook answers 404. */
  secret: () => string | undefined
  message: Message
  send: (message: z.output<Message>) => Promise<void>
}

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
      // Only with this header the auth server asks again; otherwise the message is lost.
      return problem(503, 'The message was not sent.', { 'Retry-After': '1' })
    }
    return Response.json({}, { headers: { 'Cache-Control': 'no-store' } })
  }
}

function problem(http_code: number, message: string, more: Record<string, string> = {}): Response {
  return Response.json(
    { error: { http_code, message } },
    { status: http_code, headers: { 'Cache-Control': 'no-store', ...more } },
  )
}
