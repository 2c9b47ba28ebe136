'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { formAction, handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { cmsSystem } from '@/server/cms'
import { sendCode, verifyCode } from './codes'
import { endOwnSession } from './end-session'
import { signInWithPassword } from './login'
import { recover, requestCode, resend } from './mail-requests'
import { nextPath } from './next-path'
import { newPassword, registerCustomer } from './register'
import { verify } from './verify'

type Ask = typeof registerCustomer

/** The sign-in for browsers without JavaScript: same as the API, then redirects to the next page. */
export const loginAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(data, signInWithPassword, ({ signedIn }, locale, fields) => {
    const next = nextPath(fields.next, localePath(locale, '/account-dashboard'))
    const code = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(next)}`
    return redirectState(signedIn.nextLevel === 'aal2' ? code : next, fields)
  })
})

export const sendCodeAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(data, sendCode, (_, locale, fields) => {
    const { factor = '', next = '', fresh = '' } = fields
    return redirectState(`${localePath(locale, '/login/code')}?${new URLSearchParams({ next, factor, fresh })}`, fields)
  })
})

export const verifyCodeAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(data, verifyCode, (_, locale, fields) =>
    redirectState(nextPath(fields.next, localePath(locale, '/account-dashboard')), fields),
  )
})

export const leaveAction = formAction(async (data) => {
  await endOwnSession(await cmsSystem(), 'local')
  redirect(localePath(localeSchema.parse(data.get('locale')), '/login'))
})

export const registerAction = stateAction(async (data): Promise<FormState> => {
  return askForMail(data, registerCustomer)
})

export const recoverAction = stateAction(async (data): Promise<FormState> => {
  return askForMail(data, recover)
})

export const requestCodeAction = stateAction(async (data): Promise<FormState> => {
  return askForMail(data, requestCode)
})

export const resendAction = stateAction(async (data): Promise<FormState> => {
  return askForMail(data, resend, '?again=1')
})

function askForMail(data: FormData, ask: Ask, query = ''): Promise<FormState> {
  return handleForm(data, ask, (_, locale, fields) =>
    redirectState(`${localePath(locale, '/confirm')}${query}`, fields),
  )
}

export const verifyMailAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(data, verify, ({ verified: { signedIn, event, next } }, locale, fields) => {
    if (!signedIn) return redirectState(`${localePath(locale, '/confirm')}?done=half`, fields)
    const onward = next || localePath(locale, '/account-dashboard')
    const target = event === 'PASSWORD_RECOVERY' ? localePath(locale, '/new-password') : onward
    const code = `${localePath(locale, '/login/code')}?next=${encodeURIComponent(target)}`
    return redirectState(signedIn.nextLevel === 'aal2' ? code : target, fields)
  })
})

export const newPasswordAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(data, newPassword, (_, locale, fields) =>
    redirectState(localePath(locale, '/account-dashboard'), fields),
  )
})
