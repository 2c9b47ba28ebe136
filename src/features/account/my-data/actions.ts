'use server'

import type { FormState } from '@/design/form/form-state'
import { submitAsCustomer } from '@/features/account/submit-as-customer'
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
