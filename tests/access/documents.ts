import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { CmsUser } from '@/server/cms-user'
import { customerFixtures } from '../account/customer-fixtures'
import { postFixtures } from '../content/blog/post-fixtures'
import { contentFixtures } from '../content/content-fixtures'
import { pageFixtures } from '../content/pages/page-fixtures'
import type { People } from './people'
import {
  coupon,
  courier,
  letter,
  maker,
  pricesOf,
  productGroup,
  promotionOf,
  sampleFiles,
  storeOf,
  subscription,
} from './samples'

export type Documents = Record<CollectionSlug, Record<string, string>>

const ids = z.array(z.object({ id: z.string() }))

export async function createDocuments(payload: Payload, people: People, otherCustomer: string): Promise<Documents> {
  const fixtures = await contentFixtures(payload)
  const { customer, editor, admin } = people
  if (!customer || !editor || !admin) throw new Error('somebody is missing')

  const brochures = {
    published: await fixtures.createBrochure(),
    draft: await fixtures.createBrochure({ _status: 'draft' }),
  }
  const offer = async (brochure: string) => {
    const data = { brochure, pageNumber: 1, title: 'Мляко', priceCents: 249, loyaltyOnly: false }
    return (await payload.create({ collection: 'offers', data })).id
  }
  const priceImport = async (status: 'queued' | 'failed') => {
    const { id } = await payload.create({ collection: 'price-imports', data: pricesOf('2026-05-12') })
    await fixtures.run(sql`update price_imports set status = ${status} where id = ${id}`)
    return id
  }
  const { pdfFile, pngFile } = await sampleFiles()
  const { id: file } = await payload.create({ collection: 'brochure-files', data: {}, file: pdfFile() })
  const first = async (query: ReturnType<typeof sql>) => ids.parse((await fixtures.run(query)).rows)[0]?.id ?? ''
  const preference = (user: CmsUser) =>
    payload.create({
      collection: 'payload-preferences',
      data: { key: 'nav', value: {}, user: { relationTo: 'users', value: user.id } },
      user,
    })
  const customers = await customerFixtures(payload)
  const pages = pageFixtures(payload)
  const blog = postFixtures(payload)
  const owned = async (slug: keyof typeof customers.create) => ({
    own: (await customers.create[slug](customer.id)).id,
    other: (await customers.create[slug](otherCustomer)).id,
  })
  const orders = await owned('orders')
  const returns = await owned('returns')
  // Settled, because an account with an open order cannot be deleted.
  await fixtures.run(sql`update orders set status = 'cancelled'`)
  await fixtures.run(sql`update returns set status = 'checked'`)
  const product = {
    published: await fixtures.createProduct({ slug: 'on-sale' }),
    draft: await fixtures.createProduct({ slug: 'not-yet', _status: 'draft' }),
  }
  const { id: colour } = await payload.create({
    collection: 'colours',
    data: { name: 'Бяло', slug: 'white', hex: '#ffffff' },
  })
  const retailers = {
    published: await fixtures.createRetailer('idle-shop'),
    draft: await fixtures.createRetailer('hidden-shop', 'draft'),
  }
  const lock = async (relationTo: 'retailers' | 'orders', value: string, { id }: CmsUser) => {
    const data = { document: { relationTo, value }, user: { relationTo: 'users' as const, value: id } }
    return (await payload.create({ collection: 'payload-locked-documents', data })).id
  }
  await fixtures.run(sql`update brochure_pages set placeholder = 'data:,'`)
  await fixtures.run(sql`insert into payload_kv (id, key, data) values (${randomUUID()}, 'known', '{}')`)

  return {
    brochures,
    pages: { published: await pages.createPage(), draft: await pages.createPage({ _status: 'draft' }) },
    posts: { published: await blog.createPost(), draft: await blog.createPost({ _status: 'draft' }) },
    'post-terms': { any: await blog.createTerm('tag') },
    authors: { any: await blog.createAuthor() },
    retailers,
    offers: { published: await offer(brochures.published), draft: await offer(brochures.draft) },
    stores: { any: (await payload.create({ collection: 'stores', data: storeOf(fixtures.retailer) })).id },
    categories: { any: await fixtures.createCategory() },
    'product-groups': {
      any: (await payload.create({ collection: 'product-groups', data: productGroup(12, 'butter') })).id,
    },
    'brochure-files': { any: file },
    'brochure-pages': { any: await first(sql`select id from brochure_pages limit 1`) },
    imports: { any: await first(sql`select id from imports limit 1`) },
    media: { any: (await payload.create({ collection: 'media', data: {}, file: pngFile() })).id },
    'legal-pages': {
      // Nobody deletes one in force; see tests/content/legal-pages.test.ts.
      published: await fixtures.createLegalPage({ slug: 'shown', validFrom: addDays(sofiaDay(), 1) }),
      draft: await fixtures.createLegalPage({ slug: 'hidden', _status: 'draft' }),
    },
    redirects: {
      any: (await payload.create({ collection: 'redirects', data: { from: '/old', to: '/new', status: '308' } })).id,
    },
    subscriptions: { any: (await payload.create({ collection: 'subscriptions', data: subscription('known') })).id },
    'contact-messages': { any: (await payload.create({ collection: 'contact-messages', data: letter })).id },
    users: { editor: editor.id, admin: admin.id },
    customers: { own: customer.id, other: otherCustomer },
    'customer-pictures': await owned('customer-pictures'),
    addresses: await owned('addresses'),
    'sign-ins': await owned('sign-ins'),
    'price-imports': { any: await priceImport('queued'), failed: await priceImport('failed') },
    'data-exports': await owned('data-exports'),
    'shopping-lists': await owned('shopping-lists'),
    'list-shares': await owned('list-shares'),
    follows: await owned('follows'),
    products: product,
    'product-terms': {
      any: (await payload.create({ collection: 'product-terms', data: { name: 'Ризи', slug: 'shirts', kind: 'tag' } }))
        .id,
    },
    variants: {
      any: (
        await payload.create({
          collection: 'variants',
          data: { product: product.published, colour, size: 'M', sku: 'ON-SALE-M' },
        })
      ).id,
    },
    promotions: { any: (await payload.create({ collection: 'promotions', data: promotionOf(product.published) })).id },
    colours: {
      any: (await payload.create({ collection: 'colours', data: { name: 'Сиво', slug: 'grey', hex: '#888888' } })).id,
    },
    manufacturers: { any: (await payload.create({ collection: 'manufacturers', data: maker })).id },
    'size-charts': {
      any: (await payload.create({ collection: 'size-charts', data: { name: 'Дрехи', rows: [{ size: 'M' }] } })).id,
    },
    'shipping-methods': { any: (await payload.create({ collection: 'shipping-methods', data: courier })).id },
    coupons: { any: (await payload.create({ collection: 'coupons', data: coupon })).id },
    orders,
    returns,
    downloads: await owned('downloads'),
    'customer-files': await owned('customer-files'),
    reviews: {
      ...(await owned('reviews')),
      published: (await customers.create.reviews(otherCustomer, undefined, 'published')).id,
    },
    'review-pictures': await owned('review-pictures'),
    'audit-log': { any: await first(sql`select id from audit_log limit 1`) },
    'payload-locked-documents': {
      ofRetailer: await lock('retailers', retailers.draft, admin),
      ofOrder: await lock('orders', orders.own, admin),
      ofEditor: await lock('orders', orders.other, editor),
    },
    'payload-preferences': { ofEditor: (await preference(editor)).id, ofAdmin: (await preference(admin)).id },
    'payload-migrations': { any: await first(sql`select id::text from payload_migrations limit 1`) },
    'payload-kv': { any: await first(sql`select id::text from payload_kv limit 1`) },
  }
}
