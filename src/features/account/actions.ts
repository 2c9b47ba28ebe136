'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { logout } from '@/features/account/auth/end-session'
import { nextPath, withNext } from '@/features/account/auth/next-path'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { handleForm } from '@/lib/forms/form-action'
import { cmsSystem } from '@/server/cms'
import { chooseAddress, removeAddress, saveAddress } from './addresses'
import { type AccountState, saveProfile, submitAsCustomer } from './as-customer'
import { changeEmail, changePassword, endEmailChange, sendEmailChangeAgain } from './credentials'
import { cancelDeletion, planDeletion } from './my-data/deletion/plan-deletion'
import { askForExport } from './my-data/export/own-exports'
import { accountPaths } from './navigation'

const path = '/account-data'

export async function askForExportAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, ({ customer }) => askForExport(customer), path)
}

export async function planDeletionAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, planDeletion, path)
}

export async function cancelDeletionAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, ({ customer }) => cancelDeletion(customer), path)
}

export async function saveAddressAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, saveAddress)
}

export async function saveProfileAction(_: FormState, data: FormData): Promise<AccountState> {
  return submitAsCustomer(data, saveProfile)
}

export async function changeEmailAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, changeEmail)
}

export async function sendEmailAgainAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, sendEmailChangeAgain)
}

export async function endEmailChangeAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, endEmailChange)
}

/** Re-authentication: signs out, then leads to the sign-in and back. */
export async function signInAgainAction(data: FormData): Promise<void> {
  const locale = localeSchema.parse(data.get('locale'))
  const next = nextPath(data.get('next'), localePath(locale, accountPaths.dashboard))
  await logout(await cmsSystem(), 'local')
  redirect(withNext(localePath(locale, '/login'), next))
}

export async function changePasswordAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, changePassword)
}

export async function chooseAddressAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, ({ customer }) => chooseAddress(customer, data.get('id'), data.get('use')))
}

export async function removeAddressAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, ({ customer }) => removeAddress(customer, data.get('id')))
}

export async function logoutAction(_: FormState, data: FormData): Promise<FormState> {
  const end = async () => logout(await cmsSystem(), 'local')
  return handleForm(data, end, (_, locale) => redirect(localePath(locale, '/')))
}
