import type { ArrayFieldValidation, CollectionBeforeDeleteHook, Field, SelectField } from 'payload'
import { array } from 'payload/shared'
import { type TaxClass, taxClasses } from '@/domain/tax-class'
import { careSymbols, fibres } from '@/domain/textile'
import { type WithdrawalException, withdrawalExceptions } from '@/domain/withdrawal'
import { requireAll } from '@/server/db/transaction'
import { problem } from '../document-endpoint'
import { wholeNumberField } from '../fields/money-cents'
import { careLabel, fibreLabel, fieldLabel, hint, optionLabel } from '../labels'

const exceptionLabels: Record<WithdrawalException, ReturnType<typeof optionLabel>> = {
  hygiene: optionLabel('exceptionHygiene'),
  'made-to-order': optionLabel('exceptionMadeToOrder'),
}

/** Empty: the withdrawal right applies, which is the rule. */
export const withdrawalExceptionField: SelectField = {
  name: 'withdrawalException',
  type: 'select',
  label: fieldLabel('withdrawalException'),
  options: withdrawalExceptions.map((value) => ({ value, label: exceptionLabels[value] })),
}

const taxClassLabels: Record<TaxClass, ReturnType<typeof optionLabel>> = {
  standard: optionLabel('taxStandard'),
  reduced: optionLabel('taxReduced'),
}

const sumsTo100: ArrayFieldValidation = (value, options) => {
  const rows: unknown[] = Array.isArray(value) ? value : []
  const total = rows.reduce<number>((sum, row) => sum + percentOf(row), 0)
  if (rows.length > 0 && total !== 100) return problem('composition', options.req.i18n.language)
  return array(value, options)
}

function percentOf(row: unknown): number {
  const percent: unknown = row && typeof row === 'object' ? Reflect.get(row, 'percent') : 0
  return typeof percent === 'number' ? percent : 0
}

/**
 * Facts that the law requires before the purchase: fibres in percent (regulation (EU) 1007/2011, article 16),
 * manufacturer and warnings (regulation (EU) 2023/988, article 19), exclusion of withdrawal (directive 2011/83/EU,
 * article 6(1)(k)); and facts that help to choose a size.
 */
export const productFacts: Field[] = [
  {
    name: 'composition',
    type: 'array',
    label: fieldLabel('composition'),
    labels: { singular: fieldLabel('fibre'), plural: fieldLabel('composition') },
    maxRows: 10,
    validate: sumsTo100,
    admin: { description: hint('composition') },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'fibre',
            type: 'select',
            label: fieldLabel('fibre'),
            required: true,
            options: fibres.map((value) => ({ value, label: fibreLabel(value) })),
          },
          wholeNumberField({ name: 'percent', label: fieldLabel('percent'), required: true, min: 1, max: 100 }),
        ],
      },
    ],
  },
  {
    name: 'care',
    type: 'select',
    hasMany: true,
    label: fieldLabel('care'),
    options: careSymbols.map((value) => ({ value, label: careLabel(value) })),
  },
  {
    type: 'row',
    fields: [
      { name: 'manufacturer', type: 'relationship', relationTo: 'manufacturers', label: fieldLabel('manufacturer') },
      { name: 'sizeChart', type: 'relationship', relationTo: 'size-charts', label: fieldLabel('sizeChart') },
    ],
  },
  {
    name: 'safetyWarnings',
    type: 'textarea',
    label: fieldLabel('safetyWarnings'),
    localized: true,
    maxLength: 600,
  },
  { ...withdrawalExceptionField, admin: { description: hint('withdrawalException') } },
  {
    name: 'taxClass',
    type: 'select',
    label: fieldLabel('taxClass'),
    required: true,
    defaultValue: 'standard' satisfies TaxClass,
    options: taxClasses.map((value) => ({ value, label: taxClassLabels[value] })),
    admin: { description: hint('taxClass') },
  },
]

/** Missing facts that the law requires and a foreign currency block publishing. A sample is not for sale. */
export function missingFacts(product: Record<string, unknown>, language: string) {
  const { composition, currency, isSample, manufacturer } = product
  if (isSample) return []
  const hasFibres = Array.isArray(composition) && composition.length > 0
  return [
    ...(hasFibres ? [] : ([['composition', 'compositionMissing']] as const)),
    ...(manufacturer ? [] : ([['manufacturer', 'manufacturerMissing']] as const)),
    ...(currency === 'EUR' ? [] : ([['currency', 'currencyOfSale']] as const)),
  ].map(([path, name]) => ({ path, label: fieldLabel(path), message: problem(name, language) }))
}

export const deleteVariants: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { product: { equals: id } }
  requireAll(await req.payload.delete({ collection: 'variants', where, depth: 0, req }), 'variants of a product')
}
