import type { CollectionConfig } from 'payload'
import { ownDocumentsOrAdminField } from '../access/own-documents'
import { publishedOwnOrStaff } from '../access/published-or-staff'
import { nobody, staff } from '../access/roles'
import { wholeNumberField } from '../fields/money-cents'
import { ownerField } from '../fields/owner'
import { writtenBySystem } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

const statuses = ['pending', 'published', 'refused'] as const
const owner = ownerField()

/** What a customer says about a product. The public reads it once staff have published it, and never who wrote it. */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: collectionLabels('reviews'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('shop'),
    defaultColumns: ['productTitle', 'rating', 'title', 'createdAt', 'status'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: publishedOwnOrStaff, update: staff, delete: nobody },
  hooks: invalidateOnChange('reviews'),
  indexes: [{ fields: ['customer', 'createdAt'] }, { fields: ['productSlug', 'status', 'createdAt'] }],
  fields: [
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: 'pending',
      index: true,
      options: statuses.map((status) => ({ value: status, label: optionLabel(status) })),
      admin: { position: 'sidebar' },
    },
    { ...owner, access: { ...owner.access, read: ownDocumentsOrAdminField } },
    ...writtenBySystem([
      { name: 'productSlug', type: 'text', label: fieldLabel('productSlug'), required: true, maxLength: 80 },
      { name: 'productTitle', type: 'text', label: fieldLabel('productTitle'), required: true, maxLength: 200 },
      wholeNumberField({ name: 'rating', label: fieldLabel('rating'), required: true, min: 1, max: 5 }),
      { name: 'title', type: 'text', label: fieldLabel('title'), maxLength: 120 },
      { name: 'text', type: 'textarea', label: fieldLabel('text'), maxLength: 4000 },
    ]),
  ],
}
