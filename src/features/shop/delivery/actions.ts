'use server'

import type { FormState } from '@/design/form/form-state'
import { submitAsCustomer } from '@/features/account/as-customer'
import { accountPaths } from '@/features/account/navigation'
import { savePreferredPoint } from './preferred-point'

export async function savePreferredPointAction(_: FormState, data: FormData): Promise<FormState> {
  return submitAsCustomer(data, savePreferredPoint, accountPaths.shippingMethods)
}
