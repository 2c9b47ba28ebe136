import type { CollectionSlug, GlobalSlug } from 'payload'

export const roles = ['visitor', 'customer', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

/** Names of documents in documents.ts that a role reaches; an empty list means refused. */
export type Cell = string[]
export type Row = Record<Role, Cell>
export const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
export type Operation = (typeof operations)[number]
export type Rule = { slug: CollectionSlug } & Partial<Record<Operation, Row>>

const nobody: Row = { visitor: [], customer: [], editor: [], admin: [] }
const everybody = (...cell: Cell): Row => ({ visitor: cell, customer: cell, editor: cell, admin: cell })
const staff = (...cell: Cell): Row => ({ visitor: [], customer: [], editor: cell, admin: cell })
const admin = (...cell: Cell): Row => ({ visitor: [], customer: [], editor: [], admin: cell })
/** Visitors and customers reach the first list, staff the second. */
const published = (visible: Cell, all: Cell): Row => ({ visitor: visible, customer: visible, editor: all, admin: all })

const ownOrAdmin: Row = { visitor: [], customer: ['own'], editor: [], admin: ['own', 'other'] }

const own: Row = { visitor: [], customer: ['own'], editor: [], admin: [] }

/** Locks of documents that the role may read, and the role's own. */
const allLocks = ['ofRetailer', 'ofOrder', 'ofEditor']
const locks: Row = { visitor: [], customer: [], editor: ['ofRetailer', 'ofEditor'], admin: allLocks }

const both = ['published', 'draft']

/**
 * The permissions, written by hand. The test takes the list of collections from the sanitized config, so that none can
 * be missing here.
 */
export const collections: Rule[] = [
  {
    slug: 'brochures',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: staff(...both),
    readVersions: staff(...both),
  },
  {
    slug: 'retailers',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: staff(...both),
    readVersions: staff(...both),
  },
  {
    slug: 'offers',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: staff(...both),
  },
  {
    slug: 'pages',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: staff(...both),
    readVersions: staff(...both),
  },
  {
    slug: 'posts',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: staff(...both),
    readVersions: staff(...both),
  },
  { slug: 'post-terms', create: staff('new'), read: everybody('any'), update: staff('any'), delete: staff('any') },
  { slug: 'authors', create: staff('new'), read: everybody('any'), update: staff('any'), delete: staff('any') },
  { slug: 'stores', create: staff('new'), read: everybody('any'), update: staff('any'), delete: staff('any') },
  { slug: 'categories', create: admin('new'), read: everybody('any'), update: staff('any'), delete: admin('any') },
  { slug: 'product-groups', create: admin('new'), read: everybody('any'), update: staff('any'), delete: admin('any') },
  {
    slug: 'price-imports',
    create: admin('new'),
    read: staff('any', 'failed'),
    update: nobody,
    delete: admin('failed'),
  },
  { slug: 'brochure-files', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'brochure-pages', create: nobody, read: staff('any'), update: staff('any'), delete: nobody },
  { slug: 'imports', create: nobody, read: staff('any'), update: nobody, delete: nobody },
  { slug: 'media', create: staff('new'), read: everybody('any'), update: staff('any'), delete: staff('any') },
  {
    slug: 'legal-pages',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: admin(...both),
    readVersions: staff(...both),
  },
  { slug: 'subscriptions', create: nobody, read: admin('any'), update: nobody, delete: admin('any') },
  { slug: 'contact-messages', create: nobody, read: staff('any'), update: staff('any'), delete: admin('any') },
  { slug: 'redirects', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  {
    slug: 'users',
    create: admin('new'),
    read: { visitor: [], customer: [], editor: ['editor'], admin: ['editor', 'admin'] },
    update: { visitor: [], customer: [], editor: ['editor'], admin: ['editor', 'admin'] },
    delete: admin('editor', 'admin'),
    unlock: admin('editor', 'admin'),
  },
  {
    slug: 'customers',
    create: nobody,
    read: ownOrAdmin,
    update: { visitor: [], customer: ['own'], editor: [], admin: [] },
    delete: admin('own', 'other'),
    unlock: nobody,
  },
  { slug: 'customer-pictures', create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  {
    slug: 'addresses',
    create: { visitor: [], customer: ['new'], editor: [], admin: [] },
    read: ownOrAdmin,
    update: { visitor: [], customer: ['own'], editor: [], admin: [] },
    delete: { visitor: [], customer: ['own'], editor: [], admin: [] },
  },
  { slug: 'sign-ins', create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  { slug: 'shopping-lists', create: nobody, read: own, update: nobody, delete: nobody },
  { slug: 'list-shares', create: nobody, read: own, update: nobody, delete: nobody },
  { slug: 'follows', create: nobody, read: own, update: nobody, delete: nobody },
  { slug: 'data-exports', create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  {
    slug: 'products',
    create: staff('new'),
    read: published(['published'], both),
    update: staff(...both),
    delete: staff(...both),
    readVersions: staff(...both),
  },
  { slug: 'product-terms', create: staff('new'), read: everybody('any'), update: staff('any'), delete: staff('any') },
  { slug: 'variants', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'promotions', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'colours', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'manufacturers', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'size-charts', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'shipping-methods', create: admin('new'), read: staff('any'), update: admin('any'), delete: admin('any') },
  { slug: 'coupons', create: staff('new'), read: staff('any'), update: staff('any'), delete: staff('any') },
  { slug: 'orders', create: nobody, read: ownOrAdmin, update: admin('own', 'other'), delete: nobody },
  { slug: 'returns', create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  {
    slug: 'reviews',
    create: nobody,
    read: {
      visitor: ['published'],
      customer: ['own', 'published'],
      editor: ['own', 'other', 'published'],
      admin: ['own', 'other', 'published'],
    },
    update: nobody,
    delete: nobody,
  },
  {
    slug: 'review-pictures',
    create: nobody,
    read: { visitor: [], customer: ['own'], editor: ['own', 'other'], admin: ['own', 'other'] },
    update: nobody,
    delete: nobody,
  },
  { slug: 'downloads', create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  { slug: 'customer-files', create: nobody, read: ownOrAdmin, update: nobody, delete: nobody },
  { slug: 'audit-log', create: nobody, read: admin('any'), update: nobody, delete: nobody },
  {
    slug: 'payload-locked-documents',
    create: nobody,
    read: locks,
    update: locks,
    delete: locks,
  },
  {
    slug: 'payload-preferences',
    create: staff('new'),
    read: { visitor: [], customer: [], editor: ['ofEditor'], admin: ['ofAdmin'] },
    update: { visitor: [], customer: [], editor: ['ofEditor'], admin: ['ofAdmin'] },
    delete: { visitor: [], customer: [], editor: ['ofEditor'], admin: ['ofAdmin'] },
  },
  { slug: 'payload-migrations', create: nobody, read: nobody, update: nobody, delete: nobody },
  { slug: 'payload-kv', create: nobody, read: nobody, update: nobody, delete: nobody },
]

export const globals: Record<GlobalSlug, Partial<Record<'read' | 'update' | 'readVersions', Row>>> = {
  menus: { read: everybody('it'), update: staff('it') },
  'site-settings': { read: everybody('it'), update: admin('it') },
  'shop-settings': { read: staff('it'), update: admin('it') },
  'price-data-settings': { read: staff('it'), update: admin('it') },
}
