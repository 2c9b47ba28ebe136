import { beforeAll, expect, it, vi } from 'vitest'
import { atEnd } from '../setup/at-end'
import { freshDatabase } from '../setup/database'
import { standInPooler } from '../setup/stand-in-pooler'

const password = 'long-enough-for-a-test'
const { url } = await freshDatabase()
const pooler = await standInPooler(url)
vi.stubEnv('DATABASE_URL', pooler.url)
vi.stubEnv('DATABASE_DIRECT_URL', url)

const { cmsSystem } = await import('@/server/cms')
const payload = await cmsSystem()
atEnd(() => payload.destroy())
const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
const tokens = { admin: '', editor: '' }

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) {
    const data = { email: `${role}@example.com`, password, role }
    await payload.create({ collection: 'users', data })
    tokens[role] = (await payload.login({ collection: 'users', data })).token ?? ''
  }
})

function ask(method: 'GET' | 'POST', token?: string, cookie?: string): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (token) headers.set('Authorization', `JWT ${token}`)
  if (cookie) headers.set('Cookie', cookie)
  const body = method === 'POST' ? '{}' : undefined
  const request = new Request('http://localhost:3000/api/cms/price-imports', { method, headers, body })
  return routes[method](request, { params: Promise.resolve({ slug: ['price-imports'] }) })
}

it('staff are not refused while nobody can say who they are', async () => {
  expect((await ask('GET', tokens.editor)).status).toBe(200)
  pooler.leave()
  const response = await ask('GET', tokens.editor, 'payload-lng=de')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('nicht erreichbar') }] })
  expect((await ask('GET', undefined, `payload-token=${tokens.editor}`)).status).toBe(503)

  // For those who are not signed in nobody asks the database.
  const asked = pooler.refused()
  expect((await ask('GET')).status).toBe(403)
  expect((await ask('GET', `${tokens.editor}x`)).status).toBe(403)
  expect(pooler.refused()).toBe(asked)
})

it('who may not do something is refused as before', async () => {
  pooler.comeBack()
  await expect.poll(async () => (await ask('GET', tokens.editor)).status).toBe(200)
  expect((await ask('POST', tokens.editor)).status).toBe(403)
})
