import type { CollectionConfig } from 'payload'
import { returnStates } from '@/domain/order-states'
import { nobody, ownOrdersOrHandler } from '../access/roles'
import { requireOwn } from '../customers/customers'
import { orderLineFields, ownerField } from '../fields/owner'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

const optionLabels = {
  announced: optionLabel('announced'),
  received: optionLabel('received'),
  checked: optionLabel('checkedIn'),
  ended: optionLabel('nothingCame'),
} as const

/**
 * The announced return, as it was then. Received goods are in `shop.return_lines`, refunds in `shop.refunds`. Written
 * by our actions only (src/features/shop/fulfilment/after-sales).
 */
export const Returns: CollectionConfig = {
  slug: 'returns',
  labels: collectionLabels('returns'),
  admin: {
    useAsTitle: 'number',
    group: groupLabel('shop'),
    defaultColumns: ['number', 'order', 'requestedAt', 'status'],
  },
  defaultSort: '-requestedAt',
  access: { create: nobody, read: ownOrdersOrHandler, update: nobody, delete: nobody },
  hooks: { beforeChange: [requireOwn({ order: 'orders' })] },
  indexes: [{ fields: ['customer', 'requestedAt'] }],
  versions: false,
  fields: [
    ownerField({ required: false }),
    ...writtenBySystem([
      {
        name: 'status',
        type: 'select',
        label: fieldLabel('status'),
        required: true,
        defaultValue: 'announced',
        index: true,
        options: returnStates.map((value) => ({ value, label: optionLabels[value] })),
        admin: { position: 'sidebar' },
      },
      { name: 'number', type: 'text', label: fieldLabel('number'), required: true, unique: true, index: true },
      {
        name: 'order',
        type: 'relationship',
        relationTo: 'orders',
        label: fieldLabel('ofOrder'),
        required: true,
        index: true,
      },
      { name: 'withdrawal', type: 'text', unique: true, maxLength: 36, admin: { hidden: true } },
      { name: 'reason', type: 'textarea', label: fieldLabel('reason'), maxLength: 2000 },
      {
        name: 'lines',
        type: 'array',
        label: fieldLabel('lines'),
        labels: { singular: fieldLabel('row'), plural: fieldLabel('lines') },
        required: true,
        minRows: 1,
        fields: [
          ...orderLineFields,
          { name: 'line', type: 'text', maxLength: 36, admin: { hidden: true } },
          { name: 'colour', type: 'text', label: fieldLabel('colour'), maxLength: 60 },
          { name: 'size', type: 'text', label: fieldLabel('size'), maxLength: 12 },
        ],
      },
      { name: 'requestedAt', type: 'date', label: fieldLabel('requestedAt'), required: true },
      { name: 'receivedAt', type: 'date', label: fieldLabel('receivedAt') },
      { name: 'endedAt', type: 'date', label: fieldLabel('endedAt') },
    ]),
  ],
}
