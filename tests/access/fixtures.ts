import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, PayloadRequest, TypedUser } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { postKit } from '../blog/post-kit'
import { simpleBrochure } from '../brochure-import/make-pdf'
import { contentKit } from '../content/content-kit'
import { customerKit } from '../customers/customer-kit'
import { pageKit } from '../pages/page-kit'
import type { Role } from './table'

export type People = Record<Role, TypedUser | null>
type Documents = Record<CollectionSlug, Record<string, string>>
type Create = (options: {
  req: Partial<PayloadRequest>
  user: TypedUser | null
  overrideAccess: false
}) => Promise<unknown>

const pricesOf = (day: string) => ({
  source: `https://kolkostruva.bg/opendata_files/${day}.zip`,
  status: 'queued' as const,
})

const subscription = (name: string) => ({
  email: `${name}@example.com`,
  state: 'pending' as const,
  language: 'bg' as const,
  requestedAt: '2026-11-20T10:00:00.000Z',
})
const letter = { name: 'Мария', email: 'maria@example.com', message: 'Добър ден', language: 'bg' as const }

const password = 'long-enough-for-a-test'

export async function createPeople(payload: Payload): Promise<{ people: People; otherCustomer: string }> {
  const staff = (role: 'admin' | 'editor') =>
    payload.create({ collection: 'users', data: { email: `${role}@example.com`, password, role } })
  const customer = (email: string) =>
    payload.create({ collection: 'customers', data: { email, supabaseId: randomUUID() } })
  const [admin, editor, own, other] = await Promise.all([
    staff('admin'),
    staff('editor'),
    customer('own@example.com'),
    customer('other@example.com'),
  ])
  return {
    people: {
      visitor: null,
      customer: { ...own, collection: 'customers' },
      editor: { ...editor, collection: 'users' },
      admin: { ...admin, collection: 'users' },
    },
    otherCustomer: other.id,
  }
}

function productGroup(number: number, slug: string) {
  return { number, slug, title: 'Масло', baseUnit: 'kg', verdictRule: 'none' } as const
}

const ids = z.array(z.object({ id: z.string() }))

