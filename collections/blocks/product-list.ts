import { fieldLabel, hint } from '../labels'
import { choice, wholeNumber } from './fields'
import { sectionBlock } from './page-block'

/** Products of the shop with a quick view. */
export const productList = sectionBlock('product-list', [
  choice('source', ['productsNewest', 'productsSamples']),
  {
    name: 'products',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    maxRows: 24,
    label: fieldLabel('products'),
    admin: { description: hint('productList') },
  },
  wholeNumber('limit', { min: 1, max: 24, defaultValue: 8 }),
])
