import type { AuthError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { after } from 'next/server'
import { type Locale, localePath } from '@/i18n/routing'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { type AuthClient, createSessionlessAuthClient } from '@/server/supabase'
import { type PendingVerification, pendingVerification, savePendingVerification } from './auth-cookies'
import { nextPath } from './next-path'
import { capabilities } from './oauth'
import { attemptFrom, checkMailLimit, checkTextLimit } from './sign-in-limits'
import { contactNameOf, identifierProblem, parseIdentifier } from './typed-credentials'

type MailRequest = (auth: AuthClient, redirectTo: string) => Promise<{ error: AuthError | null }>

export async function recover(given: Record<string, unknown>, locale: Locale): Promise<Outcome> {
  const contact = parseIdentifier(given)?.contact
  if (!contact) return refuse(identifierProblem(given))
  return sendTo({ kind: 'recovery', contact, next: nextPath(given.next, '') }, locale)
}

export async function requestCode(given: Record<string, unknown>, locale: Locale): Promise<Outcome> {
  const contact = parseIdentifier(given)?.contact
  if (!contact) return refuse(identifierProblem(given))
  return sendTo({ kind: 'login', contact, next: nextPath(given.next, '') }, locale)
}

export async function resend(_: Record<string, unknown>, locale: Locale): Promise<Outcome> {
  const pending = await pendingVerification()
  return pending ? sendTo(pending, locale) : refuse({ code: 'link' })
}

/**
 * Asks the auth server to send something, but only after the response: neither content nor timing may reveal whether
 * the account exists.
 */
export async function sendTo(
  pending: PendingVerification,
  locale: Locale,
  ask: MailRequest = asking(pending),
): Promise<Outcome> {
  const attempt = await attemptFrom(await headers(), { kind: 'password', account: contactNameOf(pending.contact) })
  const check = pending.contact.phone ? checkTextLimit : checkMailLimit
  if (!(await check(await cmsSystem(), attempt))) return refuse({ code: 'rate-limit' })
  if (!(await capabilities()).answers) return refuse({ code: 'unavailable' })
  await savePendingVerification(pending)
  after(async () => {
    const { error } = await ask(createSessionlessAuthClient(), returnAddress(locale, pending.next))
    if (error && !expected.has(error.code ?? '')) log.error({ error }, 'a mail of the sign-in was not asked for')
  })
  return { ok: true }
}

/** Errors of the auth server for an account that is unknown, exists already, or was written to a moment ago. */
const expected = new Set([
  'otp_disabled',
  'user_not_found',
  'user_already_exists',
  'email_exists',
  'phone_exists',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
])

function asking({ kind, contact }: PendingVerification): MailRequest {
  const { email, phone } = contact
  if (kind === 'recovery' && email) return (auth, redirectTo) => auth.resetPasswordForEmail(email, { redirectTo })
  // The auth server recovers by mail only: the owner of a phone number proves it with a sign-in code.
  if (kind !== 'signup') {
    const options = { shouldCreateUser: false }
    return (auth, emailRedirectTo) =>
      email
        ? auth.signInWithOtp({ email, options: { ...options, emailRedirectTo } })
        : auth.signInWithOtp({ phone: phone ?? '', options })
  }
  return (auth, emailRedirectTo) =>
    email
      ? auth.resend({ type: 'signup', email, options: { emailRedirectTo } })
      : auth.resend({ type: 'sms', phone: phone ?? '' })
}

/** The address tells the mail its language and the page to open afterwards. */
export function returnAddress(locale: Locale, next: string): string {
  const url = new URL(localePath(locale, '/confirm'), env().SITE_URL)
  if (next) url.searchParams.set('next', next)
  return url.href
}
