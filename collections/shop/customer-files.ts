import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'
import { ownDocumentsWithoutFile } from '../access/own-documents'
import { ownerField } from '../fields/owner'
import { collectionLabels, groupLabel } from '../labels'

/** The files behind the downloads of customers; each belongs to one. */
export const CustomerFiles: CollectionConfig = {
  slug: 'customer-files',
  labels: collectionLabels('customerFiles'),
  admin: { group: groupLabel('shop') },
  access: { create: nobody, read: ownDocumentsWithoutFile, update: nobody, delete: nobody },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/customer-files'),
    mimeTypes: ['application/pdf', 'application/zip', 'application/epub+zip', 'text/plain', 'image/*'],
  },
  fields: [ownerField()],
}
