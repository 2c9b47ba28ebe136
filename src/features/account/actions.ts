'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { endOwnSession } from '@/features/auth/end-session'
import { nextPath, withNext } from '@/features/auth/next-path'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { accountPaths } from '@/lib/account-paths'
import { formAction, handleForm, stateAction } from '@/lib/forms/form-action'
import { cmsSystem } from '@/server/cms'
import { chooseAddress, removeAddress, saveAddress } from './addresses'
import { type AccountState, saveProfile, submitAsCustomer } from './as-customer'
import { changeEmail, changePassword, endEmailChange, sendEmailChangeAgain } from './credentials'
import { cancelDeletion, planDeletion } from './my-data/deletion/plan-deletion'
import { askForExport } from './my-data/export/own-exports'

const path = '/account-data'

export const askForExportAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, ({ customer }) => askForExport(customer), path)
})

export const planDeletionAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, planDeletion, path)
})

export const cancelDeletionAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, ({ customer }) => cancelDeletion(customer), path)
})

export const saveAddressAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, saveAddress)
})

export const saveProfileAction = stateAction(async (data): Promise<AccountState> => {
  return submitAsCustomer(data, saveProfile)
})

export const changeEmailAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, changeEmail)
})

export const sendEmailAgainAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, sendEmailChangeAgain)
})

export const endEmailChangeAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, endEmailChange)
})

export const signInAgainAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const next = nextPath(data.get('next'), localePath(locale, accountPaths.dashboard))
  await endOwnSession(await cmsSystem(), 'local')
  redirect(withNext(localePath(locale, '/login'), next))
})

export const changePasswordAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, changePassword)
})

export const chooseAddressAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, ({ customer }) => chooseAddress(customer, data.get('id'), data.get('use')))
})

export const removeAddressAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, ({ customer }) => removeAddress(customer, data.get('id')))
})

export const logoutAction = stateAction(async (data): Promise<FormState> => {
  const end = async () => endOwnSession(await cmsSystem(), 'local')
  return handleForm(data, end, (_, locale) => redirect(localePath(locale, '/')))
})
