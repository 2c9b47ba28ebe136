import { z } from 'zod'
import { noticeOwner } from '@/features/account/security/notices'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { problemOf } from './auth-problem'
import { passwordProblem } from './password-problem'
import { keepPasswordSet } from './password-set'
import { type PublicSession, type PublicUser, publicSession, publicUser } from './public-session'
import { clearRecovery, isRecovery } from './recovery-mark'
import { sentPassword } from './sent-password'
import { endSignIns } from './sign-ins'
import { signedInCustomer } from './signed-in'

const input = z.object({ password: z.string().max(1000) })

type Result = Outcome<{ user: PublicUser; session: PublicSession }>

/**
 * Sets a password in a session that a recovery mail opened, and ends every other session of the account. The mail stands for
 * the old password, not for the second factor: where there is one, its code comes first.
 */
export async function newPassword(given: unknown): Promise<Result> {
  const { password } = input.catch({ password: '' }).parse(given)
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  const { auth, claims } = current
  if (!(await isRecovery(claims))) return refuse({ code: 'link' })
  const problem = passwordProblem(password, [claims.email, claims.phone])
  if (problem) return refuse(problem)
  const { error } = await auth.updateUser({ password: sentPassword(password) })
  if (error) return refuse(problemOf(error))
  await auth.signOut({ scope: 'others' })
  const cms = await cmsSystem()
  await endSignIns(cms, claims, 'others')
  await keepPasswordSet(claims)
  await clearRecovery()
  await noticeOwner(cms, current.customer, 'password')
  return { ok: true, user: publicUser(claims), session: publicSession(claims) }
}
