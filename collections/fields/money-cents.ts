import type { Condition, NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { mostEditedCents } from '@/domain/money'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

const questionAbout = (kind: 'priceFalls' | 'amountFalls') => ({
  bg: bg.cms[kind],
  de: de.cms[kind],
  en: en.cms[kind],
  ru: ru.cms[kind],
})

const percentFalls = {
  bg: bg.cms.percentFalls,
  de: de.cms.percentFalls,
  en: en.cms.percentFalls,
  ru: ru.cms.percentFalls,
}

const validate: NumberFieldSingleValidation = (value, options) => {
  // CMS fields keep unreadable input as text.
  if (typeof value === 'string' || Number.isNaN(value))
    return problem(options.path.at(-1)?.toString().endsWith('Cents') ? 'amount' : 'number', options.req.i18n.language)
  if (typeof value === 'number' && !Number.isInteger(value)) return problem('wholeNumber', options.req.i18n.language)
  return number(value, options)
}

type Options = Pick<
  NumberField,
  'name' | 'label' | 'required' | 'min' | 'max' | 'defaultValue' | 'access' | 'admin' | 'unique' | 'index'
>

/** A count or an amount in cents; its column is an integer (see integer-columns.ts). */
export function wholeNumberField(options: Options): NumberField {
  const { admin, ...rest } = options
  const components = { Field: '@/admin/euro/number-fields#WholeNumberField', ...admin?.components }
  return {
    type: 'number',
    min: 0,
    max: 1_000_000,
    ...rest,
    admin: { ...admin, components },
    custom: { isWhole: true },
    validate,
  }
}

export function decimalField({ admin, ...rest }: Options): NumberField {
  const components = { Field: '@/admin/euro/number-fields#DecimalField', ...admin?.components }
  return { type: 'number', ...rest, admin: { ...admin, components } }
}

/** `max` is in percent. More than half needs confirmation. */
export function percentOffField({
  max,
  label = 'percentOff',
  description,
  condition,
}: {
  max: number
  label?: 'percentOff' | 'multiBuyPercent'
  description?: HintName
  condition?: Condition
}): NumberField {
  return wholeNumberField({
    name: 'percentOff',
    label: fieldLabel(label),
    min: 1,
    max,
    admin: {
      ...(description && { description: hint(description) }),
      ...(condition && { condition }),
      disableBulkEdit: true,
      custom: { percentFalls },
      components: {
        Field: '@/admin/euro/number-fields#PercentField',
        Cell: '@/admin/euro/amount-cells#PercentCell',
      },
    },
  })
}

type HintName = Parameters<typeof hint>[0]
type Name = Extract<Parameters<typeof fieldLabel>[0], `${string}Cents`>

/** Integer euro cents, entered as a decimal amount. `label` overrides the label of the name. */
export function centsField({
  name,
  label = name,
  required = false,
  defaultValue,
  description = 'cents',
  condition,
}: {
  name: Name
  label?: Name
  required?: boolean
  defaultValue?: number
  description?: HintName
  condition?: Condition
}): NumberField {
  return wholeNumberField({
    name,
    label: fieldLabel(label),
    required,
    defaultValue,
    max: mostEditedCents,
    admin: {
      description: hint(description),
      ...(condition && { condition }),
      // A bulk edit would skip the confirmation of a falling amount.
      disableBulkEdit: true,
      custom: { priceFalls: questionAbout(/price/i.test(name) ? 'priceFalls' : 'amountFalls') },
      components: { Field: '@/admin/euro/number-fields#EuroField', Cell: '@/admin/euro/amount-cells#EuroCell' },
    },
  })
}
