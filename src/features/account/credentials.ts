import { isAuthApiError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { z } from 'zod'
import { problemOf, requestCookies } from '@/features/auth/auth-server'
import { endOtherSessions } from '@/features/auth/end-session'
import { checkPassword, confirmationOf, hasPassword, markPasswordSet } from '@/features/auth/fresh-proof'
import { returnAddress } from '@/features/auth/mail-requests'
import { cancelEmailChange, pendingEmail, removePendingEmail, savePendingEmail } from '@/features/auth/pending-email'
import { noticeOwner } from '@/features/auth/security/owner-notices'
import { checkMailLimit } from '@/features/auth/sign-in-limits'
import { passwordProblem, sentPassword } from '@/features/auth/typed-credentials'
import { localeSchema } from '@/i18n/locale-schema'
import { type Locale, localePath } from '@/i18n/routing'
import { accountPaths } from '@/lib/account-paths'
import { joined, type Problem, refuse, typedMailbox } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem } from '@/server/cms'
import { createAuthClient } from '@/server/supabase'
import type { Saved, SignedInRequest } from './as-customer'

const password = z.string().max(1000).catch('')
const passwordSchema = z.object({ presentPassword: password, password })

export async function changePassword(me: SignedInRequest, given: unknown): Promise<Saved> {
  const { customer, claims } = me
  const fields = passwordSchema.parse(given)
  const problem = joined([
    await confirmOwner(me, fields.presentPassword),
    passwordProblem(fields.password, [claims.email, claims.phone, customer.name ?? '']),
  ])
  if (problem) return refuse(problem)
  const { error } = await createAuthClient(await requestCookies()).updateUser({
    password: sentPassword(fields.password),
  })
  if (error) return refuse(problemOf(error))
  await markPasswordSet(claims)
  const cms = await cmsSystem()
  await endOtherSessions(cms, claims)
  await noticeOwner(cms, customer, 'password')
  return { ok: true }
}

/**
 * The proof missing to change how an account signs in: its password, or a recent sign-in for an account without a
 * password.
 */
export async function confirmOwner(
  { claims, customer }: SignedInRequest,
  presentPassword: string,
): Promise<Problem | null> {
  if (!hasPassword(claims.app_metadata, customer))
    return confirmationOf(claims, customer) === 'fresh' ? null : { code: 'fresh-sign-in' }
  const wrong = await checkPassword(claims, presentPassword)
  return wrong?.field ? { ...wrong, field: 'presentPassword' } : wrong
}

const emailSchema = z.object({
  presentPassword: z.string().max(1000).catch(''),
  email: typedMailbox.catch(''),
})
const localeOf = z.object({ locale: localeSchema })

/**
 * Asks the auth server to change the e-mail address; the change takes effect when the mail to the new address is
 * confirmed.
 */
export async function changeEmail(me: SignedInRequest, given: unknown): Promise<Saved> {
  const { email, presentPassword } = emailSchema.parse(given)
  const problem = joined([
    !email && { code: 'email', field: 'email' },
    email !== '' && email === me.claims.email && { code: 'email-same', field: 'email' },
    await confirmOwner(me, presentPassword),
  ])
  return problem ? refuse(problem) : ask(me, email, localeOf.parse(given).locale)
}

/** Sends the links of a pending change again; older links become invalid. */
export async function sendEmailChangeAgain(me: SignedInRequest, given: unknown): Promise<Saved> {
  const email = await pendingEmail(await cmsSystem(), me.customer)
  return email ? ask(me, email, localeOf.parse(given).locale) : { ok: true }
}

export async function endEmailChange({ customer }: SignedInRequest): Promise<Saved> {
  await cancelEmailChange(await cmsSystem(), customer)
  return { ok: true }
}

async function ask({ customer }: SignedInRequest, email: string, locale: Locale): Promise<Saved> {
  const cms = await cmsSystem()
  const account = { kind: 'password', account: email } as const
  if (!(await checkMailLimit(cms, { network: clientNetwork(await headers()), account, knownDevice: false })))
    return refuse({ code: 'rate-limit' })
  const emailRedirectTo = returnAddress(locale, localePath(locale, accountPaths.profile))
  // Stored before the mail is sent, because the mail needs to know whose change it is.
  await savePendingEmail(cms, customer, email)
  const { error } = await createAuthClient(await requestCookies()).updateUser({ email }, { emailRedirectTo })
  // The response must not reveal whether that address already has an account.
  if (!error || (isAuthApiError(error) && error.code === 'email_exists')) return { ok: true }
  const problem = problemOf(error)
  // A second request within a minute still waits for the first mail.
  if (problem.code !== 'rate-limit') await removePendingEmail(cms, customer)
  return refuse(problem)
}
