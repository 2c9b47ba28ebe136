import { headers } from 'next/headers'
import { getAuthState } from '@/features/account/auth/auth-state'
import { verifiedClaims } from '@/features/account/auth/claims'
import { clientNetwork } from '@/features/account/auth/client-address'
import { endOtherSessions } from '@/features/account/auth/end-other-sessions'
import { requestCookies } from '@/features/account/auth/request-cookies'
import { keepSecondFactor } from '@/features/account/auth/second-factor'
import { checkSignInLimit, countFailedSignIn, recordSuccessfulSignIn } from '@/features/account/auth/sign-in-limits'
import { type Outcome, type Problem, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { log } from '@/server/log'
import { authAdministration, createAuthClient } from '@/server/supabase'
import { noticeOwner } from '../notices'
import { typedRecoveryCode } from './codes'
import { isCode, spendCode } from './stored-codes'

const wrong: Problem = { code: 'recovery-code', field: 'code' }

/** Recovery codes need the administration of the auth server, which alone can remove a factor without its code. */
export const offersRecoveryCodes = () => authAdministration() !== null

/**
 * Lets somebody in who has given the password and lost the second factor: the code removes all factors, ends every other
 * session, and is gone (decision 0036).
 */
export async function recoverWithCode(given: { code?: unknown }): Promise<Outcome> {
  if (!offersRecoveryCodes()) return refuse({ code: 'not-offered' })
  const seenBy = await headers()
  const auth = createAuthClient(await requestCookies())
  const cms = await cmsSystem()
  const standing = await getAuthState(cms, await verifiedClaims(auth), seenBy)
  if (standing.state !== 'second-factor') return refuse({ code: 'signed-out' })
  const { claims, customer } = standing
  const code = typedRecoveryCode.safeParse(given.code)
  if (!code.success) return refuse(wrong)
  const attempt = { network: clientNetwork(seenBy), account: `recovery ${claims.sub}`, knownDevice: false }
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })
  if (!(await isCode(customer.id, code.data))) {
    await countFailedSignIn(cms, attempt)
    return refuse(wrong)
  }
  // The code stays valid until its work is done, and a second request with it finds nothing left to do.
  if (!(await removeFactors(claims.sub))) return refuse({ code: 'unavailable' })
  if (!(await spendCode(customer.id, code.data))) return refuse(wrong)
  await recordSuccessfulSignIn(cms, attempt)
  const freed = await keepSecondFactor(customer, false)
  await endOtherSessions(claims)
  await noticeOwner(cms, freed, 'codeUsed')
  return { ok: true }
}

/** @returns whether no factor is left */
async function removeFactors(userId: string): Promise<boolean> {
  const admin = authAdministration()
  if (!admin) return false
  const { data, error } = await admin.mfa.listFactors({ userId })
  const failures = error ? [error] : []
  for (const { id } of data?.factors ?? []) {
    const removed = await admin.mfa.deleteFactor({ id, userId })
    if (removed.error && removed.error.code !== 'mfa_factor_not_found') failures.push(removed.error)
  }
  for (const failure of failures)
    log.error({ error: failure }, 'a second factor could not be removed by a recovery code')
  return failures.length === 0
}
