import type { CollectionConfig } from 'payload'
import { importStatuses } from '@/domain/page-ranges'
import { nobody, staff } from '../access/roles'
import { wholeNumberField } from '../fields/money-cents'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

export const Imports: CollectionConfig = {
  slug: 'imports',
  labels: collectionLabels('imports'),
  admin: { group: groupLabel('brochures'), hidden: true, useAsTitle: 'status' },
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  versions: false,
  fields: [
    {
      name: 'brochure',
      type: 'relationship',
      relationTo: 'brochures',
      label: fieldLabel('brochure'),
      required: true,
      index: true,
    },
    { name: 'file', type: 'relationship', relationTo: 'brochure-files', label: fieldLabel('file'), required: true },
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: 'queued',
      index: true,
      options: importStatuses.map((status) => ({ value: status, label: status })),
    },
    wholeNumberField({ name: 'pagesDone', label: fieldLabel('pagesDone'), required: true, defaultValue: 0 }),
    wholeNumberField({ name: 'pageCount', label: fieldLabel('pageCount') }),
    // Text of the first page; the brochure's fields are suggested from it while other pages are still read.
    {
      name: 'cover',
      type: 'json',
      label: fieldLabel('coverText'),
      admin: { components: { Field: '@/admin/json-text#JsonText' } },
    },
    { name: 'error', type: 'text', label: fieldLabel('error') },
    {
      name: 'warnings',
      type: 'json',
      label: fieldLabel('warnings'),
      admin: { components: { Field: '@/admin/json-text#JsonText' } },
    },
    { name: 'hash', type: 'text', label: fieldLabel('hash'), index: true },
    { name: 'cancelRequested', type: 'checkbox', label: fieldLabel('cancelRequested'), defaultValue: false },
    { name: 'startedAt', type: 'date', label: fieldLabel('startedAt') },
    { name: 'finishedAt', type: 'date', label: fieldLabel('finishedAt') },
  ],
}
