import path from 'node:path'
import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { maxPicturePixels, pictureTypes, reviewPictureSides } from '@/domain/customer-picture'
import { fits, reviewLimits, reviewRefusals, reviewStatuses } from '@/domain/review'
import { requireAll } from '@/server/db/transaction'
import { isStaff, nobody, ownDocuments, ownDocumentsOrAdminField, publishedOwnOrStaff } from '../access/roles'
import { refuseLargePicture } from '../customers/customer-pictures'
import { wholeNumberField } from '../fields/money-cents'
import { ownerField } from '../fields/owner'
import { writtenBySystem } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, languageOptions, optionLabel } from '../labels'

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

const owner = ownerField({ required: false })
const forOwner = { read: ownDocumentsOrAdminField }
const fitLabels = { small: optionLabel('runsSmall'), true: optionLabel('runsTrue'), large: optionLabel('runsLarge') }

const deletePictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { review: { equals: id } }
  requireAll(await req.payload.delete({ collection: 'review-pictures', where, depth: 0, req }), 'pictures of a review')
}

/**
 * Public once staff have published it, under the name that the writer chose. No CMS form changes a review: its writer
 * edits it on the site, and staff decide by src/features/shop/reviews/decide.ts.
 */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: collectionLabels('reviews'),
  admin: {
    useAsTitle: 'productTitle',
    group: groupLabel('shop'),
    defaultColumns: ['productTitle', 'rating', 'title', 'createdAt', 'status'],
  },
  defaultSort: '-updatedAt',
  access: { create: nobody, read: publishedOwnOrStaff, update: nobody, delete: nobody },
  hooks: { ...invalidateOnChange('reviews'), beforeDelete: [deletePictures] },
  indexes: [
    { fields: ['customer', 'createdAt'] },
    { fields: ['product', 'status', 'createdAt'] },
    { fields: ['product', 'status', 'rating', 'createdAt'] },
    // One review per order line, also for guests.
    { fields: ['order', 'line'], unique: true },
  ],
  versions: false,
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/reviews/review-panel#ReviewPanel' } },
    },
    ...writtenBySystem([
      {
        name: 'status',
        type: 'select',
        label: fieldLabel('status'),
        required: true,
        defaultValue: 'pending',
        index: true,
        options: reviewStatuses.map((status) => ({ value: status, label: optionLabel(status) })),
        admin: { position: 'sidebar' },
      },
      {
        name: 'reason',
        type: 'select',
        label: fieldLabel('refusalReason'),
        options: reviewRefusals.map((value) => ({ value, label: optionLabel(value) })),
        access: forOwner,
        admin: { position: 'sidebar' },
      },
      { name: 'product', type: 'relationship', relationTo: 'products', label: fieldLabel('product'), index: true },
      { name: 'productTitle', type: 'text', label: fieldLabel('productTitle'), required: true, maxLength: 200 },
      wholeNumberField({ name: 'rating', label: fieldLabel('rating'), required: true, min: 1, max: 5 }),
      { name: 'title', type: 'text', label: fieldLabel('title'), maxLength: reviewLimits.title },
      { name: 'text', type: 'textarea', label: fieldLabel('text'), maxLength: reviewLimits.text },
      {
        name: 'fit',
        type: 'select',
        label: fieldLabel('fit'),
        options: fits.map((value) => ({ value, label: fitLabels[value] })),
      },
      { name: 'authorName', type: 'text', label: fieldLabel('authorName'), maxLength: reviewLimits.name },
      { name: 'language', type: 'select', label: fieldLabel('language'), options: languageOptions },
      {
        name: 'order',
        type: 'relationship',
        relationTo: 'orders',
        label: fieldLabel('ofOrder'),
        index: true,
        access: forOwner,
        admin: { position: 'sidebar' },
      },
      { name: 'line', type: 'text', maxLength: 36, access: forOwner, admin: { hidden: true } },
    ]),
    { ...owner, access: { ...owner.access, read: ownDocumentsOrAdminField } },
  ],
}
