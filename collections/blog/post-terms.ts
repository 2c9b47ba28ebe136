import type { CollectionConfig } from 'payload'
import { anyone } from '../access/anyone'
import { staff } from '../access/staff'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { slugField } from '../fields/slug'
import { termKindField } from '../fields/term-kind'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { indexNamedHooks } from './hooks/index-posts'

/** The categories and tags of posts. Brochures and products have their own. */
export const PostTerms: CollectionConfig = {
  slug: 'post-terms',
  labels: collectionLabels('postTerms'),
  admin: { useAsTitle: 'name', group: groupLabel('blog'), defaultColumns: ['name', 'kind', 'slug'] },
  defaultSort: 'name',
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    afterChange: [indexNamedHooks.afterChange, ...invalidateOnChange('post-terms').afterChange],
    beforeDelete: [
      refuseWhileUsed(
        [
          { table: 'posts', column: 'category_id' },
          { table: '_posts_v', column: 'version_category_id' },
        ],
        'inUseByContent',
      ),
      indexNamedHooks.beforeDelete,
    ],
    afterDelete: [indexNamedHooks.afterDelete, ...invalidateOnChange('post-terms').afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), localized: true, required: true, maxLength: 80 },
    termKindField,
    slugField,
  ],
}
