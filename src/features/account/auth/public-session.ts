import type { User } from '@supabase/supabase-js'
import type { Claims } from './claims'

/** What a browser may know of a session: never a token (product spec, section 7). */
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

/** Whether a second factor is set up: then the session counts only at level aal2. */
export function hasSecondFactor(user: Pick<User, 'factors'>): boolean {
  return user.factors?.some(({ status }) => status === 'verified') ?? false
}
