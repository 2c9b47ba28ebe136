import { randomBytes } from 'node:crypto'
import { headers } from 'next/headers'
import { ValidationError } from 'payload'
import type { Customer, User } from '@/../payload-types'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { AuthUnreachable, createAuthClient } from '@/server/supabase'
import { saysAdmin } from './admin-role'
import { hasSecondFactor, problemOf, requestCookies, verifiedClaims } from './auth-server'
import { getAuthState, saveSecondFactor } from './auth-state'
import { enterCms } from './end-session'
import { attemptFrom, checkSignInLimit, noteFailedSignIn, recordSuccessfulSignIn } from './sign-in-limits'
import { factorStatusOf, recordRecovery, takeCode } from './staff/factor-status'

export type StaffEntry =
  | { state: 'entered' }
  | { state: 'refused' }
  | { state: 'owes-code'; customer: Customer }
  | { state: 'owes-staff-code' }

const refused: StaffEntry = { state: 'refused' }

/**
 * Lets an admin of the auth server into the CMS without a second sign-in. Only `app_metadata` counts, which users
 * cannot write: in the verified token and as the server reports it now. The CMS's second factor is required when the
 * site's session has none.
 */
export async function enterAsStaff(code?: string): Promise<StaffEntry> {
  const auth = createAuthClient(await requestCookies())
  const cms = await cmsSystem()
  const authState = await getAuthState(cms, await verifiedClaims(auth), await headers())
  if (authState.state === 'out' || !saysAdmin(authState.claims.app_metadata)) return refused
  const { claims, customer } = authState
  const { data, error } = await auth.getUser()
  if (error && problemOf(error).code === 'unavailable') throw new AuthUnreachable(error.message)
  const { user } = data
  if (user?.id !== claims.sub || !saysAdmin(user.app_metadata)) return refused
  if (!user.email || !user.email_confirmed_at) return refused
  if (hasSecondFactor(user) && claims.aal !== 'aal2') {
    return { state: 'owes-code', customer: await saveSecondFactor(cms, customer, true) }
  }
  const account = await staffAccountOf({ id: user.id, email: user.email })
  if (!account) return refused
  if (claims.aal !== 'aal2' && !(await gaveStaffCode(account, code))) return { state: 'owes-staff-code' }
  await enterCms(cms, account, customer.language)
  return { state: 'entered' }
}

async function gaveStaffCode({ id, email }: User, code = ''): Promise<boolean> {
  const database = await db()
  if (!(await factorStatusOf(database, id)).own) return true
  const attempt = await attemptFrom(await headers(), { kind: 'staff', account: email })
  const cms = await cmsSystem()
  if (!code || !(await checkSignInLimit(cms, attempt))) return false
  const taken = await takeCode(database, id, code)
  if (taken) {
    await recordSuccessfulSignIn(cms, attempt)
    if (taken === 'recovery') await inTransaction((req) => recordRecovery(req, { id, email }))
    return true
  }
  noteFailedSignIn(attempt)
  return false
}

interface VerifiedAdmin {
  id: string
  email: string
}

/**
 * The staff account of an admin: found by its id, else linked once by the verified address, else created. After that
 * the CMS decides the role.
 * @returns null when the address belongs to another person of the auth server
 */
async function staffAccountOf({ id, email }: VerifiedAdmin): Promise<User | null> {
  const linked = await find('supabaseId', id)
  if (linked) return linked
  const cms = await cmsSystem()
  const sameAddress = await find('email', email)
  if (sameAddress) {
    if (sameAddress.supabaseId) return null
    return cms.update({
      collection: 'users',
      id: sameAddress.id,
      data: { supabaseId: id, role: 'admin' },
      depth: 0,
    })
  }
  // Nobody knows this password; a new one can be requested by mail.
  const password = randomBytes(32).toString('base64url')
  return cms
    .create({ collection: 'users', data: { email, password, role: 'admin', supabaseId: id }, depth: 0 })
    .catch((error: unknown) => {
      // Another request created the account first: both fields are unique.
      if (error instanceof ValidationError) return find('supabaseId', id)
      throw error
    })
}

async function find(field: 'supabaseId' | 'email', value: string): Promise<User | null> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'users',
    where: { [field]: { equals: field === 'email' ? value.toLowerCase() : value } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
