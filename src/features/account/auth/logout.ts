import type { Payload } from 'payload'
import { z } from 'zod'
import type { Outcome } from '@/lib/forms/problems'
import { createAuthClient } from '@/server/supabase'
import { problemOf } from './auth-problem'
import { verifiedClaims } from './claims'
import { requestCookies } from './request-cookies'
import { endSignIns } from './sign-ins'
import { leaveCms } from './staff-session'

const scope = z.enum(['local', 'global', 'others']).catch('local')

/**
 * Ends the session of this browser, all sessions, or all others. The cookie goes whatever the auth server says; its 401,
 * 403 and 404 mean that there was no session any more (product spec, section 7).
 */
export async function logout(cms: Payload, wantedScope: unknown): Promise<Outcome> {
  const ended = scope.parse(wantedScope)
  const auth = createAuthClient(await requestCookies())
  const claims = await verifiedClaims(auth).catch(() => null)
  const { error } = await auth.signOut({ scope: ended })
  if (claims) await endSignIns(cms, claims, ended)
  if (ended !== 'others') await leaveCms(cms, ended)
  return error ? { ok: false, problem: problemOf(error) } : { ok: true }
}
