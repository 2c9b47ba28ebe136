import type { Field, SingleRelationshipField } from 'payload'
import { nobodyField } from '../access/roles'
import { fieldLabel } from '../labels'
import { wholeNumberField } from './money-cents'

/** What was bought, under its name at that time. */
export const orderLineFields: Field[] = [
  { name: 'title', type: 'text', label: fieldLabel('title'), required: true, maxLength: 200 },
  { name: 'sku', type: 'text', label: fieldLabel('sku'), required: true, maxLength: 80 },
  wholeNumberField({ name: 'quantity', label: fieldLabel('quantity'), required: true, min: 1 }),
]

/**
 * Whose document it is; only the system sets it. Without `required` the document outlives its owner: an order stays in the
 * accounts when the customer has left.
 */
export function ownerField({ required = true }: { required?: boolean } = {}): SingleRelationshipField {
  return {
    name: 'customer',
    type: 'relationship',
    relationTo: 'customers',
    label: fieldLabel('customer'),
    required,
    index: true,
    // An empty list of customers to choose from would look as if one were missing.
    admin: { position: 'sidebar', ...(required ? {} : { condition: (data) => Boolean(data.customer) }) },
    access: { create: nobodyField, update: nobodyField },
  }
}
