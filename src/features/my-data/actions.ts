'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { submitAsCustomer } from '@/features/account/submit-as-customer'
import { logout } from '@/features/auth/logout'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { keepAccount, planDeletion } from './deletion/plan-deletion'
import { askForExport } from './export/ask-for-export'

const path = '/account-data'

export async function askForExportAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, ({ customer }) => askForExport(customer), path)
}

export async function planDeletionAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, planDeletion, path)
}

export async function keepAccountAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, ({ customer }) => keepAccount(customer), path)
}

/** Re-authentication: signs out, then leads to the sign-in and back. */
export async function signInAgainAction(data: FormData): Promise<void> {
  const locale = localeSchema.parse(data.get('locale'))
  await logout('local')
  redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, path))}`)
}
