import type { CollectionConfig } from 'payload'
import { admin } from '../access/admin'
import { nobody } from '../access/nobody'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

/** Who made which important change. A database trigger makes entries immutable. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: collectionLabels('auditLog'),
  admin: { useAsTitle: 'action', group: groupLabel('site'), defaultColumns: ['at', 'actor', 'action', 'target'] },
  defaultSort: '-at',
  timestamps: false,
  access: { create: nobody, read: admin, update: nobody, delete: nobody },
  fields: [
    {
      name: 'at',
      type: 'date',
      label: fieldLabel('at'),
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    { name: 'actor', type: 'text', label: fieldLabel('actor'), required: true },
    // Text instead of a relation: the entry outlives the account.
    { name: 'actorId', type: 'text', label: fieldLabel('actorId') },
    { name: 'action', type: 'text', label: fieldLabel('action'), required: true, index: true },
    { name: 'target', type: 'text', label: fieldLabel('target'), required: true },
    { name: 'details', type: 'json', label: fieldLabel('details') },
  ],
}
