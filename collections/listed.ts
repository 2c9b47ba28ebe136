import type { Field, Plugin } from 'payload'
import { locales } from '@/i18n/routing'

const inEach = (field: string) => [field, ...locales.map((locale) => `${field}.${locale}`)]

/** Columns that hold words, by which people know a document. Orders define their own. */
const searched: Record<string, string[]> = {
  addresses: ['name', 'city', 'street', 'customer.email'],
  'audit-log': ['actor', 'action', 'target', 'network'],
  authors: [...inEach('name'), 'slug'],
  brochures: [...inEach('title'), 'slug', 'retailer.name'],
  categories: [...inEach('name'), 'slug'],
  colours: [...inEach('name'), 'slug', 'hex'],
  'contact-messages': ['name', 'email', 'topic', 'message'],
  coupons: ['code'],
  customers: ['email', 'name'],
  'data-exports': ['customer.email', 'customer.name'],
  downloads: ['title', 'customer.email'],
  'legal-pages': [...inEach('title'), 'slug'],
  manufacturers: ['name', 'email', 'address'],
  media: [...inEach('alt'), 'filename'],
  offers: ['title', 'brand', 'packSize', 'retailer.name'],
  pages: [...inEach('title'), 'slug'],
  'post-terms': [...inEach('name'), 'slug'],
  posts: [...inEach('title'), 'slug', 'author.name.bg', 'author.name.en'],
  'product-groups': [...inEach('title'), 'slug'],
  'product-terms': [...inEach('name'), 'slug'],
  products: [...inEach('title'), 'slug', 'sku'],
  promotions: ['name'],
  redirects: ['from', 'to'],
  retailers: ['name', 'slug', 'website'],
  returns: ['number', 'order.number'],
  reviews: ['productTitle', 'title', 'text', 'authorName'],
  'shipping-methods': [...inEach('name'), 'carrier'],
  'sign-ins': ['device', 'place', 'customer.email'],
  'size-charts': inEach('name'),
  stores: ['name', 'town', 'address', 'retailer.name'],
  subscriptions: ['email'],
  users: ['email', 'name'],
  variants: ['sku', 'ean', 'size', 'product.title.bg', 'product.title.en'],
}

const rows = { defaultLimit: 25, limits: [25, 50, 100] }

function withoutPanels(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'ui')
      return field.label ? field : { ...field, admin: { ...field.admin, disableListColumn: true } }
    if (field.type === 'row' || field.type === 'collapsible') return { ...field, fields: withoutPanels(field.fields) }
    return field
  })
}

/** Lists have 25 rows per page by default, and are searched by every column that holds words. */
export const listRows: Plugin = ({ collections = [], ...config }) => ({
  ...config,
  collections: collections.map((collection) => {
    const fields = searched[collection.slug]
    return {
      ...collection,
      fields: withoutPanels(collection.fields),
      admin: { pagination: rows, ...(fields ? { listSearchableFields: fields } : {}), ...collection.admin },
    }
  }),
})
