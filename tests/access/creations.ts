import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { CmsUser } from '@/server/cms-user'
import { customerFixtures } from '../account/customer-fixtures'
import type { Documents } from './documents'
import type { People } from './people'
import {
  coupon,
  courier,
  letter,
  maker,
  password,
  pricesOf,
  productGroup,
  promotionOf,
  sampleFiles,
  storeOf,
  subscription,
} from './samples'

type Create = (options: {
  req: Partial<PayloadRequest>
  user: CmsUser | null
  overrideAccess: false
}) => Promise<unknown>

export async function creationsOf(
  payload: Payload,
  { customer, editor }: People,
  documents: Documents,
): Promise<Record<CollectionSlug, Create>> {
  if (!customer || !editor) throw new Error('somebody is missing')
  const { pdfFile, pngFile } = await sampleFiles()
  const customers = await customerFixtures(payload)
  const brochure = documents.brochures.published ?? ''
  const file = documents['brochure-files'].any ?? ''
  const document = { relationTo: 'retailers', value: documents.retailers.draft ?? '' } as const
  return {
    brochures: (who) =>
      payload.create({ collection: 'brochures', draft: true, data: { slug: 'fresh', title: 'Fresh' }, ...who }),
    pages: (who) =>
      payload.create({ collection: 'pages', draft: true, data: { slug: 'fresh', title: 'Fresh' }, ...who }),
    posts: (who) =>
      payload.create({ collection: 'posts', draft: true, data: { slug: 'fresh', title: 'Fresh' }, ...who }),
    'post-terms': (who) =>
      payload.create({ collection: 'post-terms', data: { name: 'Fresh', slug: 'fresh', kind: 'tag' }, ...who }),
    authors: (who) => payload.create({ collection: 'authors', data: { name: 'Fresh', slug: 'fresh' }, ...who }),
    retailers: (who) =>
      payload.create({ collection: 'retailers', data: { name: 'Fresh', slug: 'fresh', colour: '#112233' }, ...who }),
    offers: (who) =>
      payload.create({
        collection: 'offers',
        data: { brochure, pageNumber: 1, title: 'Fresh', priceCents: 1 },
        ...who,
      }),
    stores: (who) =>
      payload.create({ collection: 'stores', data: storeOf(documents.retailers.published ?? ''), ...who }),
    categories: (who) =>
      payload.create({
        collection: 'categories',
        data: { slug: 'fresh', name: 'Fresh', icon: 'store', order: 1 },
        ...who,
      }),
    'product-groups': (who) =>
      payload.create({ collection: 'product-groups', data: productGroup(13, 'fresh'), ...who }),
    'brochure-files': (who) => payload.create({ collection: 'brochure-files', data: {}, file: pdfFile(), ...who }),
    'brochure-pages': (who) =>
      payload.create({
        collection: 'brochure-pages',
        data: {
          import: documents.imports.any ?? '',
          brochure,
          number: 9,
          position: 9,
          width: 1,
          height: 1,
          placeholder: '-',
        },
        ...who,
      }),
    imports: (who) =>
      payload.create({
        collection: 'imports',
        data: { brochure, file, status: 'queued', pagesDone: 0 },
        ...who,
      }),
    media: (who) => payload.create({ collection: 'media', data: {}, file: pngFile(), ...who }),
    'legal-pages': (who) =>
      payload.create({
        collection: 'legal-pages',
        draft: true,
        data: { slug: 'fresh', validFrom: '2026-01-01' },
        ...who,
      }),
    redirects: (who) =>
      payload.create({ collection: 'redirects', data: { from: '/fresh', to: '/new', status: '308' }, ...who }),
    subscriptions: (who) => payload.create({ collection: 'subscriptions', data: subscription('fresh'), ...who }),
    'contact-messages': (who) => payload.create({ collection: 'contact-messages', data: letter, ...who }),
    users: (who) =>
      payload.create({ collection: 'users', data: { email: 'fresh@example.com', password, role: 'editor' }, ...who }),
    customers: (who) =>
      payload.create({ collection: 'customers', data: { email: 'fresh@example.com', supabaseId: 'fresh' }, ...who }),
    'customer-pictures': (who) => customers.create['customer-pictures'](customer.id, who),
    addresses: (who) => customers.create.addresses(customer.id, who),
    'sign-ins': (who) => customers.create['sign-ins'](customer.id, who),
    'price-imports': (who) => payload.create({ collection: 'price-imports', data: pricesOf('2026-05-13'), ...who }),
    'data-exports': (who) => customers.create['data-exports'](customer.id, who),
    'shopping-lists': (who) => customers.create['shopping-lists'](customer.id, who),
    'list-shares': (who) => customers.create['list-shares'](customer.id, who),
    follows: (who) => customers.create.follows(customer.id, who),
    products: (who) =>
      payload.create({ collection: 'products', draft: true, data: { slug: 'fresh', title: 'Fresh' }, ...who }),
    'product-terms': (who) =>
      payload.create({ collection: 'product-terms', data: { name: 'Fresh', slug: 'fresh', kind: 'tag' }, ...who }),
    variants: (who) =>
      payload.create({
        collection: 'variants',
        data: {
          product: documents.products.draft ?? '',
          colour: documents.colours.any ?? '',
          size: 'L',
          sku: 'FRESH-L',
        },
        ...who,
      }),
    promotions: (who) =>
      payload.create({ collection: 'promotions', data: promotionOf(documents.products.draft ?? ''), ...who }),
    colours: (who) =>
      payload.create({ collection: 'colours', data: { name: 'Fresh', slug: 'fresh', hex: '#112233' }, ...who }),
    manufacturers: (who) => payload.create({ collection: 'manufacturers', data: maker, ...who }),
    'size-charts': (who) =>
      payload.create({ collection: 'size-charts', data: { name: 'Fresh', rows: [{ size: 'M' }] }, ...who }),
    'shipping-methods': (who) => payload.create({ collection: 'shipping-methods', data: courier, ...who }),
    coupons: (who) => payload.create({ collection: 'coupons', data: { ...coupon, code: 'FRESH' }, ...who }),
    orders: (who) => customers.create.orders(customer.id, who),
    returns: (who) => customers.create.returns(customer.id, who),
    downloads: (who) => customers.create.downloads(customer.id, who),
    'customer-files': (who) => customers.create['customer-files'](customer.id, who),
    reviews: (who) => customers.create.reviews(customer.id, who),
    'review-pictures': (who) => customers.create['review-pictures'](customer.id, who, documents.reviews.own),
    'audit-log': (who) =>
      payload.create({
        collection: 'audit-log',
        data: { at: '2026-11-20T10:00:00.000Z', actor: 'me', action: 'forged', target: 'log' },
        ...who,
      }),
    'payload-locked-documents': (who) =>
      payload.create({
        collection: 'payload-locked-documents',
        data: { document, user: { relationTo: 'users', value: editor.id } },
        ...who,
      }),
    'payload-preferences': (who) =>
      payload.create({
        collection: 'payload-preferences',
        data: { key: 'fresh', value: {}, user: { relationTo: 'users', value: editor.id } },
        ...who,
      }),
    'payload-migrations': (who) =>
      payload.create({ collection: 'payload-migrations', data: { name: 'fresh', batch: 9 }, ...who }),
    'payload-kv': (who) => payload.create({ collection: 'payload-kv', data: { key: 'fresh', data: {} }, ...who }),
  }
}
