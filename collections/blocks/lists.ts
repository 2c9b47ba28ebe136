import type { RelationshipField, TextField } from 'payload'
import { isMonth } from '@/domain/calendar-day'
import { authorField, postCategoryField, postTagFilter } from '../blog/posts'
import { checkedText } from '../fields/checked-text'
import { productLayoutField } from '../fields/layouts'
import { fieldLabel, hint } from '../labels'
import { bareBlock, choice, flag, sectionBlock, wholeNumber } from './fields'

export const onePost = bareBlock('post', [
  // `maxDepth: 0`: the block component reads the published post itself.
  { name: 'post', type: 'relationship', relationTo: 'posts', maxDepth: 0, label: fieldLabel('post') },
])

const monthField: TextField = {
  name: 'month',
  type: 'text',
  label: fieldLabel('month'),
  admin: { description: hint('month') },
  validate: checkedText(isMonth, 'month'),
}

export const postList = sectionBlock('post-list', [
  {
    type: 'row',
    fields: [
      choice('layout', [
        'layoutCards2',
        'layoutCards3',
        'layoutHalfImage',
        'layoutWide',
        'layoutExclusive',
        'layoutList',
      ]),
      choice('theme', ['themeLight', 'themeDark']),
      choice('sidebar', ['sidebarNone', 'sidebarLeft', 'sidebarRight', 'sidebarBoth', 'sidebarWide']),
    ],
  },
  {
    type: 'row',
    fields: [
      { ...postCategoryField, maxDepth: 0 },
      {
        name: 'tag',
        type: 'relationship',
        relationTo: 'post-terms',
        maxDepth: 0,
        label: fieldLabel('tag'),
        filterOptions: postTagFilter,
      },
      { ...authorField, maxDepth: 0 },
      monthField,
    ],
  },
  {
    type: 'row',
    fields: [
      wholeNumber('skip', { min: 0, max: 500, defaultValue: 0 }),
      wholeNumber('limit', { min: 1, max: 24, defaultValue: 8 }),
    ],
  },
  flag('showsSummaries', true),
  flag('showsTerms', true),
])

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
