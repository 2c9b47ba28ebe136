import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { mediaTypes } from '@/domain/media-types'
import { anyone } from '../access/anyone'
import { staff } from '../access/staff'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { nameByType } from './hooks/name-by-type'
import { refuseUsedMedia } from './hooks/refuse-used-media'

/** Public pictures, films and recordings: logos of retailers, illustrations. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: collectionLabels('media'),
  admin: { group: groupLabel('content'), components: { edit: { Upload: '@/admin/media/upload#UploadOfMedium' } } },
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: { ...invalidateOnChange('media'), beforeOperation: [nameByType], beforeDelete: [refuseUsedMedia] },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/media'),
    mimeTypes: [...mediaTypes],
    imageSizes: [
      { name: 'thumbnail', width: 160, height: 160, fit: 'inside', formatOptions: { format: 'webp' } },
      { name: 'card', width: 640, withoutEnlargement: true, formatOptions: { format: 'webp' } },
      { name: 'wide', width: 1600, withoutEnlargement: true, formatOptions: { format: 'webp' } },
    ],
    adminThumbnail: 'thumbnail',
  },
  fields: [
    { name: 'alt', type: 'text', label: fieldLabel('alt'), localized: true, maxLength: 300 },
    { name: 'usedIn', type: 'ui', admin: { components: { Field: '@/admin/media/used-in#UsedIn' } } },
  ],
}