/** At least one document of every collection, under the names that the table uses. */
export async function createDocuments(payload: Payload, people: People, otherCustomer: string) {
  const kit = await contentKit(payload)
  const { customer, editor, admin } = people
  if (!customer || !editor || !admin) throw new Error('somebody is missing')

  const brochures = { published: await kit.createBrochure(), draft: await kit.createBrochure({ _status: 'draft' }) }
  const offer = async (brochure: string) => {
    const data = { brochure, pageNumber: 1, title: 'Мляко', priceCents: 249, loyaltyOnly: false }
    return (await payload.create({ collection: 'offers', data })).id
  }
  const pdf = await simpleBrochure(1)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const pdfFile = () => ({ data: pdf, name: `${randomUUID()}.pdf`, mimetype: 'application/pdf', size: pdf.length })
  const pngFile = () => ({ data: picture, name: `${randomUUID()}.png`, mimetype: 'image/png', size: picture.length })
  const store = { retailer: kit.retailer, name: 'Магазин', town: 'София', address: 'бул. Витоша 1' }
  const { id: file } = await payload.create({ collection: 'brochure-files', data: {}, file: pdfFile() })
  const first = async (query: ReturnType<typeof sql>) => ids.parse((await kit.run(query)).rows)[0]?.id ?? ''
  const preference = (user: TypedUser) =>
    payload.create({
      collection: 'payload-preferences',
      data: { key: 'nav', value: {}, user: { relationTo: 'users', value: user.id } },
      user,
    })
  const customers = await customerKit(payload)
  const pages = pageKit(payload)
  const blog = postKit(payload)
  const owned = async (slug: keyof typeof customers.create) => ({
    own: (await customers.create[slug](customer.id)).id,
    other: (await customers.create[slug](otherCustomer)).id,
  })
  const lock = { document: { relationTo: 'brochures', value: brochures.draft } } as const
  await kit.run(sql`update brochure_pages set placeholder = 'data:,'`)
  await kit.run(sql`insert into payload_kv (id, key, data) values (${randomUUID()}, 'known', '{}')`)

  const documents: Documents = {
    brochures,
    pages: { published: await pages.createPage(), draft: await pages.createPage({ _status: 'draft' }) },
    posts: { published: await blog.createPost(), draft: await blog.createPost({ _status: 'draft' }) },
    'post-terms': { any: await blog.createTerm('tag') },
    authors: { any: await blog.createAuthor() },
    retailers: {
      published: await kit.createRetailer('idle-shop'),
      draft: await kit.createRetailer('hidden-shop', 'draft'),
    },
    offers: { published: await offer(brochures.published), draft: await offer(brochures.draft) },
    stores: { any: (await payload.create({ collection: 'stores', data: store })).id },
    categories: { any: await kit.createCategory() },
    'product-groups': {
      any: (await payload.create({ collection: 'product-groups', data: productGroup(12, 'butter') })).id,
    },
    'brochure-files': { any: file },
    'brochure-pages': { any: await first(sql`select id from brochure_pages limit 1`) },
    imports: { any: await first(sql`select id from imports limit 1`) },
    media: { any: (await payload.create({ collection: 'media', data: {}, file: pngFile() })).id },
    'legal-pages': {
      published: await kit.createLegalPage({ slug: 'shown' }),
      draft: await kit.createLegalPage({ slug: 'hidden', _status: 'draft' }),
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
    'price-imports': { any: (await payload.create({ collection: 'price-imports', data: pricesOf('2026-05-12') })).id },
    'data-exports': await owned('data-exports'),
    'shopping-lists': await owned('shopping-lists'),
    'list-shares': await owned('list-shares'),
    follows: await owned('follows'),
    products: {
      published: await kit.createProduct({ slug: 'on-sale' }),
      draft: await kit.createProduct({ slug: 'not-yet', _status: 'draft' }),
    },
    'product-terms': {
      any: (await payload.create({ collection: 'product-terms', data: { name: 'Ризи', slug: 'shirts', kind: 'tag' } }))
        .id,
    },
    orders: await owned('orders'),
    returns: await owned('returns'),
    downloads: await owned('downloads'),
    'customer-files': await owned('customer-files'),
    reviews: {
      ...(await owned('reviews')),
      published: (await customers.create.reviews(otherCustomer, undefined, 'published')).id,
    },
    'audit-log': { any: await first(sql`select id from audit_log limit 1`) },
    'payload-jobs': {
      any: (
        await payload.jobs.queue({
          task: 'schedulePublish',
          input: { type: 'publish', doc: { relationTo: 'brochures', value: brochures.draft } },
          waitUntil: new Date('2099-01-01'),
        })
      ).id,
    },
    'payload-locked-documents': {
      any: (
        await payload.create({
          collection: 'payload-locked-documents',
          data: { ...lock, user: { relationTo: 'users', value: editor.id } },
        })
      ).id,
    },
    'payload-preferences': { ofEditor: (await preference(editor)).id, ofAdmin: (await preference(admin)).id },
    'payload-migrations': { any: await first(sql`select id::text from payload_migrations limit 1`) },
    'payload-kv': { any: await first(sql`select id::text from payload_kv limit 1`) },
  }

  const creations: Record<CollectionSlug, Create> = {
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
        data: { brochure: brochures.published, pageNumber: 1, title: 'Fresh', priceCents: 1 },
        ...who,
      }),
    stores: (who) => payload.create({ collection: 'stores', data: store, ...who }),
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
          brochure: brochures.published,
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
        data: { brochure: brochures.published, file, status: 'queued', pagesDone: 0 },
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
    orders: (who) => customers.create.orders(customer.id, who),
    returns: (who) => customers.create.returns(customer.id, who),
    downloads: (who) => customers.create.downloads(customer.id, who),
    'customer-files': (who) => customers.create['customer-files'](customer.id, who),
    reviews: (who) => customers.create.reviews(customer.id, who),
    'audit-log': (who) =>
      payload.create({
        collection: 'audit-log',
        data: { at: '2026-11-20T10:00:00.000Z', actor: 'me', action: 'forged', target: 'log' },
        ...who,
      }),
    'payload-jobs': (who) =>
      payload.create({ collection: 'payload-jobs', data: { taskSlug: 'importBrochure', input: {} }, ...who }),
    'payload-locked-documents': (who) =>
      payload.create({
        collection: 'payload-locked-documents',
        data: { ...lock, user: { relationTo: 'users', value: editor.id } },
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
  return { documents, creations }
}
