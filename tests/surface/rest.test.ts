import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

const password = 'a-long-staff-password'
const origin = 'http://localhost:3000'
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
interface Options {
  token?: string
  headers?: Record<string, string>
  body?: BodyInit
}

// As Next sets it in a web process.
const { payload } = await freshCms({ NEXT_RUNTIME: 'nodejs' })
const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
const fixtures = await contentFixtures(payload)
let admin: string

beforeAll(async () => {
  const data = { email: 'admin@example.com', password, role: 'admin' as const }
  await payload.create({ collection: 'users', data })
  admin = (await payload.login({ collection: 'users', data })).token ?? ''
})

function ask(method: Method, path: string, { token, headers, body }: Options = {}) {
  const url = new URL(`/api/cms/${path}`, origin)
  const all = { ...(token ? { Authorization: `JWT ${token}` } : {}), 'Accept-Language': 'de', ...headers }
  const slug = url.pathname.split('/').slice(3)
  return routes[method](new Request(url, { method, headers: all, body }), { params: Promise.resolve({ slug }) })
}

const conditions = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `where[or][${index}][${field}][like]=a${index}`).join('&')

const errors = z.object({ errors: z.array(z.object({ message: z.string() })) })
const messageOf = async (response: Response) => errors.parse(await response.json()).errors[0]?.message

describe('a visitor', () => {
  it.each([
    'offers?limit=1&depth=0',
    'brochures',
    'pages?limit=1',
    'media',
    'globals/menus',
    'access',
    'users',
    'users/x',
  ])('reads nothing at %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(403)
  })

  it('is not asked for a body first', async () => {
    let wasRead = false
    const body = new ReadableStream(
      {
        pull: () => {
          wasRead = true
        },
      },
      { highWaterMark: 0 },
    )
    const request = new Request(`${origin}/api/cms/brochure-files`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      ...{ duplex: 'half' },
    })
    const response = await routes.POST(request, { params: Promise.resolve({ slug: ['brochure-files'] }) })
    expect([response.status, wasRead]).toEqual([403, false])
  })

  it.each([
    ['GET', 'users/init'],
    ['POST', 'users/first-register'],
    ['POST', 'users/unlock'],
    ['POST', 'users/verify/x'],
    ['GET', 'customers/init'],
    ['GET', 'customers/me'],
    ['POST', 'customers/login'],
    ['POST', 'customers/logout'],
    ['POST', 'customers/refresh-token'],
    ['POST', 'customers/first-register'],
    ['POST', 'customers/forgot-password'],
    ['POST', 'customers/reset-password'],
    ['POST', 'customers/unlock'],
    ['POST', 'customers/verify/x'],
    ['GET', 'og'],
  ] as const)('finds %s %s closed, and so does staff', async (method, path) => {
    expect((await ask(method, path)).status).toBe(404)
    expect((await ask(method, path, { token: admin })).status).toBe(404)
  })

  it('may ask who is signed in, and sign in', async () => {
    expect((await ask('GET', 'users/me')).status).toBe(200)
    const body = JSON.stringify({ email: 'admin@example.com', password })
    const headers = { 'Content-Type': 'application/json' }
    expect((await ask('POST', 'users/login', { headers, body })).status).toBe(200)
  })
})

describe('staff', () => {
  const heavy = `limit=1&depth=0&${conditions(25, 'brochure.retailer.name')}`
  const manyRelated = Array.from({ length: 5 }, () => ({ 'brochure.retailer.name': { like: 'a' } }))
  const json = { 'Content-Type': 'application/json' }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

  it.each([
    ['GET', `offers?${heavy}`],
    ['GET', `offers/count?${heavy}`],
    ['GET', `brochures/versions?${conditions(25, 'version.retailer.name')}`],
    ['GET', `offers?where=${JSON.stringify({ or: manyRelated })}`],
    ['GET', 'offers?sort=a,b,c,d,e'],
    ['GET', `offers?where[id][in]=${'a,'.repeat(9000)}`],
    ['PATCH', `offers?${heavy}`],
    ['DELETE', `offers?${heavy}`],
  ] as const)('%s %s is refused in words', async (method, path) => {
    const body = method === 'PATCH' ? '{}' : undefined
    const response = await ask(method, path, { token: admin, headers: json, body })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toContain('Bedingungen')
  })

  it.each([
    ['GET', 'offers?where={'],
    ['POST', 'stores/1/duplicate?data=no'],
  ] as const)('%s %s is refused, because it is not JSON', async (method, path) => {
    const response = await ask(method, path, {
      token: admin,
      headers: json,
      body: method === 'POST' ? '{}' : undefined,
    })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe('The query is not JSON.')
  })

  it.each([undefined, 'null', '[]', '7', '"x"'])('is told that %s is no document', async (body) => {
    for (const path of ['stores', 'price-imports', 'offers']) {
      const response = await ask('POST', path, { token: admin, headers: json, body })
      expect(response.status, path).toBe(400)
    }
  })

  it('may write a question as JSON', async () => {
    const where = JSON.stringify({ title: { like: 'Milk' } })
    expect((await ask('GET', `offers?where=${where}`, { token: admin })).status).toBe(200)
  })

  it('is refused the same question in a body', async () => {
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const response = await ask('POST', 'offers', { token: admin, headers: { ...form, [name]: 'GET' }, body: heavy })
      expect(response.status).toBe(400)
    }
  })

  it('still asks what the forms of the CMS ask', async () => {
    const id = await fixtures.createBrochure({ title: 'Milk' })
    const body = `depth=0&draft=true&limit=10&where[and][0][title][like]=Milk&where[and][1][id][in]=${id}`
    const headers = { ...form, 'X-Payload-HTTP-Method-Override': 'GET' }
    const response = await ask('POST', 'brochures', { token: admin, headers, body })
    expect(z.object({ totalDocs: z.number() }).parse(await response.json()).totalDocs).toBe(1)
  })

  it('is refused it in the address of a list of the CMS', async () => {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: 'admin@example.com' } } })
    const user = docs[0] ? { ...docs[0], collection: 'users' as const } : null
    const or = Array.from({ length: 25 }, (_, index) => ({ 'brochure.retailer.name': { like: `a${index}` } }))
    const asked = payload.find({ collection: 'offers', where: { or }, overrideAccess: false, user })
    await expect(asked).rejects.toMatchObject({ status: 400 })
  })

  it('gets every answer for itself alone', async () => {
    for (const path of ['brochures', 'users/me', 'brochures/not-an-id', 'nowhere']) {
      const response = await ask('GET', path, { token: admin })
      expect([path, response.headers.get('Cache-Control')]).toEqual([path, 'private, no-store'])
    }
  })
})

describe('the database', () => {
  it('gives a request five seconds for a statement and for a connection', async () => {
    const { rows } = await payload.db.drizzle.execute(sql`show statement_timeout`)
    expect(rows).toEqual([{ statement_timeout: '5s' }])
    expect(payload.db.pool.options.connectionTimeoutMillis).toBe(5000)
  })

  it('is said to be slow, in words and without SQL, when a statement is cut off', async () => {
    await fixtures.createBrochure()
    // Readers of the table wait for this lock.
    const blocker = await payload.db.pool.connect()
    await blocker.query('begin')
    await blocker.query('lock table stores in access exclusive mode')
    const response = await ask('GET', 'stores', { token: admin })
    await blocker.query('rollback')
    blocker.release()
    expect(response.status).toBe(503)
    const message = await messageOf(response)
    expect(message).toContain('abgebrochen')
    expect(message).not.toMatch(/select|stores/i)
  })
})
