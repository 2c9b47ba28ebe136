import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentKit, contentKit } from '../content/content-kit'
import { freshDatabase } from '../setup/database'

let payload: Payload
let kit: ContentKit
let routes: typeof import('@/app/(payload)/api/cms/[...slug]/route')
const tokens: Record<string, string> = {}

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await contentKit(payload)
  for (const name of ['anna', 'boris']) {
    const data = { email: `${name}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
    await payload.create({ collection: 'users', data })
    tokens[name] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
  routes = await import('@/app/(payload)/api/cms/[...slug]/route')
})
afterAll(() => payload.destroy())

function call(method: 'GET' | 'PATCH', path: string, who = 'anna', data?: object) {
  const [place = '', query] = path.split('?')
  const headers = { Authorization: `JWT ${tokens[who]}`, 'Accept-Language': 'bg', 'Content-Type': 'application/json' }
  const body = data ? { body: JSON.stringify(data) } : {}
  const request = new Request(`http://localhost:3000/api/cms/${place}?${query ?? ''}`, { method, headers, ...body })
  return routes[method](request, { params: Promise.resolve({ slug: place.split('/') }) })
}

it.each([
  'brochures?page=-1',
  'brochures?limit=-5',
  'brochures?page=abc',
  'brochures?limit=99999999999999999999',
  'brochures?page=99999999999999999999',
  'brochures?where[id][equals]=not-an-id',
  'brochures?where[publishedAt][greater_than]=never',
  'brochures?where[nothing][equals]=1',
  'brochures?where[title][like]=%00',
  'brochures?sort=nothing',
  'brochures?depth=x',
  'brochures?locale=xx',
  'brochures/not-an-id',
  'brochures/not-an-id?depth=-1',
])('no malformed question is a fault of the server: %s', async (path) => {
  const response = await call('GET', path)
  expect(response.status, await response.text()).toBeLessThan(500)
})

it('says in the language of the person who saves that somebody else is editing', async () => {
  const id = await kit.createBrochure({ _status: 'draft' })
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'boris@example.com' } } })
  const user = { relationTo: 'users', value: docs[0]?.id ?? '' } as const
  await payload.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo: 'brochures', value: id }, user },
  })
  const response = await call('PATCH', `brochures/${id}?draft=true&locale=bg`, 'anna', { title: 'Мое' })
  expect(response.status).toBe(423)
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('друг редактира') }] })
})
