import { headers } from 'next/headers'
import type { Customer, User } from '@/../payload-types'
import { db, inTransaction } from '@/server/cms'
import { createAuthClient } from '@/server/supabase'
import { saysAdmin } from './admin-role'
import { countFailedSignIn, recordSuccessfulSignIn, checkSignInLimit } from './sign-in-limits'
import { problemOf } from './auth-problem'
import { AuthUnreachable, verifiedClaims } from './claims'
import { clientNetwork } from './client-address'
import { isKnownDevice } from './known-device'
import { hasSecondFactor } from './public-session'
import { requestCookies } from './request-cookies'
import { keepSecondFactor } from './second-factor'
import { takeCode } from './staff/check-code'
import { factorStatusOf } from './staff/factor-status'
import { recordRecovery } from './staff/require-code'
import { staffAccountOf } from './staff-account'
import { enterCms } from './staff-session'
import { getAuthState } from './auth-state'

export type StaffEntry =
  | { state: 'entered' }
  | { state: 'refused' }
  | { state: 'owes-code'; customer: Customer }
  | { state: 'owes-staff-code' }

const refused: StaffEntry = { state: 'refused' }

/**
 * Lets an admin of the auth server into the CMS without a second sign-in. Only `app_metadata` counts, which no user can
 * write: as the verified token says it, and as the server says it now. A second factor of the CMS is asked for where the session
 * of the site has none.
 */
export async function enterAsStaff(code?: string): Promise<StaffEntry> {
  const auth = createAuthClient(await requestCookies())
  const standing = await getAuthState(await verifiedClaims(auth), await headers())
  if (standing.state === 'out' || !saysAdmin(standing.claims.app_metadata)) return refused
  const { claims, customer } = standing
  const { data, error } = await auth.getUser()
  if (error && problemOf(error).code === 'unavailable') throw new AuthUnreachable(error.message)
  const { user } = data
  if (user?.id !== claims.sub || !saysAdmin(user.app_metadata)) return refused
  if (!user.email || !user.email_confirmed_at) return refused
  if (hasSecondFactor(user) && claims.aal !== 'aal2') {
    return { state: 'owes-code', customer: await keepSecondFactor(customer, true) }
  }
  const account = await staffAccountOf({ id: user.id, email: user.email })
  if (!account) return refused
  if (claims.aal !== 'aal2' && !(await gaveStaffCode(account, code))) return { state: 'owes-staff-code' }
  await enterCms(account, customer.language)
  return { state: 'entered' }
}

/** Whether the account needs no code of the CMS, or this is one. */
async function gaveStaffCode({ id, email }: User, code = ''): Promise<boolean> {
  const database = await db()
  if (!(await factorStatusOf(database, id)).own) return true
  const account = `staff ${email}`
  const attempt = { network: clientNetwork(await headers()), account, knownDevice: await isKnownDevice(account) }
  if (!code || !(await checkSignInLimit(attempt))) return false
  const taken = await takeCode(database, id, code)
  if (taken) {
    await recordSuccessfulSignIn(attempt)
    if (taken === 'recovery') await inTransaction((req) => recordRecovery(req, { id, email }))
    return true
  }
  await countFailedSignIn(attempt)
  return false
}
