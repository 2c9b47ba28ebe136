import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { z } from 'zod'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { type AuthClient, AuthUnreachable } from '@/server/supabase'

const metadata = z.record(z.string(), z.unknown()).catch({})

const claimsSchema = z.object({
  sub: z.string().min(1),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  iss: z.string().optional(),
  email: z.string().default(''),
  phone: z.string().default(''),
  session_id: z.string().min(1),
  aal: z.enum(['aal1', 'aal2']).default('aal1'),
  // How and when the person authenticated; a server without a second factor may omit it.
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  exp: z.number(),
  app_metadata: metadata,
  user_metadata: metadata,
})

export type Claims = z.infer<typeof claimsSchema>

/**
 * The verified claims of a token, or of the session cookies: checked with the server's public keys, or by the server
 * itself when it signs with a shared secret. Null for any invalid token: expired, forged, another issuer.
 * @throws AuthUnreachable when the server had to be asked and does not answer
 */
export async function verifiedClaims(auth: AuthClient, token?: string): Promise<Claims | null> {
  const asked = auth.getClaims(token).catch((reason: unknown) => ({ data: null, error: reason }))
  const { data, error } = await inTime(asked)
  if (isAuthRetryableFetchError(error)) throw new AuthUnreachable(error.message)
  if (!data) {
    if (error) log.debug({ error }, 'a session was not accepted')
    return null
  }
  const parsed = claimsSchema.safeParse(data.claims)
  return parsed.success && hasOurIssuer(parsed.data, data.header.alg) ? parsed.data : null
}

/**
 * Enough for three attempts with growing pauses (docs/product.md, section 7); the client alone would retry for half a
 * minute.
 */
const patienceMs = 3_000

async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthUnreachable('The auth server takes too long.')), patienceMs)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/**
 * A server with a shared secret has verified the token itself and may omit the issuer; any other token must have our
 * issuer.
 */
function hasOurIssuer({ iss }: Claims, algorithm: string): boolean {
  if (iss === undefined) return algorithm === 'HS256'
  return iss === (env().SUPABASE_ISSUER ?? `${env().SUPABASE_URL.replace(/\/$/, '')}/auth/v1`)
}
