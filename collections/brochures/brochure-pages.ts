import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { importStatuses } from '@/domain/brochure-import'
import { tables } from '@/server/db/tables'
import { nobody, staff } from '../access/roles'
import { decimalField, wholeNumberField } from '../fields/money-cents'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { keepPageVisible } from './brochures'
import { refuseBrokenPdf } from './hooks/enqueue-import'
import { indexWhenHidden } from './hooks/index-search'
import { refuseWhileUsed } from './hooks/refuse-while-used'

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
    // Numbers of pages that an editor wants to be read from their pictures.
    {
      name: 'ocrPages',
      type: 'json',
      label: fieldLabel('ocrPages'),
      admin: { components: { Field: '@/admin/json-text#JsonText' } },
    },
    { name: 'cancelRequested', type: 'checkbox', label: fieldLabel('cancelRequested'), defaultValue: false },
    { name: 'startedAt', type: 'date', label: fieldLabel('startedAt') },
    { name: 'finishedAt', type: 'date', label: fieldLabel('finishedAt') },
  ],
}

export const BrochureFiles: CollectionConfig = {
  slug: 'brochure-files',
  labels: collectionLabels('brochureFiles'),
  admin: { group: groupLabel('brochures'), hidden: true },
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    beforeOperation: [refuseBrokenPdf],
    beforeDelete: [refuseWhileUsed([tables.imports.fileId])],
  },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/brochure-files'),
    mimeTypes: ['application/pdf'],
    // Payload refuses every PDF with a damaged end; our own hook checks the type of a file.
    allowRestrictedFileTypes: true,
  },
  versions: false,
  fields: [],
}

export const BrochurePages: CollectionConfig = {
  slug: 'brochure-pages',
  labels: collectionLabels('brochurePages'),
  admin: { group: groupLabel('brochures'), hidden: true, useAsTitle: 'number' },
  access: { create: nobody, read: staff, update: staff, delete: nobody },
  hooks: {
    beforeChange: [keepPageVisible],
    afterChange: [indexWhenHidden, ...invalidateOnChange('brochure-pages').afterChange],
    afterDelete: invalidateOnChange('brochure-pages').afterDelete,
  },
  indexes: [{ fields: ['import', 'position'] }],
  versions: false,
  fields: [
    {
      name: 'import',
      type: 'relationship',
      relationTo: 'imports',
      label: fieldLabel('import'),
      required: true,
      access: { update: () => false },
    },
    {
      name: 'brochure',
      type: 'relationship',
      relationTo: 'brochures',
      label: fieldLabel('brochure'),
      required: true,
      index: true,
      access: { update: () => false },
    },
    wholeNumberField({ name: 'number', label: fieldLabel('number'), required: true, access: { update: () => false } }),
    wholeNumberField({ name: 'position', label: fieldLabel('position'), required: true }),
    { name: 'hidden', type: 'checkbox', label: fieldLabel('hidden'), defaultValue: false },
    decimalField({ name: 'width', label: fieldLabel('width'), required: true, access: { update: () => false } }),
    decimalField({ name: 'height', label: fieldLabel('height'), required: true, access: { update: () => false } }),
    {
      name: 'placeholder',
      type: 'text',
      label: fieldLabel('placeholder'),
      required: true,
      access: { update: () => false },
    },
    { name: 'text', type: 'textarea', label: fieldLabel('text'), access: { update: () => false } },
    {
      name: 'ocr',
      type: 'checkbox',
      label: fieldLabel('ocr'),
      defaultValue: false,
      access: { update: () => false },
    },
    { name: 'alt', type: 'text', label: fieldLabel('alt'), localized: true, maxLength: 500 },
    {
      name: 'links',
      type: 'json',
      label: fieldLabel('links'),
      access: { update: () => false },
      admin: { components: { Field: '@/admin/json-text#JsonText' } },
    },
  ],
}
