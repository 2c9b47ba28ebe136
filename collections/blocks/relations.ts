import type { RelationshipField } from 'payload'
import { fieldLabel } from '../labels'

export const categoryField: RelationshipField = {
  name: 'category',
  type: 'relationship',
  relationTo: 'categories',
  label: fieldLabel('category'),
}

export const retailerField: RelationshipField = {
  name: 'retailer',
  type: 'relationship',
  relationTo: 'retailers',
  label: fieldLabel('retailer'),
}
