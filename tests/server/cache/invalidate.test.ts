import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import type { CachedCollection } from '@/server/cache/tags'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'

const message = z.union([z.object({ tags: z.array(z.string()) }), z.object({ mark: z.string() })])

let received: string[] = []
let marks: ((mark: string) => void) | undefined

const { payload, url } = await freshCms()
const fixtures = await contentFixtures(payload)
const invalidate = (await import('@/server/cache/invalidate')).invalidate
const listener = new pg.Client({ connectionString: url })

beforeAll(async () => {
  await listener.connect()
  await listener.query('listen broshura_cache')
  listener.on('notification', ({ payload: text }) => {
    const found = message.parse(JSON.parse(text ?? ''))
    if ('mark' in found) marks?.(found.mark)
    else received.push(...found.tags)
  })
})
afterAll(async () => {
  await listener.end()
})
beforeEach(async () => {
  await allInvalidations()
  received = []
})

/** Notifications arrive in the order of their commits, so after our own all earlier ones have arrived. */
async function allInvalidations(): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    marks = () => resolve()
  })
  await listener.query("select pg_notify('broshura_cache', $1)", [JSON.stringify({ mark: 'here' })])
  await arrived
}

it('tells of a change at its commit and not before', async () => {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await invalidate(['one', 'two', 'one'], req)
  await allInvalidations()
  expect(received).toEqual([])
  await commitTransaction(req)
  await allInvalidations()
  expect(received).toEqual(['one', 'two'])
})

it('tells nothing of a change that was undone', async () => {
  const req = await createLocalReq({ locale: 'bg' }, payload)
  await initTransaction(req)
  await payload.update({
    collection: 'retailers',
    id: fixtures.retailer,
    data: { name: 'Не', _status: 'published' },
    req,
  })
  await killTransaction(req)
  await allInvalidations()
  expect(received).toEqual([])
  expect((await payload.findByID({ collection: 'retailers', id: fixtures.retailer })).name).not.toBe('Не')
})

it('tells nothing of a document that was refused', async () => {
  const id = await fixtures.createBrochure({ _status: 'draft' })
  await allInvalidations()
  received = []
  await expect(fixtures.publish(id)).rejects.toThrow()
  await allInvalidations()
  expect(received).toEqual([])
})

it('tells of a document as it was and as it is', async () => {
  const id = await fixtures.createBrochure({ slug: 'old-name' })
  const category = await fixtures.createCategory()
  await allInvalidations()
  received = []
  const data = { slug: 'new-name', category, _status: 'published' as const }
  await payload.update({ collection: 'brochures', id, locale: 'bg', data })
  await allInvalidations()
  expect(received).toEqual(
    expect.arrayContaining([
      'brochures',
      `brochure:${id}`,
      'address:/broshura/old-name',
      'address:/broshura/new-name',
      `category:${fixtures.category}`,
      `category:${category}`,
      `retailer:${fixtures.retailer}`,
    ]),
  )
})

it('tells nothing of an autosave, which changes nothing public', async () => {
  const id = await fixtures.createBrochure()
  await allInvalidations()
  received = []
  const req = await createLocalReq({ locale: 'bg' }, payload)
  req.query = { autosave: 'true', draft: 'true' }
  const data = { title: 'Чернова' }
  await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, autosave: true, data, req })
  await allInvalidations()
  expect(received).toEqual([])
})

it('tells of a change that only calls itself an autosave', async () => {
  const id = await fixtures.createBrochure()
  await allInvalidations()
  received = []
  const req = await createLocalReq({ locale: 'bg' }, payload)
  req.query = { autosave: 'true' }
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { title: 'Публично' }, req })
  await allInvalidations()
  expect(received).toContain(`brochure:${id}`)
})

it('cuts what is too long for one message', async () => {
  const req = await createLocalReq({}, payload)
  const tags = Array.from({ length: 300 }, (_, index) => `address:/broshura/${'x'.repeat(80)}-${index}`)
  await invalidate(tags, req)
  await allInvalidations()
  expect(received).toEqual(tags)
})

const cached = [
  'brochures',
  'brochure-pages',
  'offers',
  'retailers',
  'stores',
  'categories',
  'pages',
  'product-groups',
  'redirects',
  'media',
  'legal-pages',
  'products',
  'product-terms',
  'variants',
  'promotions',
  'coupons',
  'colours',
  'manufacturers',
  'size-charts',
  'shipping-methods',
  'posts',
  'post-terms',
  'authors',
  'reviews',
] as const satisfies readonly CachedCollection[]

it('is told of every collection that tells of its changes', () => {
  const tells = payload.config.collections.filter(({ hooks }) =>
    hooks.afterChange.some(({ name }) => name === 'invalidateChanged'),
  )
  expect(tells.map(({ slug }) => slug).sort()).toEqual([...cached].sort())
})

it.each(cached)('every change and every deletion among %s is told, under its own tags', async (slug) => {
  const config = payload.config.collections.find((collection) => collection.slug === slug)
  const changed = config?.hooks.afterChange.find(({ name }) => name === 'invalidateChanged')
  const deleted = config?.hooks.afterDelete.find(({ name }) => name === 'invalidateDeleted')
  if (!config || !changed || !deleted) throw new Error(`nothing is told of ${slug}`)
  const [before, now] = ['before', 'now'].map((name) => ({
    ...{ id: name, slug: `${name}-${slug}`, from: `/${name}` },
    ...{ brochure: name, retailer: name, category: name },
  }))
  const { tagsOf } = await import('@/server/cache/tags')
  const req = await createLocalReq({}, payload)
  const told = { collection: config, context: {}, req, data: {}, doc: now, id: 'now' }
  await changed({ ...told, operation: 'update', previousDoc: before })
  await allInvalidations()
  expect(new Set(received)).toEqual(new Set([...tagsOf(slug, now ?? {}), ...tagsOf(slug, before ?? {})]))
  received = []
  await deleted(told)
  await allInvalidations()
  expect(new Set(received)).toEqual(new Set(tagsOf(slug, now ?? {})))
})
