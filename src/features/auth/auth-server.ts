import type { CookieMethodsServer } from '@supabase/ssr'
import {
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type User,
} from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { Problem } from '@/lib/forms/problems'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { type AuthClient, AuthUnreachable } from '@/server/supabase'

const known: Record<string, Problem> = {
  // The embedded server reports an unconfirmed address even when the password is wrong; that is never passed on.
  invalid_credentials: { code: 'credentials' },
  email_not_confirmed: { code: 'credentials' },
  phone_not_confirmed: { code: 'credentials' },
  user_banned: { code: 'credentials' },
  otp_expired: { code: 'link' },
  otp_disabled: { code: 'code' },
  flow_state_not_found: { code: 'link' },
  flow_state_expired: { code: 'link' },
  bad_code_verifier: { code: 'link' },
  mfa_verification_failed: { code: 'code', field: 'code' },
  mfa_challenge_expired: { code: 'code', field: 'code' },
  mfa_factor_not_found: { code: 'code', field: 'code' },
  mfa_factor_name_conflict: { code: 'factor-name', field: 'name' },
  too_many_enrolled_mfa_factors: { code: 'factor-limit' },
  mfa_verified_factor_exists: { code: 'factor-exists', field: 'phone' },
  mfa_totp_enroll_not_enabled: { code: 'not-offered' },
  mfa_phone_enroll_not_enabled: { code: 'not-offered' },
  manual_linking_disabled: { code: 'not-offered' },
  single_identity_not_deletable: { code: 'last-way-in' },
  insufficient_aal: { code: 'fresh-code' },
  reauthentication_needed: { code: 'fresh-sign-in' },
  same_password: { code: 'password-same', field: 'password' },
  weak_password: { code: 'password-short', field: 'password' },
  phone_provider_disabled: { code: 'not-offered' },
  email_address_invalid: { code: 'email', field: 'email' },
  over_email_send_rate_limit: { code: 'rate-limit' },
  over_sms_send_rate_limit: { code: 'rate-limit' },
  over_request_rate_limit: { code: 'rate-limit' },
  session_not_found: { code: 'signed-out' },
  bad_jwt: { code: 'signed-out' },
}

export function problemOf(error: unknown): Problem {
  const undecided = undecidedBy(error)
  if (undecided) return undecided
  if (isAuthSessionMissingError(error)) return { code: 'signed-out' }
  if (isAuthWeakPasswordError(error)) return { code: 'password-short', field: 'password' }
  const problem = isAuthApiError(error) && error.code ? known[error.code] : undefined
  if (problem) return problem
  log.error({ error }, 'the auth server answered with an error that we do not know')
  return { code: 'unavailable' }
}

/**
 * Where the auth server has not looked at what was given, because it does not answer or has too much to do. Null where
 * it has.
 */
export function undecidedBy(error: unknown): Problem | null {
  if (isAuthRetryableFetchError(error)) return { code: 'unavailable' }
  return isAuthApiError(error) && error.status === 429 ? { code: 'rate-limit' } : null
}

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
  /** When the token was made, in seconds. */
  iat: z.number().optional(),
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

/** The part of a session that scripts may know: never a token (docs/product.md, section 7). */
export interface PublicSession {
  expires_at: number
  expires_in: number
  token_type: 'bearer'
  aal: 'aal1' | 'aal2'
}

export interface PublicUser {
  id: string
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
}

export function publicSession({ exp, aal }: Claims, now = Date.now()): PublicSession {
  return { expires_at: exp, expires_in: Math.max(0, exp - Math.floor(now / 1000)), token_type: 'bearer', aal }
}

export function publicUser({ sub, email, phone, app_metadata, user_metadata }: Claims): PublicUser {
  return { id: sub, email, phone, app_metadata, user_metadata }
}

/** With a verified second factor the session counts only at level aal2. */
export function hasSecondFactor(user: Pick<User, 'factors'>): boolean {
  return user.factors?.some(({ status }) => status === 'verified') ?? false
}

/** A page can only read cookies; the proxy has refreshed them before. */
export async function requestCookies(): Promise<CookieMethodsServer> {
  const jar = await cookies()
  return {
    getAll: () => jar.getAll(),
    setAll: (changed) => {
      try {
        for (const { name, value, options } of changed) jar.set(name, value, options)
      } catch {
        // Next forbids setting cookies while it renders a page.
      }
    },
  }
}
