import { hasRecentProof } from '@/features/account/auth/fresh-proof'
import { signedInCustomer } from '@/features/account/auth/signed-in'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { noticeOwner } from '../notices'
import { offersRecoveryCodes } from './recover'
import { renewCodes } from './stored-codes'

/** New recovery codes for somebody with a second factor; the old ones end. */
export async function renewOwnCodes(): Promise<Outcome<{ codes: string[] }>> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  const { claims, customer } = current
  if (!customer.secondFactor || !offersRecoveryCodes()) return refuse({ code: 'not-offered' })
  if (!(await hasRecentProof(customer, claims))) return refuse({ code: 'fresh-code' })
  const codes = await renewCodes(customer.id)
  await noticeOwner(await cmsSystem(), customer, 'codesRenewed')
  return { ok: true, codes }
}
