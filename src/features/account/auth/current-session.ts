import { headers } from 'next/headers'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { createAuthClient } from '@/server/supabase'
import { getAuthState } from './auth-state'
import { AuthUnreachable, verifiedClaims } from './claims'
import { type PublicSession, type PublicUser, publicSession, publicUser } from './public-session'
import { requestCookies } from './request-cookies'

export interface CurrentSession {
  user: PublicUser | null
  session: PublicSession | null
  /** The cookie has changed: the browser fires TOKEN_REFRESHED. */
  refreshed: boolean
  /** The password was right, and the second factor is still missing. */
  owesCode: boolean
  /** A stored record may show the link to the CMS: never in production (product spec, section 7). */
  adminTest: boolean
}

const out = { user: null, session: null, refreshed: false, owesCode: false }

/** @returns null when the auth server does not answer: then nobody is signed out. */
export async function currentSession(): Promise<CurrentSession | null> {
  const { getAll, setAll } = await requestCookies()
  const adminTest = env().ADMIN_ROLE_TEST
  let refreshed = false
  const auth = createAuthClient({
    getAll,
    setAll: (changed, cacheHeaders) => {
      refreshed = true
      return setAll?.(changed, cacheHeaders)
    },
  })
  try {
    const standing = await getAuthState(await cmsSystem(), await verifiedClaims(auth), await headers())
    if (standing.state === 'out') return { ...out, adminTest }
    const { claims } = standing
    const owesCode = standing.state === 'second-factor'
    return { user: publicUser(claims), session: publicSession(claims), refreshed, owesCode, adminTest }
  } catch (error) {
    if (error instanceof AuthUnreachable) return null
    throw error
  }
}
