import type { CollectionConfig } from 'payload'
import { nobody, ownDocumentsOrAdmin } from '../access/roles'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

const levels = ['aal1', 'aal2'] as const

export const SignInRecords: CollectionConfig = {
  slug: 'sign-ins',
  labels: collectionLabels('signIns'),
  admin: {
    useAsTitle: 'device',
    group: groupLabel('people'),
    defaultColumns: ['customer', 'device', 'place', 'createdAt', 'lastSeenAt', 'endedAt'],
  },
  access: { create: nobody, read: ownDocumentsOrAdmin, update: nobody, delete: nobody },
  indexes: [{ fields: ['customer', 'endedAt'] }],
  versions: false,
  fields: [
    ownerField(),
    { name: 'sessionId', type: 'text', label: fieldLabel('sessionId'), required: true, unique: true, index: true },
    { name: 'userAgent', type: 'text', label: fieldLabel('userAgent'), maxLength: 400 },
    { name: 'device', type: 'text', label: fieldLabel('device'), maxLength: 80 },
    { name: 'place', type: 'text', label: fieldLabel('place'), maxLength: 120 },
    { name: 'lastSeenAt', type: 'date', label: fieldLabel('lastSeenAt'), required: true, index: true },
    { name: 'endedAt', type: 'date', label: fieldLabel('endedAt') },
    {
      name: 'level',
      type: 'select',
      label: fieldLabel('level'),
      required: true,
      defaultValue: 'aal1',
      options: levels.map((level) => ({ value: level, label: level })),
    },
  ],
}
