'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { asCustomer, type Me, type Saved } from '@/features/account/as-customer'
import { failedForm, fieldsOf, localeSchema } from '@/features/auth/form-fields'
import { logout } from '@/features/auth/logout'
import { localePath } from '@/i18n/routing'
import { keepAccount, planDeletion } from './deletion/plan-deletion'
import { askForExport } from './export/ask-for-export'

const path = '/account-data'

/** What the forms do in a browser that has no JavaScript: the same as our API, then the page again. */
async function submitted(data: FormData, save: (me: Me, fields: Record<string, string>) => Promise<Saved>) {
  const fields = fieldsOf(data)
  const outcome = await asCustomer((me) => save(me, fields))
  if (!outcome.ok) return failedForm(outcome.problem, fields)
  redirect(localePath(localeSchema.parse(fields.locale), path))
}

export async function askForExportAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, ({ customer }) => askForExport(customer))
}

export async function planDeletionAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, planDeletion)
}

export async function keepAccountAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, ({ customer }) => keepAccount(customer))
}

/** To show once more who sits here: out, and in again. */
export async function signInAgainAction(data: FormData): Promise<void> {
  const locale = localeSchema.parse(data.get('locale'))
  await logout('local')
  redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, path))}`)
}
