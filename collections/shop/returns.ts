import type { CollectionConfig } from 'payload'
import { ownDocumentsOrAdmin } from '../access/own-documents'
import { admin, nobody } from '../access/roles'
import { requireOwn } from '../customers/customers'
import { centsField } from '../fields/money-cents'
import { orderLineFields, ownerField } from '../fields/owner'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

const statuses = ['requested', 'approved', 'received', 'refunded', 'refused'] as const

/** A return, or a cancellation before dispatch. */
export const Returns: CollectionConfig = {
  slug: 'returns',
  labels: collectionLabels('returns'),
  admin: {
    useAsTitle: 'number',
    group: groupLabel('shop'),
    defaultColumns: ['number', 'kind', 'order', 'requestedAt', 'status'],
  },
  defaultSort: '-requestedAt',
  access: { create: nobody, read: ownDocumentsOrAdmin, update: admin, delete: nobody },
  hooks: { beforeChange: [requireOwn({ order: 'orders' })] },
  indexes: [{ fields: ['customer', 'requestedAt'] }],
  fields: [
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: 'requested',
      index: true,
      options: statuses.map((status) => ({ value: status, label: optionLabel(status) })),
      admin: { position: 'sidebar' },
    },
    centsField({ name: 'refundCents' }),
    { name: 'decidedAt', type: 'date', label: fieldLabel('decidedAt') },
    { name: 'refundedAt', type: 'date', label: fieldLabel('refundedAt') },
    ownerField({ required: false }),
    ...writtenBySystem([
      { name: 'number', type: 'text', label: fieldLabel('number'), required: true, unique: true, index: true },
      {
        name: 'order',
        type: 'relationship',
        relationTo: 'orders',
        label: fieldLabel('ofOrder'),
        required: true,
        index: true,
      },
      {
        name: 'kind',
        type: 'select',
        label: fieldLabel('kind'),
        required: true,
        options: (['return', 'cancellation'] as const).map((kind) => ({ value: kind, label: optionLabel(kind) })),
      },
      { name: 'reason', type: 'textarea', label: fieldLabel('reason'), maxLength: 2000 },
      {
        name: 'lines',
        type: 'array',
        label: fieldLabel('lines'),
        required: true,
        minRows: 1,
        fields: orderLineFields,
      },
      { name: 'requestedAt', type: 'date', label: fieldLabel('requestedAt'), required: true },
    ]),
  ],
}
