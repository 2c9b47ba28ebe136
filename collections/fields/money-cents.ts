import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { problem } from '../document-endpoint'
import { fieldLabel, hint } from '../labels'

/** The question of a field before a price or another amount falls by more than half, in the languages of the CMS. */
const questionAbout = (kind: 'priceFalls' | 'amountFalls') => ({
  bg: bg.cms[kind],
  de: de.cms[kind],
  en: en.cms[kind],
  ru: ru.cms[kind],
})

/** The question of a reduction by which prices fall by more than half. */
const percentFalls = {
  bg: bg.cms.percentFalls,
  de: de.cms.percentFalls,
  en: en.cms.percentFalls,
  ru: ru.cms.percentFalls,
}

const validate: NumberFieldSingleValidation = (value, options) => {
  // A field of the CMS keeps as text what it cannot read.
  if (typeof value === 'string' || Number.isNaN(value))
    return problem(options.path.at(-1)?.toString().endsWith('Cents') ? 'amount' : 'number', options.req.i18n.language)
  if (typeof value === 'number' && !Number.isInteger(value)) return problem('wholeNumber', options.req.i18n.language)
  return number(value, options)
}

type Options = Pick<
  NumberField,
  'name' | 'label' | 'required' | 'min' | 'max' | 'defaultValue' | 'access' | 'admin' | 'unique' | 'index'
>

/** A count or an amount of cents; its column is an integer (see integer-columns.ts). */
export function wholeNumberField(options: Options): NumberField {
  const { admin, ...rest } = options
  const components = { Field: '@/admin/euro/number-field#WholeNumberField', ...admin?.components }
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

/** A number that need not be whole, such as a coordinate. */
export function decimalField({ admin, ...rest }: Options): NumberField {
  const components = { Field: '@/admin/euro/number-field#DecimalField', ...admin?.components }
  return { type: 'number', ...rest, admin: { ...admin, components } }
}

/** By how many percent prices are reduced; asked about where that is more than half. `max` is in percent. */
export function percentOffField({ max, description }: { max: number; description: HintName }): NumberField {
  return wholeNumberField({
    name: 'percentOff',
    label: fieldLabel('percentOff'),
    min: 1,
    max,
    admin: {
      description: hint(description),
      disableBulkEdit: true,
      custom: { percentFalls },
      components: {
        Field: '@/admin/euro/percent-field#PercentField',
        Cell: '@/admin/euro/percent-cell#PercentCell',
      },
    },
  })
}

type HintName = Parameters<typeof hint>[0]
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
      // One amount for many documents would be asked about for none of them.
      disableBulkEdit: true,
      custom: { priceFalls: questionAbout(/price/i.test(name) ? 'priceFalls' : 'amountFalls') },
      components: { Field: '@/admin/euro/euro-field#EuroField', Cell: '@/admin/euro/euro-cell#EuroCell' },
    },
  })
}
