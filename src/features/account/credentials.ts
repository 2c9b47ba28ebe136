import { isAuthApiError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { z } from 'zod'
import { mayMail } from '@/features/auth/attempts'
import { problemOf } from '@/features/auth/auth-problem'
import { checkPassword } from '@/features/auth/check-password'
import { clientNetwork } from '@/features/auth/client-address'
import { endOtherSessions } from '@/features/auth/end-other-sessions'
import { returnAddress } from '@/features/auth/mail-requests'
import { passwordProblem } from '@/features/auth/password-problem'
import { requestCookies } from '@/features/auth/request-cookies'
import { type Problem, refuse } from '@/features/forms/problems'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { authDoor } from '@/server/supabase'
import type { Me, Saved } from './as-customer'
import { accountPaths } from './navigation'

const password = z.string().max(1000).catch('')
const passwordSchema = z.object({ presentPassword: password, password })
const emailSchema = z.object({ presentPassword: password, email: z.email().max(254), locale: localeSchema })

/** A wrong password is shown at the field for the present one. */
const atPresent = (problem: Problem): Problem => (problem.field ? { ...problem, field: 'presentPassword' } : problem)

/** Sets a new password and ends all other sessions. */
export async function changePassword({ customer, claims }: Me, given: unknown): Promise<Saved> {
  const fields = passwordSchema.parse(given)
  const weak = passwordProblem(fields.password, [claims.email, customer.name ?? ''])
  if (weak) return refuse(weak)
  const wrong = await checkPassword(claims, fields.presentPassword)
  if (wrong) return refuse(atPresent(wrong))
  const { error } = await authDoor(await requestCookies()).updateUser({ password: fields.password })
  if (error) return refuse(problemOf(error))
  await endOtherSessions(claims)
  return { ok: true }
}

/** Asks the auth server to change the e-mail address, which takes effect once the mail sent there is confirmed. */
export async function changeEmail({ claims }: Me, given: unknown): Promise<Saved> {
  const fields = emailSchema.safeParse(given)
  if (!fields.success) return refuse({ code: 'email', field: 'email' })
  const { email, locale, presentPassword } = fields.data
  const wrong = await checkPassword(claims, presentPassword)
  if (wrong) return refuse(atPresent(wrong))
  if (!(await mayMail({ network: clientNetwork(await headers()), account: email })))
    return refuse({ code: 'rate-limit' })
  const emailRedirectTo = returnAddress(locale, localePath(locale, accountPaths.profile))
  const { error } = await authDoor(await requestCookies()).updateUser({ email }, { emailRedirectTo })
  // The response must not reveal whether that address already has an account.
  if (error && !(isAuthApiError(error) && error.code === 'email_exists')) return refuse(problemOf(error))
  return { ok: true }
}
