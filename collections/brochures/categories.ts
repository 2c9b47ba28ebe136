import type { CollectionConfig } from 'payload'
import { tables } from '@/server/db/tables'
import { admin, anyone, staff } from '../access/roles'
import { wholeNumberField } from '../fields/money-cents'
import { slugField } from '../fields/slug'
import { translatedName } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { keepTypedAddress, rememberAddress } from '../hooks/keep-old-address'
import { refuseWhileInBlocks } from '../hooks/refuse-while-in-blocks'
import { refuseWhileInMenu } from '../hooks/refuse-while-in-menu'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { indexCategoryHooks } from './hooks/index-search'
import { refuseWhileUsed } from './hooks/refuse-while-used'

export const Categories: CollectionConfig = {
  slug: 'categories',
  labels: collectionLabels('categories'),
  admin: { useAsTitle: 'name', group: groupLabel('brochures'), defaultColumns: ['name', 'slug', 'order'] },
  defaultSort: 'order',
  access: { create: admin, read: anyone, update: staff, delete: admin },
  hooks: {
    beforeChange: [rememberAddress('categories')],
    afterChange: [
      keepTypedAddress('categories'),
      indexCategoryHooks.afterChange,
      ...invalidateOnChange('categories').afterChange,
    ],
    beforeDelete: [
      refuseWhileUsed([tables.brochures.categoryId, tables._brochuresV.versionCategoryId]),
      refuseWhileInBlocks,
      refuseWhileInMenu,
    ],
    afterDelete: [indexCategoryHooks.afterDelete, ...invalidateOnChange('categories').afterDelete],
  },
  versions: false,
  fields: [
    ...translatedName(),
    { name: 'description', type: 'textarea', label: fieldLabel('description'), localized: true, maxLength: 600 },
    slugField,
    {
      name: 'icon',
      type: 'text',
      label: fieldLabel('icon'),
      required: true,
      admin: { position: 'sidebar', description: hint('icon') },
    },
    wholeNumberField({
      name: 'order',
      label: fieldLabel('order'),
      required: true,
      min: -1000,
      max: 1000,
      defaultValue: 0,
      admin: { position: 'sidebar' },
    }),
  ],
}
