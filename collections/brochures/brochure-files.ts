import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { staff } from '../access/staff'
import { collectionLabels, groupLabel } from '../labels'
import { refuseBrokenPdf } from './hooks/refuse-broken-pdf'
import { refuseWhileUsed } from './hooks/refuse-while-used'

/** The PDFs that brochures are made from; visitors can only get one through its brochure's download address. */
export const BrochureFiles: CollectionConfig = {
  slug: 'brochure-files',
  labels: collectionLabels('brochureFiles'),
  admin: { group: groupLabel('brochures'), hidden: true },
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    beforeOperation: [refuseBrokenPdf],
    beforeDelete: [refuseWhileUsed([{ table: 'imports', column: 'file_id' }])],
  },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/brochure-files'),
    mimeTypes: ['application/pdf'],
    // Payload refuses every PDF with a damaged end; our hook checks what a file is.
    allowRestrictedFileTypes: true,
  },
  fields: [],
}
