import { createHmac, timingSafeEqual } from 'node:crypto'
import type { User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { createAuthClient } from '@/server/supabase'
import type { Claims } from './claims'
import { privateCookie, requestCookies } from './request-cookies'
import { endSignIns } from './sign-ins'

type Session = Pick<Claims, 'session_id'>

/** A signed cookie that marks something a session has proven; valid for that session only, for `seconds`. */
export function sessionMark(name: string, purpose: string, seconds: number) {
  const signature = (sessionId: string, until: number) =>
    createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose} ${sessionId} ${until}`).digest('base64url')

  return {
    set: async ({ session_id }: Session): Promise<void> => {
      const until = Math.floor(Date.now() / 1000) + seconds
      const jar = await cookies()
      jar.set(name, `${until}.${signature(session_id, until)}`, privateCookie(seconds))
    },
    isSet: async ({ session_id }: Session): Promise<boolean> => {
      const [until = '', given = ''] = (await cookies()).get(name)?.value.split('.') ?? []
      const [expected, stored] = [signature(session_id, Number(until)), given].map((text) => Buffer.from(text))
      if (!expected || !stored || expected.length !== stored.length) return false
      return timingSafeEqual(expected, stored) && Number(until) > Date.now() / 1000
    },
    clear: async (): Promise<void> => {
      const jar = await cookies()
      jar.delete(name)
    },
  }
}

const mark = sessionMark('broshura-recovery', 'recovery', 20 * 60)

/** A session from a recovery mail may set a new password without the old one for 20 minutes. */
export const markRecovery = mark.set
export const isRecovery = mark.isSet
export const clearRecovery = mark.clear

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

/** Signs out all other browsers: at once by our own record, and at the auth server if it answers. */
export async function endOtherSessions(claims: Claims): Promise<void> {
  await endSignIns(await cmsSystem(), claims, 'others')
  const { error } = await createAuthClient(await requestCookies()).signOut({ scope: 'others' })
  if (error) log.warn({ error }, 'other sessions could not be ended at the auth server')
}
