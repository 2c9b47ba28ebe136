import type { SingleRelationshipField } from 'payload'
import { nobodyField } from '../access/nobody'
import { fieldLabel } from '../labels'

/**
 * Whose the document is. Nobody but the system says so. Without `required` it outlives its owner: an order stays in the
 * books when the person is gone.
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
