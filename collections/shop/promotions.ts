import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { staff } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { centsField, percentOffField } from '../fields/money-cents'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { boundGifts } from './bounded-gifts'

const requireOneReduction: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const { percentOff, priceCents } = { ...originalDoc, ...data }
  if (Boolean(percentOff) !== Boolean(priceCents)) return
  throw invalidField(req, collection.slug, { path: 'percentOff', problem: 'promotionReduction' })
}

/** A promotion without products and categories would silently have no effect. */
const requireGoods: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const { products, categories } = { ...originalDoc, ...data }
  if ([products, categories].some((named) => Array.isArray(named) && named.length > 0)) return
  throw invalidField(req, collection.slug, { path: 'products', problem: 'promotionGoods' })
}

/** Of several promotions the lowest price counts. */
export const Promotions: CollectionConfig = {
  slug: 'promotions',
  labels: collectionLabels('promotions'),
  admin: {
    useAsTitle: 'name',
    group: groupLabel('shop'),
    defaultColumns: ['name', 'percentOff', 'priceCents', 'validFrom', 'validTo'],
  },
  defaultSort: '-validFrom',
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: { ...invalidateOnChange('promotions'), beforeValidate: [requireOneReduction, requireGoods, boundGifts] },
  versions: false,
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 120 },
    {
      type: 'row',
      fields: [percentOffField({ max: 90, description: 'promotionReduction' }), centsField({ name: 'priceCents' })],
    },
    {
      type: 'row',
      fields: [
        calendarDayField({ name: 'validFrom', required: true }),
        calendarDayField({ name: 'validTo', required: true, notBefore: 'validFrom' }),
      ],
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxRows: 2000,
      label: fieldLabel('products'),
      admin: { description: hint('promotionGoods') },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'product-terms',
      filterOptions: { kind: { equals: 'category' } },
      hasMany: true,
      maxRows: 100,
      label: fieldLabel('categories'),
    },
  ],
}
