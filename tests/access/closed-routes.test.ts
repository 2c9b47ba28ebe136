import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentFixtures } from '../content/content-fixtures'
import { simpleBrochure } from '../editorial/brochure-import/make-pdf'
import { freshCms } from '../setup/cms'

const password = 'long-enough-for-a-test'
const origin = 'http://localhost:3000'

const { payload } = await freshCms()
const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
const fixtures = await contentFixtures(payload)

function rest(method: 'GET' | 'POST', path: string, { token, body }: { token?: string; body?: unknown } = {}) {
  const url = new URL(`/api/cms/${path}`, origin)
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (token) headers.set('Authorization', `JWT ${token}`)
  const request = new Request(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  return routes[method](request, { params: Promise.resolve({ slug: url.pathname.split('/').slice(3) }) })
}

async function signIn(email: string): Promise<string> {
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return token ?? ''
}

describe('before anybody has an account', () => {
  it('makes nobody the first user', async () => {
    const response = await rest('POST', 'users/first-register', { body: { email: 'thief@example.com', password } })
    expect(response.status).toBe(404)
    expect(await payload.count({ collection: 'users' })).toEqual({ totalDocs: 0 })
  })
})

describe('the API', () => {
  let editor: string
  let admin: string

  beforeAll(async () => {
    for (const role of ['editor', 'admin'] as const) {
      await payload.create({ collection: 'users', data: { email: `${role}@example.com`, password, role } })
    }
    editor = await signIn('editor@example.com')
    admin = await signIn('admin@example.com')
  })

  it('shows a draft to staff alone', async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    expect((await rest('GET', `brochures/${id}?draft=true`)).status).toBe(403)
    expect((await rest('GET', `brochures/${id}?draft=true`, { token: editor })).status).toBe(200)
  })

  it('shows a visitor neither a published brochure nor its versions', async () => {
    const id = await fixtures.createBrochure({ title: 'Published' })
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { title: 'Secret plan' } })
    for (const path of [`brochures/${id}`, `brochures/${id}?draft=true&locale=bg`, 'brochures', 'brochures/versions']) {
      const response = await rest('GET', path)
      expect([path, response.status]).toEqual([path, 403])
      expect(await response.text()).not.toMatch(/Secret plan|Published/)
    }
  })

  it('hides the PDF of a brochure from visitors as if it did not exist', async () => {
    const data = await simpleBrochure(1)
    const file = { data, name: 'secret.pdf', mimetype: 'application/pdf', size: data.length }
    const { filename } = await payload.create({ collection: 'brochure-files', data: {}, file })
    const address = `brochure-files/file/${filename}`
    expect((await rest('GET', address)).status).toBe(404)
    const shown = await rest('GET', address, { token: editor })
    expect(shown.status).toBe(200)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(data)
  })

  it('follows relations three steps and no further', async () => {
    const chain = [await fixtures.createBrochure()]
    for (let step = 0; step < 4; step++) chain.unshift(await fixtures.createBrochure({ related: chain.slice(0, 1) }))
    const relation: z.ZodType<Related> = z.lazy(() => z.union([z.string(), z.object({ related: z.array(relation) })]))
    let next: Related = relation.parse(
      await (await rest('GET', `brochures/${chain[0]}?depth=10`, { token: editor })).json(),
    )
    let steps = 0
    while (typeof next === 'object' && next.related[0]) {
      next = next.related[0]
      if (typeof next === 'object') steps++
    }
    expect(steps).toBe(3)
    expect(next).toBe(chain[4])
  })

  it.each(['limit=0', 'limit=1000000', 'limit=-1', 'pagination=false'])(
    'gives a list of at most 1000 to staff and none to a visitor, also with %s',
    async (query) => {
      const retailer = await fixtures.createRetailer()
      await payload.db.drizzle.execute(sql`
        insert into stores (id, retailer_id, name, town, address)
        select gen_random_uuid(), ${retailer}, 'Магазин ' || number, 'София', 'ул. Първа' from generate_series(1, 1001) number`)
      const response = await rest('GET', `stores?depth=0&${query}`, { token: editor })
      expect(list.parse(await response.json()).docs).toHaveLength(1000)
      expect((await rest('GET', `stores?depth=0&${query}`)).status).toBe(403)
    },
  )

  it('has no GraphQL', async () => {
    expect((await rest('POST', 'graphql', { body: { query: '{ __typename }' }, token: admin })).status).toBe(404)
    expect((await rest('GET', 'graphql-playground', { token: admin })).status).toBe(404)
  })

  it.each(['payload-jobs/run', 'payload-jobs/handle-schedules'])('has no queue of Payload at %s', async (path) => {
    expect((await rest('GET', path)).status).toBe(404)
    for (const token of [editor, admin]) expect((await rest('GET', path, { token })).status).toBe(404)
  })

  it('does not let an editor become an admin', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'editor@example.com' } } })
    const user = docs[0]
    if (!user) throw new Error('the editor is missing')
    await payload.update({
      collection: 'users',
      id: user.id,
      data: { role: 'admin', name: 'Renamed' },
      overrideAccess: false,
      user: { ...user, collection: 'users' },
    })
    expect(await payload.findByID({ collection: 'users', id: user.id })).toMatchObject({
      role: 'editor',
      name: 'Renamed',
    })
  })

  it('lets nobody take the address of another person, whose sign-in would be linked to the account', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'editor@example.com' } } })
    const [user] = docs
    if (!user) throw new Error('the editor is missing')
    const write = {
      collection: 'users',
      id: user.id,
      data: { email: 'boss@example.com' },
      overrideAccess: false,
    } as const
    expect(await payload.update({ ...write, user: { ...user, collection: 'users' } })).toMatchObject({
      email: 'editor@example.com',
    })
  })

  it('keeps no preferences for customers', async () => {
    const customer = await payload.create({
      collection: 'customers',
      data: { email: 'customer@example.com', supabaseId: 'customer' },
    })
    const req = await createLocalReq({ user: { ...customer, collection: 'customers' } }, payload)
    req.routeParams = { key: 'nav' }
    const { endpoints } = payload.collections['payload-preferences'].config
    for (const endpoint of endpoints || []) expect((await endpoint.handler(req)).status).toBe(403)
    expect(await payload.count({ collection: 'payload-preferences' })).toEqual({ totalDocs: 0 })
  })
})

const list = z.object({ docs: z.array(z.unknown()) })

type Related = string | { related: Related[] }
