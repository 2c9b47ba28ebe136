'use server'

import type { FormState } from '@/design/form/form-state'
import { submitAsCustomer } from '@/features/account/as-customer'
import { accountPaths } from '@/lib/account-paths'
import { stateAction } from '@/lib/forms/form-action'
import { savePreferredPoint } from './points'

export const savePreferredPointAction = stateAction(async (data): Promise<FormState> => {
  return submitAsCustomer(data, savePreferredPoint, accountPaths.shippingMethods)
})
