'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { logout } from '@/features/account/auth/end-session'
import { provePassword, signedInCustomer } from '@/features/account/auth/fresh-proof'
import { nextPath } from '@/features/account/auth/next-path'
import { accountPaths } from '@/features/account/navigation'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { failedForm, fieldsOf } from '@/lib/forms/form-route'
import type { Outcome } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { addApp, addPhone, type Confirmed, confirmFactor, type Enrolled, removeFactor } from './add-factor'
import { unlink } from './identities'
import { recoverWithCode, renewOwnCodes } from './recovery-codes/stored-codes'
import { endSignIn } from './sign-in-list'

/** Setting up a factor takes two steps in one form: it begins, then the first code is given. */
export interface AddState extends FormState {
  enrolled?: Enrolled
  done?: Confirmed
}

export async function addAppAction(state: AddState, data: FormData): Promise<AddState> {
  return addFactor(state, data, addApp)
}

export async function addPhoneAction(state: AddState, data: FormData): Promise<AddState> {
  return addFactor(state, data, addPhone)
}

async function addFactor(
  { enrolled, done }: AddState,
  data: FormData,
  begin: typeof addApp | typeof addPhone,
): Promise<AddState> {
  const fields = fieldsOf(data)
  if (!enrolled || done) {
    const begun = await begin(fields)
    return begun.ok ? { values: {}, enrolled: begun.value } : failedForm(begun.problem, fields)
  }
  const confirmed = await confirmFactor(enrolled, fields.code)
  if (confirmed.ok) return { values: {}, enrolled, done: confirmed.value }
  return { ...failedForm(confirmed.problem, fields), enrolled }
}

export async function removeFactorAction(_: FormState, data: FormData): Promise<FormState> {
  return changed(data, ({ factor = '' }) => removeFactor(factor))
}

export interface CodesState extends FormState {
  codes?: string[]
}

/** New recovery codes, which are shown in the answer and never again. */
export async function renewCodesAction(_: CodesState, data: FormData): Promise<CodesState> {
  const result = await renewOwnCodes()
  return result.ok ? { values: {}, codes: result.codes } : failedForm(result.problem, fieldsOf(data))
}

/** The way in without the second factor; leads to setting up a new one. */
export async function recoverAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await recoverWithCode(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  redirect(`${localePath(localeSchema.parse(fields.locale), '/account-security')}?recovered=1`)
}

/** The password of somebody who is signed in, before they change how the account is protected. */
export async function provePasswordAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await provePassword(fields.password)
  if (!result.ok) return failedForm(result.problem, fields)
  const locale = localeSchema.parse(fields.locale)
  redirect(nextPath(fields.next, localePath(locale, '/account-security')))
}

export async function unlinkAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await unlink(fields.identity ?? '')
  if (!result.ok) return failedForm(result.problem, fields)
  // The page may still say in its address that something was connected.
  redirect(`${localePath(localeSchema.parse(fields.locale), accountPaths.security)}?link=ended`)
}

export async function endSignInAction(_: FormState, data: FormData): Promise<FormState> {
  return changed(data, async ({ signIn = '' }) => {
    const current = await signedInCustomer()
    if (!current) return { ok: false, problem: { code: 'signed-out' } }
    await endSignIn(current, signIn)
    return { ok: true }
  })
}

export async function endOthersAction(_: FormState, data: FormData): Promise<FormState> {
  return changed(data, async () => logout(await cmsSystem(), 'others'))
}

/** Ends this sign-in, or all. */
export async function endHereAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await logout(await cmsSystem(), fields.scope === 'global' ? 'global' : 'local')
  if (!result.ok) return failedForm(result.problem, fields)
  redirect(localePath(localeSchema.parse(fields.locale), '/login'))
}

async function changed(data: FormData, work: (fields: Record<string, string>) => Promise<Outcome>): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await work(fields)
  if (!result.ok) return failedForm(result.problem, fields)
  // Without a changed cookie, Next does not refresh the page by itself.
  refresh()
  return { values: {} }
}
