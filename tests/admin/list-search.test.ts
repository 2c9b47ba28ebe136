import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { restEditors } from './rest-editors'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const call = await restEditors(payload)

const adminOf = (slug: string) => payload.config.collections.find((each) => each.slug === slug)?.admin

async function found(slug: string, words: string): Promise<unknown[]> {
  const { listSearchableFields, useAsTitle } = adminOf(slug) ?? {}
  const query = new URLSearchParams({ depth: '0', locale: 'bg' })
  for (const [at, field] of (listSearchableFields ?? [useAsTitle ?? 'id']).entries()) {
    query.set(`where[and][0][or][${at}][${field}][like]`, words)
  }
  const answer = await call('anna', 'GET', `${slug}?${query}`)
  expect([slug, answer.status]).toEqual([slug, 200])
  const { docs } = await answer.json()
  return docs.map(({ id }: { id: string }) => id)
}

it('every list is searched by fields that there are, and shows 25 rows', async () => {
  for (const { slug, admin } of payload.config.collections) {
    if (admin.hidden === true || slug === 'orders') continue
    expect([slug, admin.pagination?.defaultLimit]).toEqual([slug, slug === 'media' ? 24 : 25])
    const status = (await call('anna', 'GET', `${slug}?limit=1`)).status
    if (status === 200) await found(slug, 'нищо такова')
  }
})

it('a brochure by its shop and by its title in another language', async () => {
  const id = await fixtures.createBrochure({ title: 'Празнична трапеза' })
  await payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { title: 'Festtafel' } })
  const { retailer } = await payload.findByID({ collection: 'brochures', id, depth: 1 })
  const name = retailer && typeof retailer === 'object' ? retailer.name : ''
  for (const words of [name, 'трапеза']) expect(await found('brochures', words)).toContain(id)
})

it('a page by its title and address, a category by its name in any language', async () => {
  const page = await payload.create({
    collection: 'pages',
    locale: 'bg',
    draft: true,
    data: { slug: 'za-nas-test', title: 'За нас', summary: 'Текст' },
  })
  await payload.update({ collection: 'pages', id: page.id, locale: 'ru', draft: true, data: { title: 'О компании' } })
  for (const words of ['За нас', 'za-nas']) expect(await found('pages', words)).toContain(page.id)
  const category = await payload.create({
    collection: 'categories',
    locale: 'bg',
    data: { slug: 'zelenchuci', name: 'Зеленчуци', icon: 'apple', order: 9 },
  })
  await payload.update({ collection: 'categories', id: category.id, locale: 'de', data: { name: 'Gemüse' } })
  for (const words of ['Зеленчу', 'Gemüse', 'zelenchuci'])
    expect(await found('categories', words)).toContain(category.id)
})

function englishLabels(fields: Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const { admin } = field
    const hidden = (admin && 'hidden' in admin && admin.hidden) || admin?.disableListColumn
    const name = 'name' in field ? field.name : ''
    const own = 'label' in field && typeof field.label === 'string' && !hidden && byPayload.test(name) === false
    return own ? [`${path}.${name} ${String(field.label)}`] : []
  })
}

const byPayload =
  /^(?:id|createdAt|updatedAt|_status|deletedAt|url|thumbnailURL|filename|mimeType|filesize|width|height|focalX|focalY|sizes|email|password|salt|hash|sessions|resetPassword.*|loginAttempts|lockUntil|folder)$/

it('no column of a list is called in English alone', () => {
  const lists = payload.config.collections.filter(({ admin }) => admin.hidden !== true)
  expect(lists.flatMap(({ slug, fields }) => englishLabels(fields, slug))).toEqual([])
})
