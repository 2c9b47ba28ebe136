import path from 'node:path'
import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { maxPictureBytes, maxPicturePixels, pictureTypes } from '@/domain/customer-picture'
import { nobody, ownDocumentsOrAdmin } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { ownerField } from '../fields/owner'
import { collectionLabels, groupLabel } from '../labels'

export const refuseLargePicture: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!req.file || req.file.data.length <= maxPictureBytes) return args
  throw invalidField(req, collection.slug, { path: 'file', problem: 'pictureTooLarge' })
}

export const CustomerPictures: CollectionConfig = {
  slug: 'customer-pictures',
  labels: collectionLabels('customerPictures'),
  admin: { group: groupLabel('people') },
  access: { create: nobody, read: ownDocumentsOrAdmin, update: nobody, delete: nobody },
  hooks: { beforeOperation: [refuseLargePicture] },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/customer-pictures'),
    mimeTypes: [...pictureTypes],
    constructorOptions: { limitInputPixels: maxPicturePixels },
    resizeOptions: { width: 256, height: 256, fit: 'cover' },
    formatOptions: { format: 'webp' },
    focalPoint: false,
    crop: false,
  },
  versions: false,
  fields: [ownerField()],
}
