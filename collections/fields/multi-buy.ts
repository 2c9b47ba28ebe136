import type { Condition, GroupField } from 'payload'
import { type MultiBuyKind, multiBuyKinds } from '@/domain/multi-buy'
import { fieldLabel, hint, optionLabel } from '../labels'
import { centsField, percentOffField, wholeNumberField } from './money-cents'

const options = {
  amount: optionLabel('multiBuyAmount'),
  free: optionLabel('multiBuyFree'),
  percent: optionLabel('multiBuyPercent'),
} satisfies Record<MultiBuyKind, ReturnType<typeof optionLabel>>

const isOf =
  (...kinds: MultiBuyKind[]): Condition =>
  (_, { kind } = {}) =>
    kinds.includes(kind)

/** The parts of a `MultiBuy` (src/domain/multi-buy.ts); `completeMultiBuy` empties those of other kinds. */
export const multiBuyField: GroupField = {
  name: 'multiBuy',
  type: 'group',
  label: fieldLabel('multiBuy'),
  admin: { description: hint('multiBuy') },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: fieldLabel('kind'),
          options: multiBuyKinds.map((value) => ({ value, label: options[value] })),
        },
        wholeNumberField({
          name: 'pieces',
          label: fieldLabel('multiBuyPieces'),
          min: 1,
          max: 99,
          admin: { condition: isOf(...multiBuyKinds) },
        }),
        centsField({ name: 'amountCents', label: 'multiBuyCents', condition: isOf('amount') }),
        wholeNumberField({
          name: 'free',
          label: fieldLabel('multiBuyFree'),
          min: 1,
          max: 99,
          admin: { condition: isOf('free') },
        }),
        percentOffField({ max: 100, label: 'multiBuyPercent', condition: isOf('percent') }),
      ],
    },
  ],
}
