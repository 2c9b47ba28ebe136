import type { CollectionConfig } from 'payload'
import { tables } from '@/server/db/tables'
import { anyone, staff } from '../access/roles'
import { lines, picture, words } from '../blocks/fields'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { slugField } from '../fields/slug'
import { translatedName } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { keepTypedAddress, rememberAddress } from '../hooks/keep-old-address'
import { refuseWhileInBlocks } from '../hooks/refuse-while-in-blocks'
import { collectionLabels, groupLabel } from '../labels'
import { indexNamedHooks } from './posts'

export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: collectionLabels('authors'),
  admin: { useAsTitle: 'name', group: groupLabel('blog'), defaultColumns: ['name', 'role', 'slug'] },
  defaultSort: 'slug',
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    beforeChange: [rememberAddress('authors')],
    afterChange: [
      keepTypedAddress('authors'),
      indexNamedHooks.afterChange,
      ...invalidateOnChange('authors').afterChange,
    ],
    beforeDelete: [
      refuseWhileUsed([tables.posts.authorId, tables._postsV.versionAuthorId], 'inUseByContent'),
      refuseWhileInBlocks,
      indexNamedHooks.beforeDelete,
    ],
    afterDelete: [indexNamedHooks.afterDelete, ...invalidateOnChange('authors').afterDelete],
  },
  versions: false,
  fields: [
    ...translatedName(),
    words('role', { maxLength: 80 }),
    lines('bio'),
    { ...picture('portrait'), admin: { position: 'sidebar' } },
    slugField,
  ],
}
