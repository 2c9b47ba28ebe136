import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { customerFixtures } from '../account/customer-fixtures'
import { freshCms } from '../setup/cms'

const password = 'long-enough-for-a-test'
const { payload } = await freshCms()
const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
const answered = z.object({
  docs: z.array(z.unknown()).optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

let token = ''
beforeAll(async () => {
  const data = { email: 'chief@example.com', password, role: 'admin' } as const
  await payload.create({ collection: 'users', data })
  token = (await payload.login({ collection: 'users', data })).token ?? ''
})

const searchOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )

async function call(method: 'PATCH' | 'DELETE', path: string, query: object, data?: object) {
  const url = `http://localhost:3000/api/cms/${path}?${searchOf(query)}`
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' }
  const body = data ? { body: JSON.stringify(data) } : {}
  const params = Promise.resolve({ slug: path.split('/') })
  const answer = await routes[method](new Request(url, { method, headers, ...body }), { params })
  const { docs = [], errors = [] } = answered.parse(await answer.json())
  return { status: answer.status, changed: docs.length, messages: errors.map(({ message }) => message) }
}

const unclear = 'It is not clear which documents are meant'
const all = { id: { not_equals: '' } }

// Payload itself answers nothing about its migrations.
const slugs = payload.config.collections.map(({ slug }) => slug).filter((slug) => slug !== 'payload-migrations')

describe.each(slugs)('a change of many documents of %s', (slug) => {
  it.each(['PATCH', 'DELETE'] as const)('by %s is refused without the number that was named', async (method) => {
    const data = method === 'PATCH' ? {} : undefined
    for (const where of [all, { and: [all, { _status: { equals: 'published' } }] }, undefined]) {
      const answer = await call(method, slug, { where }, data)
      expect(answer).toEqual({ status: 400, changed: 0, messages: [expect.stringContaining(unclear)] })
    }
  })
})

describe('a change of all documents that a list shows', () => {
  const term = (name: string) =>
    payload.create({ collection: 'post-terms', locale: 'bg', data: { name, slug: `t-${randomUUID()}`, kind: 'tag' } })
  const names = async () =>
    (await payload.find({ collection: 'post-terms', locale: 'bg', pagination: false })).docs.map(({ name }) => name)

  it('is done with the filter of the list and the number, over several pages, and refused for more', async () => {
    for (let place = 1; place <= 12; place++) await term(`Сирене ${place}`)
    await term('Мляко')
    const filter = { name: { like: 'Сирене' } }
    expect(await call('DELETE', 'post-terms', { where: all, expected: 12 })).toMatchObject({ status: 400, changed: 0 })
    expect(await call('DELETE', 'post-terms', { where: filter, expected: 11 })).toMatchObject({ status: 400 })
    expect(await names()).toHaveLength(13)
    const where = { and: [all, filter] }
    const changed = await call(
      'PATCH',
      'post-terms',
      { where, expected: 12, limit: 0, locale: 'bg' },
      { kind: 'category' },
    )
    expect(changed).toMatchObject({ status: 200, changed: 12 })
    expect(await call('DELETE', 'post-terms', { where, expected: 12 })).toMatchObject({ status: 200, changed: 12 })
    expect(await names()).toEqual(['Мляко'])
  })

  it('is done for those that were ticked', async () => {
    const [one, other] = [await term('A'), await term('B')]
    await term('C')
    const where = { and: [{ id: { in: [one.id, other.id] } }, { name: { exists: true } }] }
    expect(await call('DELETE', 'post-terms', { where })).toMatchObject({ status: 200, changed: 2 })
    expect(await names()).toEqual(expect.arrayContaining(['C']))
    expect(await call('DELETE', 'post-terms', { where: { or: [where, all] } })).toMatchObject({ status: 400 })
    expect(await call('DELETE', 'post-terms', { where: { id: { in: [] } } })).toMatchObject({ status: 400 })
  })

  it.each(['AND', 'And', 'or', 'OR', 'Or'])('is refused where %s stands beside those that were ticked', async (key) => {
    const [one, other] = [await term('A'), await term('B')]
    const ticked = { id: { in: [one.id] } }
    for (const beside of [[ticked], [{ name: { exists: true } }], [all], []]) {
      for (const where of [
        { and: [ticked], [key]: beside },
        { [key]: beside, and: [ticked] },
        { ...ticked, [key]: beside },
        { and: [{ and: [ticked], [key]: beside }] },
      ]) {
        expect(await call('DELETE', 'post-terms', { where })).toMatchObject({ status: 400, changed: 0 })
        expect(await call('PATCH', 'post-terms', { where }, {})).toMatchObject({ status: 400, changed: 0 })
      }
    }
    await payload.delete({ collection: 'post-terms', where: { id: { in: [one.id, other.id] } } })
  })

  it('reaches nothing by ids that are none', async () => {
    const { id } = await term('D')
    for (const wrong of [{ in: ['x'] }, { in: 'x,y' }, { equals: 'x' }, { equals: ['x'] }, { in: [''] }]) {
      for (const where of [{ id: wrong }, { and: [{ id: wrong }] }]) {
        expect(await call('DELETE', 'post-terms', { where })).toMatchObject({ changed: 0 })
      }
    }
    expect(await payload.findByID({ collection: 'post-terms', id })).toMatchObject({ id })
  })
})

it('a document that fails while many are changed is left as it was, and the others are changed', async () => {
  const term = (slug: string) =>
    payload.create({ collection: 'post-terms', locale: 'bg', data: { name: `Етикет ${slug}`, slug, kind: 'tag' } })
  const ids = [await term('whole'), await term('fails'), await term('whole-too')].map(({ id }) => id)
  // It fails after Payload has written it.
  await payload.db.drizzle.execute(sql`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'fails'; end $$;
    create trigger fails after update on post_terms for each row when (new.slug = 'fails') execute function fail();
  `)
  const where = { id: { in: ids } }
  const answer = await call('PATCH', 'post-terms', { where, locale: 'bg' }, { kind: 'category' })
  expect(answer).toEqual({ status: 400, changed: 2, messages: [expect.stringContaining('Етикет fails: ')] })
  const { docs } = await payload.find({ collection: 'post-terms', where, sort: 'slug', depth: 0 })
  expect(docs.map(({ slug, kind }) => `${slug} ${kind}`)).toEqual(['fails tag', 'whole category', 'whole-too category'])
})

describe('a refused deletion', () => {
  it('says which customer stays and why, and leaves that account as it was', async () => {
    const { create } = await customerFixtures(payload)
    const person = (name: string) =>
      payload.create({ collection: 'customers', data: { email: `${name}@example.com`, supabaseId: randomUUID() } })
    const [busy, idle] = [await person('busy'), await person('idle')]
    await create.orders(busy.id)
    const why = 'This account has an order or a return in progress'
    const alone = await call('DELETE', `customers/${busy.id}`, {})
    expect(alone).toEqual({ status: 409, changed: 0, messages: [expect.stringContaining(why)] })
    const both = await call('DELETE', 'customers', { where: { id: { in: [busy.id, idle.id] } } })
    expect(both).toMatchObject({
      status: 400,
      changed: 1,
      messages: [expect.stringContaining(`busy@example.com: ${why}`)],
    })
    const { rows } = await payload.db.drizzle.execute(sql`select email from departures`)
    expect(rows).toEqual([{ email: 'idle@example.com' }])
  })
})

it('says of each that cannot be published which it is and what is missing', async () => {
  const page = (title: string) =>
    payload.create({ collection: 'pages', draft: true, locale: 'bg', data: { title, slug: `p-${randomUUID()}` } })
  const ids = [(await page('Празна')).id, (await page('Полупразна')).id]
  const { status, messages } = await call(
    'PATCH',
    'pages',
    { where: { id: { in: ids } }, locale: 'bg', draft: true },
    { _status: 'published' },
  )
  expect({ status, messages: messages.sort() }).toEqual({
    status: 400,
    messages: [
      expect.stringMatching(/^Полупразна: .*needed in all languages/),
      expect.stringMatching(/^Празна: .*needed in all languages/),
    ],
  })
})
