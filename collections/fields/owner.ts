import type { Field, SingleRelationshipField } from 'payload'
import { nobodyField } from '../access/roles'
import { fieldLabel } from '../labels'
import { wholeNumberField } from './money-cents'

export const orderLineFields: Field[] = [
  { name: 'title', type: 'text', label: fieldLabel('title'), required: true, maxLength: 200 },
  { name: 'sku', type: 'text', label: fieldLabel('sku'), required: true, maxLength: 80 },
  wholeNumberField({ name: 'quantity', label: fieldLabel('quantity'), required: true, min: 1 }),
]

/**
 * Set by the system only. Without `required` the document outlives its owner: orders stay in the accounts after a
 * customer has left.
 */
export function ownerField({ required = true }: { required?: boolean } = {}): SingleRelationshipField {
  return {
    name: 'customer',
    type: 'relationship',
    relationTo: 'customers',
    label: fieldLabel('customer'),
    required,
    index: true,
    // An empty select would look as if a customer were missing.
    admin: { position: 'sidebar', ...(required ? {} : { condition: (data) => Boolean(data.customer) }) },
    access: { create: nobodyField, update: nobodyField },
  }
}
