import type { NumberField } from 'payload'
import { fieldLabel, hint } from '../labels'
import { wholeNumberField } from './whole-number'

type Name = Extract<Parameters<typeof fieldLabel>[0], `${string}Cents`>

/** Money in integer euro cents, entered in the CMS as people write amounts. `label` overrides the label of the name. */
export function centsField({
  name,
  label = name,
  required = false,
}: {
  name: Name
  label?: Name
  required?: boolean
}): NumberField {
  return wholeNumberField({
    name,
    label: fieldLabel(label),
    required,
    max: 100_000_000,
    admin: {
      description: hint('cents'),
      components: { Field: '@/admin/euro/euro-field#EuroField', Cell: '@/admin/euro/euro-cell#EuroCell' },
    },
  })
}
