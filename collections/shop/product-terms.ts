import type { CollectionConfig } from 'payload'
import { anyone } from '../access/anyone'
import { staff } from '../access/staff'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { slugField } from '../fields/slug'
import { termKindField } from '../fields/term-kind'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

/** The categories and tags of the shop's products; brochures have categories of their own. */
export const ProductTerms: CollectionConfig = {
  slug: 'product-terms',
  labels: collectionLabels('productTerms'),
  admin: { useAsTitle: 'name', group: groupLabel('shop'), defaultColumns: ['name', 'kind', 'slug'] },
  defaultSort: 'name',
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    ...invalidateOnChange('product-terms'),
    beforeDelete: [refuseWhileUsed([{ table: 'products_rels', column: 'product_terms_id' }], 'inUseByContent')],
  },
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), localized: true, required: true, maxLength: 80 },
    termKindField,
    slugField,
  ],
}
