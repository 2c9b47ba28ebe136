import { z } from 'zod'
import { type Outcome, refuse } from '@/features/forms/problems'
import { authDoor } from '@/server/supabase'
import { problemOf } from './auth-problem'
import { verifiedClaims } from './claims'
import { passwordProblem } from './password-problem'
import { type PublicSession, type PublicUser, publicSession, publicUser } from './public-session'
import { forgetRecovery, isRecovery } from './recovery-mark'
import { requestCookies } from './request-cookies'
import { endSignIns } from './sign-ins'

const input = z.object({ password: z.string().max(1000) })

type Result = Outcome<{ user: PublicUser; session: PublicSession }>

/** Sets a password in a session that a recovery mail opened, and ends every other session of the account. */
export async function newPassword(given: unknown): Promise<Result> {
  const { password } = input.catch({ password: '' }).parse(given)
  const auth = authDoor(await requestCookies())
  const claims = await verifiedClaims(auth)
  if (!claims) return refuse({ code: 'signed-out' })
  if (!(await isRecovery(claims))) return refuse({ code: 'link' })
  const problem = passwordProblem(password, [claims.email])
  if (problem) return refuse(problem)
  const { error } = await auth.updateUser({ password })
  if (error) return refuse(problemOf(error))
  await auth.signOut({ scope: 'others' })
  await endSignIns(claims, 'others')
  await forgetRecovery()
  return { ok: true, user: publicUser(claims), session: publicSession(claims) }
}
