import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { problem } from '../problems'

const validate: NumberFieldSingleValidation = (value, options) => {
  if (typeof value === 'number' && !Number.isInteger(value)) return problem('wholeNumber', options.req.i18n.language)
  return number(value, options)
}

type Options = Pick<NumberField, 'name' | 'label' | 'required' | 'min' | 'max' | 'defaultValue' | 'access' | 'admin'>

/** A count or an amount of cents; its column is an integer (see integer-columns.ts). */
export function wholeNumberField(options: Options): NumberField {
  return { type: 'number', min: 0, max: 1_000_000, ...options, validate }
}
