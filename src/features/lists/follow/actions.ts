'use server'

import type { FormState } from '@/design/form/form-state'
import type { SignedInRequest } from '@/features/account/as-customer'
import { submitAsCustomer } from '@/features/account/as-customer'
import { accountPaths } from '@/features/account/navigation'
import { setMails, unfollow } from './own-follows'

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
