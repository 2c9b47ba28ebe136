import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

const validate: NumberFieldSingleValidation = (value, options) => {
  if (typeof value === 'number' && !Number.isInteger(value)) return problem('wholeNumber', options.req.i18n.language)
  return number(value, options)
}

type Options = Pick<NumberField, 'name' | 'label' | 'required' | 'min' | 'max' | 'defaultValue' | 'access' | 'admin'>

/** A count or an amount of cents; its column is an integer (see integer-columns.ts). */
export function wholeNumberField(options: Options): NumberField {
  return { type: 'number', min: 0, max: 1_000_000, ...options, validate }
}

type Name = Extract<Parameters<typeof fieldLabel>[0], `${string}Cents`>

/** Money in integer euro cents, entered in the CMS as people write amounts. `label` overrides the label of the name. */
export function centsField({
  name,
  label = name,
  required = false,
  defaultValue,
}: {
  name: Name
  label?: Name
  required?: boolean
  defaultValue?: number
}): NumberField {
  return wholeNumberField({
    name,
    label: fieldLabel(label),
    required,
    defaultValue,
    max: 100_000_000,
    admin: {
      description: hint('cents'),
      components: { Field: '@/admin/euro/euro-field#EuroField', Cell: '@/admin/euro/euro-cell#EuroCell' },
    },
  })
}
