import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import type { CachedCollection } from '@/server/cache/tags'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'
import { hearTags } from '../../setup/hear-tags'

const { payload, url } = await freshCms()
const fixtures = await contentFixtures(payload)
const invalidate = (await import('@/server/cache/invalidate')).invalidate
const told = await hearTags(url)

beforeEach(() => told())

it('tells of a change at its commit and not before', async () => {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  await invalidate(['one', 'two', 'one'], req)
  expect(await told()).toEqual([])
  await commitTransaction(req)
  expect(await told()).toEqual(['one', 'two'])
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
  expect(await told()).toEqual([])
  expect((await payload.findByID({ collection: 'retailers', id: fixtures.retailer })).name).not.toBe('Не')
})

it('tells nothing of a document that was refused', async () => {
  const id = await fixtures.createBrochure({ _status: 'draft' })
  await told()
  await expect(fixtures.publish(id)).rejects.toThrow()
  expect(await told()).toEqual([])
})

it('tells of a document as it was and as it is', async () => {
  const id = await fixtures.createBrochure({ slug: 'old-name' })
  const category = await fixtures.createCategory()
  await told()
  const data = { slug: 'new-name', category, _status: 'published' as const }
  await payload.update({ collection: 'brochures', id, locale: 'bg', data })
  expect(await told()).toEqual(
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
  await told()
  const req = await createLocalReq({ locale: 'bg' }, payload)
  req.query = { autosave: 'true', draft: 'true' }
  const data = { title: 'Чернова' }
  await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, autosave: true, data, req })
  expect(await told()).toEqual([])
})

it('tells of a change that only calls itself an autosave', async () => {
  const id = await fixtures.createBrochure()
  await told()
  const req = await createLocalReq({ locale: 'bg' }, payload)
  req.query = { autosave: 'true' }
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { title: 'Публично' }, req })
  expect(await told()).toContain(`brochure:${id}`)
})

it('cuts what is too long for one message', async () => {
  const req = await createLocalReq({}, payload)
  const tags = Array.from({ length: 300 }, (_, index) => `address:/broshura/${'x'.repeat(80)}-${index}`)
  await invalidate(tags, req)
  expect(await told()).toEqual(tags)
})

it('cuts addresses of letters that take two bytes, as long as a redirect may have them', async () => {
  const req = await createLocalReq({}, payload)
  const tags = Array.from({ length: 100 }, (_, index) => `address:/${'ж'.repeat(490)}-${index}`)
  await invalidate(tags, req)
  expect(await told()).toEqual(tags)
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
  const change = { collection: config, context: {}, req, data: {}, doc: now, id: 'now' }
  await changed({ ...change, operation: 'update', previousDoc: before })
  expect(new Set(await told())).toEqual(new Set([...tagsOf(slug, now ?? {}), ...tagsOf(slug, before ?? {})]))
  await deleted(change)
  expect(new Set(await told())).toEqual(new Set(tagsOf(slug, now ?? {})))
})

it.each([
  ['menus', 'menus'],
  ['site-settings', 'site-settings'],
  ['shop-settings', 'shop'],
] as const)('every change of the %s is told', async (slug, tag) => {
  await payload.updateGlobal({ slug, data: {} })
  expect(await told()).toEqual([tag])
})
