import type { SelectField } from 'payload'
import type { WithdrawalException } from '@/domain/withdrawal'
import { fieldLabel, optionLabel } from '../labels'

const options: { value: WithdrawalException; label: ReturnType<typeof optionLabel> }[] = [
  { value: 'hygiene', label: optionLabel('exceptionHygiene') },
  { value: 'made-to-order', label: optionLabel('exceptionMadeToOrder') },
]

/** Empty: the withdrawal right applies, which is the rule. */
export const withdrawalExceptionField: SelectField = {
  name: 'withdrawalException',
  type: 'select',
  label: fieldLabel('withdrawalException'),
  options,
}
