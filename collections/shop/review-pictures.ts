import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { pictureTypes } from '@/domain/customer-picture'
import { ownDocuments } from '../access/own-documents'
import { isStaff, nobody } from '../access/roles'
import { refuseLargePicture } from '../customers/customer-pictures'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

/**
 * Re-encoded, so neither the original file nor its metadata is stored. The public gets pictures of published reviews
 * from our own route (src/features/shop/reviews/pictures.ts).
 */
export const ReviewPictures: CollectionConfig = {
  slug: 'review-pictures',
  labels: collectionLabels('reviewPictures'),
  admin: { group: groupLabel('shop'), hidden: true },
  access: {
    create: nobody,
    read: (args) => isStaff(args.req.user) || ownDocuments(args),
    update: nobody,
    delete: nobody,
  },
  hooks: { beforeOperation: [refuseLargePicture] },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/review-pictures'),
    mimeTypes: [...pictureTypes],
    // Decompression bomb: a small file can decode to a picture that exhausts the memory.
    constructorOptions: { limitInputPixels: 64_000_000 },
    resizeOptions: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
    formatOptions: { format: 'webp' },
    imageSizes: [{ name: 'small', width: 240, height: 240, fit: 'cover', formatOptions: { format: 'webp' } }],
    focalPoint: false,
    crop: false,
  },
  fields: [
    ownerField({ required: false }),
    {
      name: 'review',
      type: 'relationship',
      relationTo: 'reviews',
      label: fieldLabel('review'),
      required: true,
      index: true,
    },
  ],
}
