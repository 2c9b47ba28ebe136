import type { Factor } from '@supabase/supabase-js'
import type { Customer } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'
import type { AuthClient } from '@/server/supabase'
import { problemOf } from './auth-problem'
import { AuthUnreachable, type Claims } from './claims'

/** Stores whether the account has a second factor, so that not every request has to ask the auth server. */
export async function keepSecondFactor(customer: Customer, secondFactor: boolean): Promise<Customer> {
  if (customer.secondFactor === secondFactor) return customer
  const cms = await cmsSystem()
  return cms.update({ collection: 'customers', id: customer.id, data: { secondFactor }, depth: 0 })
}

/** The factors of the session in the door, unfinished ones included; none where the session has ended. */
export async function factorsOf(auth: AuthClient): Promise<Factor[]> {
  const { data, error } = await auth.mfa.listFactors()
  if (error && problemOf(error).code === 'unavailable') throw new AuthUnreachable(error.message)
  return data?.all ?? []
}

const secondMethods = new Set(['totp', 'mfa/totp', 'mfa/phone'])
const freshSeconds = 10 * 60

/** Whether a code was entered recently enough to change the protection of the account. */
export function hasRecentCode({ aal, amr }: Pick<Claims, 'aal' | 'amr'>, now = Date.now()): boolean {
  const since = now / 1000 - freshSeconds
  return aal === 'aal2' && amr.some(({ method, timestamp }) => secondMethods.has(method) && timestamp > since)
}
