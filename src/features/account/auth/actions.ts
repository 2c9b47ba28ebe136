'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import { type Locale, localePath } from '@/i18n/routing'
import { failedForm, fieldsOf } from '@/lib/forms/form-route'
import type { Outcome } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { sendCode, verifyCode } from './codes'
import { logout } from './end-session'
import { signInWithPassword } from './login'
import { recover, requestCode, resend } from './mail-requests'
import { nextPath } from './next-path'
import { newPassword, register } from './register'
import { verify } from './verify'

/** The forms in a browser without JavaScript: do the same as our API, then redirect to the next page. */
export async function loginAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await signInWithPassword(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  const locale = localeSchema.parse(fields.locale)
  const next = nextPath(fields.next, localePath(locale, '/account-dashboard'))
  const { nextLevel } = result.signedIn
  redirect(nextLevel === 'aal2' ? `${localePath(locale, '/login/code')}?next=${encodeURIComponent(next)}` : next)
}

export async function sendCodeAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await sendCode(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  const { factor = '', next = '', fresh = '' } = fields
  redirect(
    `${localePath(localeSchema.parse(fields.locale), '/login/code')}?${new URLSearchParams({ next, factor, fresh })}`,
  )
}

export async function verifyCodeAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await verifyCode(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  redirect(nextPath(fields.next, localePath(localeSchema.parse(fields.locale), '/account-dashboard')))
}

/** Cancels a sign-in that still lacks its second factor. */
export async function leaveAction(data: FormData): Promise<void> {
  await logout(await cmsSystem(), 'local')
  redirect(localePath(localeSchema.parse(data.get('locale')), '/login'))
}

type Ask = (fields: Record<string, string>, locale: Locale) => Promise<Outcome>

/** The sign-in forms in a browser without JavaScript; our API does the same. */
async function sendAction(data: FormData, ask: Ask, query = ''): Promise<FormState> {
  const fields = fieldsOf(data)
  const locale = localeSchema.parse(fields.locale)
  const result = await ask(fields, locale)
  if (!result.ok) return failedForm(result.problem, fields)
  redirect(`${localePath(locale, '/confirm')}${query}`)
}

export async function registerAction(_: FormState, data: FormData): Promise<FormState> {
  return sendAction(data, register)
}

export async function recoverAction(_: FormState, data: FormData): Promise<FormState> {
  return sendAction(data, recover)
}

export async function requestCodeAction(_: FormState, data: FormData): Promise<FormState> {
  return sendAction(data, requestCode)
}

export async function resendAction(_: FormState, data: FormData): Promise<FormState> {
  return sendAction(data, resend, '?again=1')
}

export async function verifyMailAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const locale = localeSchema.parse(fields.locale)
  const result = await verify(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  const { signedIn, event, next } = result.verified
  if (!signedIn) redirect(`${localePath(locale, '/confirm')}?done=half`)
  const onward = next || localePath(locale, '/account-dashboard')
  const target = event === 'PASSWORD_RECOVERY' ? localePath(locale, '/new-password') : onward
  const owed = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(target)}`
  redirect(signedIn.nextLevel === 'aal2' ? owed : target)
}

export async function newPasswordAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await newPassword(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  redirect(localePath(localeSchema.parse(fields.locale), '/account-dashboard'))
}
