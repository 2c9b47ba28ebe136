'use server'

import type { FormState } from '@/design/form/form-state'
import { accountPaths } from '@/features/account/navigation'
import type { SignedInRequest } from '@/features/account/submit-as-customer'
import { submitAsCustomer } from '@/features/account/submit-as-customer'
import { setMails, unfollow } from './follows'

export async function unfollowAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, unfollow, accountPaths.follows)
}

export async function setMailsAction(_: FormState, data: FormData): Promise<FormState> {
  const save = async ({ customer }: SignedInRequest, { mails }: Record<string, string>) => {
    await setMails(customer.id, mails === 'on')
    return { ok: true } as const
  }
  return submitAsCustomer(data, save, accountPaths.follows)
}
