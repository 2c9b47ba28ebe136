'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { handleForm, redirectState } from '@/lib/forms/form-action'
import { cmsSystem } from '@/server/cms'
import { sendCode, verifyCode } from './codes'
import { logout } from './end-session'
import { signInWithPassword } from './login'
import { recover, requestCode, resend } from './mail-requests'
import { nextPath } from './next-path'
import { newPassword, register } from './register'
import { verify } from './verify'

type Ask = typeof register

/** The sign-in in a browser without JavaScript: does the same as our API, then redirects to the next page. */
export async function loginAction(_: FormState, data: FormData): Promise<FormState> {
  return handleForm(data, signInWithPassword, ({ signedIn }, locale, fields) => {
    const next = nextPath(fields.next, localePath(locale, '/account-dashboard'))
    const code = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(next)}`
    return redirectState(signedIn.nextLevel === 'aal2' ? code : next, fields)
  })
}

export async function sendCodeAction(_: FormState, data: FormData): Promise<FormState> {
  return handleForm(data, sendCode, (_, locale, fields) => {
    const { factor = '', next = '', fresh = '' } = fields
    return redirectState(`${localePath(locale, '/login/code')}?${new URLSearchParams({ next, factor, fresh })}`, fields)
  })
}

export async function verifyCodeAction(_: FormState, data: FormData): Promise<FormState> {
  return handleForm(data, verifyCode, (_, locale, fields) =>
    redirectState(nextPath(fields.next, localePath(locale, '/account-dashboard')), fields),
  )
}

/** Cancels a sign-in that still lacks its second factor. */
export async function leaveAction(data: FormData): Promise<void> {
  await logout(await cmsSystem(), 'local')
  redirect(localePath(localeSchema.parse(data.get('locale')), '/login'))
}

export async function registerAction(_: FormState, data: FormData): Promise<FormState> {
  return askForMail(data, register)
}

export async function recoverAction(_: FormState, data: FormData): Promise<FormState> {
  return askForMail(data, recover)
}

export async function requestCodeAction(_: FormState, data: FormData): Promise<FormState> {
  return askForMail(data, requestCode)
}

export async function resendAction(_: FormState, data: FormData): Promise<FormState> {
  return askForMail(data, resend, '?again=1')
}

/** Leads to the page that waits for the mail. */
function askForMail(data: FormData, ask: Ask, query = ''): Promise<FormState> {
  return handleForm(data, ask, (_, locale, fields) =>
    redirectState(`${localePath(locale, '/confirm')}${query}`, fields),
  )
}

export async function verifyMailAction(_: FormState, data: FormData): Promise<FormState> {
  return handleForm(data, verify, ({ verified: { signedIn, event, next } }, locale, fields) => {
    if (!signedIn) return redirectState(`${localePath(locale, '/confirm')}?done=half`, fields)
    const onward = next || localePath(locale, '/account-dashboard')
    const target = event === 'PASSWORD_RECOVERY' ? localePath(locale, '/new-password') : onward
    const code = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(target)}`
    return redirectState(signedIn.nextLevel === 'aal2' ? code : target, fields)
  })
}

export async function newPasswordAction(_: FormState, data: FormData): Promise<FormState> {
  return handleForm(data, newPassword, (_, locale, fields) =>
    redirectState(localePath(locale, '/account-dashboard'), fields),
  )
}
