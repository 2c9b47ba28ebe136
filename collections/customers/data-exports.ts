import path from 'node:path'
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { exportFiles } from '@/server/files'
import { nobody, nobodyField, ownDocumentsOrAdmin } from '../access/roles'
import { wholeNumberField } from '../fields/money-cents'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

/** Deletes the exported file with its document, and nothing outside of the exports. */
const deleteExportFile: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.file !== 'string' || !doc.file) return
  await exportFiles().remove(path.basename(doc.file))
}

const statuses = ['waiting', 'running', 'ready', 'failed', 'expired'] as const

export const DataExports: CollectionConfig = {
  slug: 'data-exports',
  labels: collectionLabels('dataExports'),
  admin: { useAsTitle: 'status', group: groupLabel('people'), defaultColumns: ['customer', 'status', 'requestedAt'] },
  access: { create: nobody, read: ownDocumentsOrAdmin, update: nobody, delete: nobody },
  hooks: { afterDelete: [deleteExportFile] },
  indexes: [{ fields: ['customer', 'requestedAt'] }],
  versions: false,
  fields: [
    ownerField(),
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: statuses.map((status) => ({ value: status, label: optionLabel(status) })),
    },
    { name: 'requestedAt', type: 'date', label: fieldLabel('requestedAt'), required: true },
    { name: 'readyAt', type: 'date', label: fieldLabel('readyAt') },
    { name: 'expiresAt', type: 'date', label: fieldLabel('expiresAt'), index: true },
    {
      name: 'file',
      type: 'text',
      label: fieldLabel('exportFile'),
      admin: { hidden: true },
      access: { read: nobodyField },
    },
    wholeNumberField({ name: 'bytes', label: fieldLabel('bytes'), max: 2_000_000_000 }),
  ],
}
