import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { restEditors } from './rest-editors'

const { payload } = await freshCms()
const { removeAbandonedDrafts } = await import('@/features/editorial/abandoned-drafts/remove-abandoned-drafts')

const fixtures = await contentFixtures(payload)
const call = await restEditors(payload)

const cleanAfter = (hours: number) => removeAbandonedDrafts(payload, Date.now() + hours * 3_600_000)
const clean = () => cleanAfter(48)

it.each(['brochures', 'pages', 'posts', 'products'] as const)(
  'goes: a new one of %s that nobody touched',
  async (collection) => {
    const { id } = await payload.create({ collection, data: {}, draft: true })
    expect(await cleanAfter(23.9)).toBe(0)
    expect(await cleanAfter(24.1)).toBe(1)
    expect(await payload.findByID({ collection, id, disableErrors: true })).toBeNull()
  },
)

it.each([
  ['a title', { title: 'Нещо' }],
  ['an address', { slug: 'something' }],
  ['a tick', { allowBeforeLaunch: true }],
])('stays: a page that has %s, from its beginning or since', async (_name, data) => {
  const one = await payload.create({ collection: 'pages', data: { ...data }, draft: true, locale: 'de' })
  const other = await payload.create({ collection: 'pages', data: {}, draft: true })
  await call('anna', 'PATCH', `pages/${other.id}?autosave=true&draft=true&locale=bg`, { ...data, slug: null })
  expect(await clean()).toBe(0)
  await payload.delete({ collection: 'pages', where: { id: { in: [one.id, other.id] } } })
})

it('stays: one that was filled and emptied again, and all that is published', async () => {
  const { id } = await payload.create({ collection: 'pages', data: {}, draft: true })
  for (const title of ['Нещо', ''])
    await call('anna', 'PATCH', `pages/${id}?autosave=true&draft=true&locale=bg`, { title })
  await fixtures.createBrochure({})
  expect(await clean()).toBe(0)
  expect((await payload.db.drizzle.execute(sql`select from pages where id = ${id}`)).rows).toHaveLength(1)
})

it('stays: one that the menu leads to, until it does no more', async () => {
  const { id } = await payload.create({ collection: 'pages', data: {}, draft: true })
  const header = [{ label: 'Нова', document: { relationTo: 'pages' as const, value: id } }]
  await payload.updateGlobal({ slug: 'menus', locale: 'bg', data: { header } })
  expect(await clean()).toBe(0)
  await payload.updateGlobal({ slug: 'menus', locale: 'bg', data: { header: [] } })
  expect(await clean()).toBe(1)
})

it('stays: one that a block of a page names, until it does no more', async () => {
  const { id } = await payload.create({ collection: 'posts', data: {}, draft: true })
  const blocks = [{ blockType: 'post' as const, post: id }]
  const page = await payload.create({ collection: 'pages', data: { title: 'Нова', blocks }, draft: true, locale: 'bg' })
  expect(await clean()).toBe(0)
  await payload.update({ collection: 'pages', id: page.id, locale: 'bg', draft: true, data: { blocks: [] } })
  expect(await clean()).toBe(1)
})
