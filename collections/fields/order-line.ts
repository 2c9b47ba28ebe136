import type { Field } from 'payload'
import { fieldLabel } from '../labels'
import { wholeNumberField } from './whole-number'

/** What was bought, under its name at that time. */
export const orderLineFields: Field[] = [
  { name: 'title', type: 'text', label: fieldLabel('title'), required: true, maxLength: 200 },
  { name: 'sku', type: 'text', label: fieldLabel('sku'), required: true, maxLength: 80 },
  wholeNumberField({ name: 'quantity', label: fieldLabel('quantity'), required: true, min: 1 }),
]
