import type { CollectionConfig } from 'payload'
import { admin, isAdmin, nobody } from '../access/roles'
import { dayAndTime } from '../fields/calendar-day'
import { collectionLabels, fieldLabel, groupLabel, languageOptions, optionLabel } from '../labels'

const states = ['pending', 'confirmed', 'ended'] as const

/** Written only by our own API (src/features/content/newsletter); the worker removes lapsed subscriptions. */
export const Subscriptions: CollectionConfig = {
  slug: 'subscriptions',
  labels: collectionLabels('subscriptions'),
  admin: {
    useAsTitle: 'email',
    group: groupLabel('inbox'),
    defaultColumns: ['email', 'state', 'language', 'requestedAt', 'confirmedAt', 'endedAt'],
    hidden: ({ user }) => user?.role !== 'admin',
    components: { beforeListTable: ['@/admin/above-lists#ExportLink'] },
  },
  defaultSort: '-requestedAt',
  access: { create: nobody, read: admin, update: nobody, delete: admin, admin: ({ req }) => isAdmin(req.user) },
  versions: false,
  fields: [
    { name: 'email', type: 'email', label: fieldLabel('email'), required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: 'pending',
      index: true,
      options: states.map((state) => ({ value: state, label: optionLabel(`subscription_${state}`) })),
    },
    { name: 'language', type: 'select', label: fieldLabel('language'), required: true, options: languageOptions },
    {
      name: 'requestedAt',
      type: 'date',
      label: fieldLabel('requestedAt'),
      required: true,
      index: true,
      admin: { date: dayAndTime },
    },
    { name: 'confirmedAt', type: 'date', label: fieldLabel('confirmedAt'), admin: { date: dayAndTime } },
    { name: 'endedAt', type: 'date', label: fieldLabel('endedAt'), admin: { date: dayAndTime } },
  ],
}
