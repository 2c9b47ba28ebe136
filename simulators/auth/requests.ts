import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthServer } from './auth-server'
import { Problem } from './problem'

/** @throws Problem bad_json or validation_failed */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const text = await c.req.text()
  const parsed = schema.safeParse(parseJson(text || '{}'))
  if (parsed.success) return parsed.data
  throw new Problem(400, 'validation_failed', z.prettifyError(parsed.error))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem(400, 'bad_json', `Could not parse request body as JSON: ${error}`)
  }
}

export function redirectTarget(c: Context, server: AuthServer, given?: string): string {
  const { siteUrl } = server.options
  const wanted = given ?? c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? ''
  const parsed = URL.canParse(wanted) ? new URL(wanted) : undefined
  return parsed?.origin === new URL(siteUrl).origin ? wanted : siteUrl
}

/** @throws Problem validation_failed */
export function validEmail(email: string): string {
  const parsed = z.email().safeParse(email.trim().toLowerCase())
  if (parsed.success) return parsed.data
  throw new Problem(400, 'validation_failed', 'Unable to validate email address: invalid format')
}

/**
 * Without the plus, as GoTrue stores it.
 * @throws Problem validation_failed
 */
export function validPhone(phone: string): string {
  const digits = phone.replace(/^\+|[\s-]/g, '')
  if (/^[1-9]\d{1,14}$/.test(digits)) return digits
  throw new Problem(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
}

export const codeChallenge = z.object({
  code_challenge: z.string().nullish(),
  code_challenge_method: z
    .string()
    .transform((method) => method.toLowerCase())
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
})
export type CodeChallenge = z.infer<typeof codeChallenge>

export const metadata = z.record(z.string(), z.unknown()).nullish()
