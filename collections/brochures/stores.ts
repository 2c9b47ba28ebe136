import type { CollectionConfig } from 'payload'
import { anyone, staff } from '../access/roles'
import { checkedText } from '../fields/checked-text'
import { decimalField } from '../fields/money-cents'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'
import { indexStoreHooks } from './hooks/index-search'

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** `HH:MM`. */
const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/
const opening = checkedText((text) => timeOfDay.test(text), 'time')
/** A store may close at 24:00. */
const closing = checkedText((text) => timeOfDay.test(text) || text === '24:00', 'time')

export const Stores: CollectionConfig = {
  slug: 'stores',
  labels: collectionLabels('stores'),
  admin: {
    useAsTitle: 'name',
    group: groupLabel('brochures'),
    defaultColumns: ['name', 'retailer', 'town', 'address'],
  },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    afterChange: [indexStoreHooks.afterChange, ...invalidateOnChange('stores').afterChange],
    afterDelete: [indexStoreHooks.afterDelete, ...invalidateOnChange('stores').afterDelete],
  },
  versions: false,
  fields: [
    {
      name: 'retailer',
      type: 'relationship',
      relationTo: 'retailers',
      label: fieldLabel('retailer'),
      required: true,
      index: true,
    },
    { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        { name: 'town', type: 'text', label: fieldLabel('town'), required: true, maxLength: 80 },
        { name: 'settlement', type: 'text', label: fieldLabel('settlement'), maxLength: 5, index: true },
      ],
    },
    { name: 'address', type: 'text', label: fieldLabel('address'), required: true, maxLength: 200 },
    {
      type: 'row',
      fields: [
        decimalField({ name: 'latitude', label: fieldLabel('latitude'), min: -90, max: 90 }),
        decimalField({ name: 'longitude', label: fieldLabel('longitude'), min: -180, max: 180 }),
      ],
    },
    {
      name: 'hours',
      type: 'array',
      label: fieldLabel('hours'),
      labels: { singular: fieldLabel('row'), plural: fieldLabel('hours') },
      maxRows: 14,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'day',
              type: 'select',
              label: fieldLabel('day'),
              required: true,
              options: weekdays.map((day) => ({ value: day, label: optionLabel(`day${day}`) })),
            },
            { name: 'opens', type: 'text', label: fieldLabel('opens'), required: true, validate: opening },
            { name: 'closes', type: 'text', label: fieldLabel('closes'), required: true, validate: closing },
          ],
        },
      ],
    },
  ],
}
