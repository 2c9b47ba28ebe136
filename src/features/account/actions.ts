'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { failedForm, fieldsOf, localeSchema } from '@/features/auth/form-fields'
import { logout } from '@/features/auth/logout'
import { nextPath } from '@/features/auth/next-path'
import { localePath } from '@/i18n/routing'
import { chooseAddress, removeAddress, saveAddress } from './addresses'
import { asCustomer, type Me, type Saved } from './as-customer'
import { changeEmail, changePassword } from './credentials'
import { accountPaths } from './navigation'
import { saveProfile } from './profile'

/** What the forms do in a browser that has no JavaScript: the same as our API, then on to the next page. */
async function submitted(data: FormData, save: (me: Me, given: unknown) => Promise<Saved>): Promise<FormState> {
  const fields = fieldsOf(data)
  const saved = await asCustomer((me) => save(me, fields))
  if (!saved.ok) return failedForm(saved.problem, fields)
  redirect(nextPath(fields.next, localePath(localeSchema.parse(fields.locale), accountPaths.dashboard)))
}

export async function saveAddressAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, saveAddress)
}

export async function saveProfileAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, saveProfile)
}

export async function changeEmailAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, changeEmail)
}

export async function changePasswordAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, changePassword)
}

export async function chooseAddressAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, ({ customer }) => chooseAddress(customer, data.get('id'), data.get('use')))
}

export async function removeAddressAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, ({ customer }) => removeAddress(customer, data.get('id')))
}

export async function logoutAction(_: FormState, data: FormData): Promise<FormState> {
  const fields = fieldsOf(data)
  const result = await logout('local')
  if (!result.ok) return failedForm(result.problem, fields)
  redirect(localePath(localeSchema.parse(fields.locale), '/'))
}
