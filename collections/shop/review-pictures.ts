import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { maxPicturePixels, pictureTypes, reviewPictureSides } from '@/domain/customer-picture'
import { isStaff, nobody, ownDocuments } from '../access/roles'
import { refuseLargePicture } from '../customers/customer-pictures'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

const { large, small } = reviewPictureSides

/**
 * Re-encoded, so neither the original file nor its metadata is stored: here what the demonstration brings, and pictures
 * of customers before their order is locked (src/features/shop/reviews/draw-pictures.ts). The public gets pictures of
 * published reviews from our own route (src/features/shop/reviews/pictures.ts).
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
    constructorOptions: { limitInputPixels: maxPicturePixels },
    resizeOptions: { width: large, height: large, fit: 'inside', withoutEnlargement: true },
    formatOptions: { format: 'webp' },
    imageSizes: [{ name: 'small', width: small, height: small, fit: 'cover', formatOptions: { format: 'webp' } }],
    focalPoint: false,
    crop: false,
  },
  versions: false,
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
