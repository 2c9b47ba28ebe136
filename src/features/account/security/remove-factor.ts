import { problemOf } from '@/features/account/auth/auth-problem'
import { factorsOf, hasRecentCode, keepSecondFactor } from '@/features/account/auth/second-factor'
import { signedInCustomer } from '@/features/account/auth/signed-in'
import type { Outcome } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { noticeOwner } from './notices'
import { dropCodes } from './recovery-codes/stored-codes'

/** Removes a factor, only for somebody who has entered a code in the last minutes. */
export async function removeFactor(id: string): Promise<Outcome> {
  const current = await signedInCustomer()
  if (!current) return { ok: false, problem: { code: 'signed-out' } }
  const { auth, claims, customer } = current
  if (!hasRecentCode(claims)) return { ok: false, problem: { code: 'fresh-code' } }
  const { error } = await auth.mfa.unenroll({ factorId: id })
  if (error) return { ok: false, problem: { ...problemOf(error), field: undefined } }
  const left = (await factorsOf(auth)).some(({ status }) => status === 'verified')
  await keepSecondFactor(customer, left)
  if (!left) await dropCodes(customer.id)
  await noticeOwner(await cmsSystem(), customer, 'factorRemoved')
  // The session may have lost its level with the factor; the new token says so.
  await auth.refreshSession()
  return { ok: true }
}
