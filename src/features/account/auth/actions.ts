'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { failedForm, fieldsOf } from '@/lib/forms/form-fields'
import { cmsSystem } from '@/server/cms'
import { sendCode, verifyCode } from './codes'
import { signInWithPassword } from './login'
import { logout } from './logout'
import { nextPath } from './next-path'

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
