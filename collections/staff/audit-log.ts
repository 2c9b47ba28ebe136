import type { CollectionConfig } from 'payload'
import { admin } from '../access/admin'
import { nobody } from '../access/nobody'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

/** Who made which important change. A database trigger makes entries immutable. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: collectionLabels('auditLog'),
  admin: { useAsTitle: 'actor', group: groupLabel('site'), defaultColumns: ['at', 'actor', 'sentence'] },
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
      admin: {
        components: {
          Cell: '@/admin/audit/audit-time#AuditTimeCell',
          Field: '@/admin/audit/audit-time#AuditTimeField',
        },
      },
    },
    {
      name: 'actor',
      type: 'text',
      label: fieldLabel('actor'),
      required: true,
      admin: { components: { Cell: '@/admin/audit/audit-sentence-cell#AuditActorCell' } },
    },
    {
      name: 'sentence',
      type: 'ui',
      label: fieldLabel('happened'),
      admin: {
        components: {
          Cell: '@/admin/audit/audit-sentence-cell#AuditSentenceCell',
          Field: '@/admin/audit/audit-sentence-field#AuditSentenceField',
        },
      },
    },
    // Text instead of a relation: the entry outlives the account.
    { name: 'actorId', type: 'text', label: fieldLabel('actorId'), admin: { hidden: true } },
    { name: 'action', type: 'text', label: fieldLabel('action'), required: true, index: true, admin: { hidden: true } },
    { name: 'target', type: 'text', label: fieldLabel('target'), required: true, admin: { hidden: true } },
    { name: 'network', type: 'text', label: fieldLabel('network') },
    // Lines of the web process's log have the same id.
    { name: 'requestId', type: 'text', label: fieldLabel('requestId') },
    { name: 'details', type: 'json', label: fieldLabel('details'), admin: { hidden: true } },
  ],
}
