import { headers } from 'next/headers'
import type { Customer } from '@/../payload-types'
import { authDoor } from '@/server/supabase'
import { saysAdmin } from './admin-role'
import { problemOf } from './auth-problem'
import { AuthUnreachable, verifiedClaims } from './claims'
import { hasSecondFactor } from './public-session'
import { requestCookies } from './request-cookies'
import { keepSecondFactor } from './second-factor'
import { staffAccountOf } from './staff-account'
import { enterCms } from './staff-session'
import { standingOf } from './standing'

export type StaffEntry = { state: 'entered' } | { state: 'refused' } | { state: 'owes-code'; customer: Customer }

const refused: StaffEntry = { state: 'refused' }

/**
 * Lets an admin of the auth server into the CMS without a second sign-in. Only `app_metadata` counts, which no user can
 * write: as the verified token says it, and as the server says it now.
 */
export async function enterAsStaff(): Promise<StaffEntry> {
  const auth = authDoor(await requestCookies())
  const standing = await standingOf(await verifiedClaims(auth), await headers())
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
  await enterCms(account)
  return { state: 'entered' }
}
