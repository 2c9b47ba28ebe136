import { z } from 'zod'
import { problemOf } from '@/features/account/auth/auth-problem'
import { endOtherSessions } from '@/features/account/auth/end-other-sessions'
import { passwordProblem } from '@/features/account/auth/password-problem'
import { keepPasswordSet } from '@/features/account/auth/password-set'
import { requestCookies } from '@/features/account/auth/request-cookies'
import { sentPassword } from '@/features/account/auth/sent-password'
import { noticeOwner } from '@/features/account/security/notices'
import { refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { createAuthClient } from '@/server/supabase'
import type { Saved, SignedInRequest } from './as-customer'
import { confirmOwner } from './confirm-owner'

const password = z.string().max(1000).catch('')
const passwordSchema = z.object({ presentPassword: password, password })

/** Sets a new password, or the first one, and ends all other sessions. */
export async function changePassword(me: SignedInRequest, given: unknown): Promise<Saved> {
  const { customer, claims } = me
  const fields = passwordSchema.parse(given)
  const weak = passwordProblem(fields.password, [claims.email, claims.phone, customer.name ?? ''])
  if (weak) return refuse(weak)
  const problem = await confirmOwner(me, fields.presentPassword)
  if (problem) return refuse(problem)
  const { error } = await createAuthClient(await requestCookies()).updateUser({
    password: sentPassword(fields.password),
  })
  if (error) return refuse(problemOf(error))
  await keepPasswordSet(claims)
  await endOtherSessions(claims)
  await noticeOwner(await cmsSystem(), customer, 'password')
  return { ok: true }
}
