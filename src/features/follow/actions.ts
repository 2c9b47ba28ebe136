'use server'

import { redirect } from 'next/navigation'
import type { FormState } from '@/design/form/form-state'
import { asCustomer, type Me, type Saved } from '@/features/account/as-customer'
import { accountPaths } from '@/features/account/navigation'
import { failedForm, fieldsOf, localeSchema } from '@/features/auth/form-fields'
import { localePath } from '@/i18n/routing'
import { setMails, unfollow } from './follows'

async function submitted(
  data: FormData,
  save: (me: Me, fields: Record<string, string>) => Promise<Saved>,
): Promise<FormState> {
  const fields = fieldsOf(data)
  const saved = await asCustomer((me) => save(me, fields))
  if (!saved.ok) return failedForm(saved.problem, fields)
  redirect(localePath(localeSchema.parse(fields.locale), accountPaths.follows))
}

export async function unfollowAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, unfollow)
}

export async function setMailsAction(_: FormState, data: FormData): Promise<FormState> {
  return submitted(data, async ({ customer }, { mails }) => {
    await setMails(customer.id, mails === 'on')
    return { ok: true }
  })
}
