import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { createAuthClient } from '@/server/supabase'
import type { Claims } from './claims'
import { requestCookies } from './request-cookies'
import { endSignIns } from './sign-ins'

/** Signs out every other browser: by our own record at once, and at the auth server if it answers. */
export async function endOtherSessions(claims: Claims): Promise<void> {
  await endSignIns(await cmsSystem(), claims, 'others')
  const { error } = await createAuthClient(await requestCookies()).signOut({ scope: 'others' })
  if (error) log.warn({ error }, 'other sessions could not be ended at the auth server')
}
