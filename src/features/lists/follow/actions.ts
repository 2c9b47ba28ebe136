'use server'

import type { FormState } from '@/design/form/form-state'
import { type SignedInRequest, submitAsCustomer } from '@/features/account/as-customer'
import { accountPaths } from '@/lib/account-paths'
import { stateAction } from '@/lib/forms/form-action'
import { setMails, unfollow } from './own-follows'

export const unfollowAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, unfollow, accountPaths.follows)
})

export const setMailsAction = stateAction(async (data): Promise<FormState> => {
  const save = async ({ customer }: SignedInRequest, { mails }: Record<string, string>) => {
    await setMails(customer.id, mails === 'on')
    return { ok: true } as const
  }
  return submitAsCustomer(data, save, accountPaths.follows)
})
