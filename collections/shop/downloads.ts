import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { nobody, ownDocumentsOrAdmin, ownDocumentsWithoutFile } from '../access/roles'
import { requireOwn } from '../customers/customers'
import { wholeNumberField } from '../fields/money-cents'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

export const CustomerFiles: CollectionConfig = {
  slug: 'customer-files',
  labels: collectionLabels('customerFiles'),
  admin: { group: groupLabel('shop') },
  access: { create: nobody, read: ownDocumentsWithoutFile, update: nobody, delete: nobody },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/customer-files'),
    mimeTypes: ['application/pdf', 'application/zip', 'application/epub+zip', 'text/plain', 'image/*'],
  },
  versions: false,
  fields: [ownerField()],
}

export const Downloads: CollectionConfig = {
  slug: 'downloads',
  labels: collectionLabels('downloads'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('shop'),
    defaultColumns: ['title', 'customer', 'availableUntil', 'downloadCount'],
  },
  access: { create: nobody, read: ownDocumentsOrAdmin, update: nobody, delete: nobody },
  hooks: { beforeChange: [requireOwn({ order: 'orders', file: 'customer-files' })] },
  indexes: [{ fields: ['customer', 'createdAt'] }],
  versions: false,
  fields: [
    ownerField(),
    { name: 'order', type: 'relationship', relationTo: 'orders', label: fieldLabel('ofOrder') },
    { name: 'title', type: 'text', label: fieldLabel('title'), required: true, maxLength: 200 },
    { name: 'file', type: 'upload', relationTo: 'customer-files', label: fieldLabel('storedFile'), required: true },
    { name: 'availableUntil', type: 'date', label: fieldLabel('availableUntil') },
    wholeNumberField({ name: 'downloadCount', label: fieldLabel('downloadCount'), required: true, defaultValue: 0 }),
    wholeNumberField({ name: 'downloadLimit', label: fieldLabel('downloadLimit'), min: 1 }),
  ],
}
