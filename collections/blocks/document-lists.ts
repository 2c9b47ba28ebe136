import type { RelationshipField } from 'payload'
import { productLayoutField } from '../fields/product-layout'
import { fieldLabel, hint } from '../labels'
import { choice, wholeNumber } from './fields'
import { bareBlock, sectionBlock } from './page-block'

const categoryField: RelationshipField = {
  name: 'category',
  type: 'relationship',
  relationTo: 'categories',
  label: fieldLabel('category'),
}

const retailerField: RelationshipField = {
  name: 'retailer',
  type: 'relationship',
  relationTo: 'retailers',
  label: fieldLabel('retailer'),
}

export const retailerList = sectionBlock('retailer-list', [wholeNumber('limit', { min: 1, max: 60, defaultValue: 24 })])

export const brochureList = sectionBlock('brochure-list', [
  choice('source', ['sourceEnds', 'sourceNewest', 'sourceUpcoming']),
  choice('look', ['viewShelf', 'viewGrid']),
  categoryField,
  retailerField,
  wholeNumber('limit', { min: 1, max: 24, defaultValue: 12 }),
])

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

export const catalogue = sectionBlock('catalogue', [
  {
    ...choice('layout', [
      'catalogueStandard',
      'catalogueSidebar',
      'catalogueStyle1',
      'catalogueStyle2',
      'catalogueWithCategory',
      'catalogueTopBar',
      'catalogueList',
    ]),
    label: fieldLabel('catalogueLayout'),
  },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'product-terms',
    label: fieldLabel('category'),
    filterOptions: { kind: { equals: 'category' } },
    admin: { description: hint('catalogueCategory') },
  },
  wholeNumber('pageSize', { min: 6, max: 60, defaultValue: 24 }),
])

export const product = bareBlock('product', [
  {
    name: 'product',
    type: 'relationship',
    relationTo: 'products',
    label: fieldLabel('product'),
    admin: { description: hint('productBlock') },
  },
  productLayoutField,
])
