import type { SingleRelationshipField } from 'payload'
import { nobodyField } from '../access/nobody'
import { fieldLabel } from '../labels'

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
    admin: { position: 'sidebar' },
    access: { create: nobodyField, update: nobodyField },
  }
}
