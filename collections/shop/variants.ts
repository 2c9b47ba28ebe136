import type { CollectionConfig } from 'payload'
import { longestSize } from '@/domain/clothing-size'
import { isEan } from '@/domain/ean'
import { staff } from '../access/roles'
import { checkedText } from '../fields/checked-text'
import { centsField, wholeNumberField } from '../fields/money-cents'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { indexVariantHooks } from './index-goods'
import { refuseSoldVariant } from './refuse-sold'

const invalidation = invalidateOnChange('variants')

/**
 * A product in one colour and size. Without its own price it costs the product's price. A sold variant is never
 * deleted, only taken off sale: refunds, returns and reviews of its orders need it.
 */
export const Variants: CollectionConfig = {
  slug: 'variants',
  labels: collectionLabels('variants'),
  admin: {
    useAsTitle: 'sku',
    group: groupLabel('shop'),
    defaultColumns: ['sku', 'product', 'colour', 'size', 'priceCents'],
    components: { beforeListTable: ['@/admin/variants/variant-table#VariantTable'] },
  },
  // A copy would be the same product, colour and size; the table makes variants.
  disableDuplicate: true,
  defaultSort: 'sku',
  indexes: [{ fields: ['product', 'colour', 'size'], unique: true }],
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    afterChange: [...invalidation.afterChange, indexVariantHooks.afterChange],
    afterDelete: [...invalidation.afterDelete, indexVariantHooks.afterDelete],
    beforeDelete: [refuseSoldVariant],
  },
  versions: false,
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      label: fieldLabel('product'),
      required: true,
      index: true,
    },
    {
      type: 'row',
      fields: [
        { name: 'colour', type: 'relationship', relationTo: 'colours', label: fieldLabel('colour'), required: true },
        { name: 'size', type: 'text', label: fieldLabel('size'), required: true, maxLength: longestSize },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sku',
          type: 'text',
          label: fieldLabel('sku'),
          required: true,
          unique: true,
          index: true,
          maxLength: 80,
        },
        { name: 'ean', type: 'text', label: fieldLabel('ean'), validate: checkedText(isEan, 'ean') },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...centsField({ name: 'priceCents' }),
          admin: { ...centsField({ name: 'priceCents' }).admin, description: hint('variantPrice') },
        },
        wholeNumberField({ name: 'weightGrams', label: fieldLabel('weightGrams'), max: 100_000 }),
      ],
    },
    {
      name: 'offSale',
      type: 'checkbox',
      label: fieldLabel('offSale'),
      defaultValue: false,
      admin: { description: hint('offSale') },
    },
  ],
}
