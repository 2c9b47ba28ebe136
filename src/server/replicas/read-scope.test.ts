import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { askServer } from '../../../tests/setup/ask-server'
import { Fence } from './fence'
import { mayReadReplicas, withReplicaReads } from './read-scope'

const listener = withReplicaReads(async (_request, response) => {
  // As in a page, which reads later.
  await new Promise((resolve) => setImmediate(resolve))
  response.end(globalThis.broshuraReadChoices?.getStore() ? 'may' : 'may not')
})

afterEach(() => {
  globalThis.broshuraReplicas = undefined
})

it('only public requests may read replicas, and only where there are any', async () => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const get = askServer(server)
  const answers = async () => {
    const all = await Promise.all([get('/'), get('/', { cookie: 'payload-token=a' }), get('/api/account')])
    return all.map(({ body }) => body.toString())
  }
  expect(await answers()).toEqual(['may not', 'may not', 'may not'])
  globalThis.broshuraReplicas = { fence: new Fence(), replicas: [], next: 0 }
  expect(await answers()).toEqual(['may', 'may not', 'may not'])
  await new Promise((resolve) => server.close(resolve))
})

const ask = (url: string, cookie?: string, method = 'GET') => mayReadReplicas({ method, url, headers: { cookie } })

it.each([
  '/',
  '/en/search?q=milk',
  '/broshura/a',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/api/search/suggestions?q=a',
])('visitors who are not signed in may read %s from a replica', (url) => {
  expect(ask(url)).toBe(true)
  expect(ask(url, 'broshura-theme=dark', 'HEAD')).toBe(true)
})

it('a form reads the primary', () => {
  expect(ask('/search', undefined, 'POST')).toBe(false)
})

it.each([
  ['the CMS', '/admin'],
  ['its API', '/api/cms/brochures'],
  ['drafts', '/preview/brochures/a'],
  ['lists', '/api/lists/sync'],
  ['the shop', '/api/shop/payments/events'],
  ['accounts', '/api/account'],
  ['a probe', '/api/ready'],
])('%s reads the primary', (_, url) => {
  expect(ask(url)).toBe(false)
})

it.each(['a=b; sb-project-auth-token=c', 'payload-token=a', '__prerender_bypass=a'])(
  'who has the cookie "%s" reads the primary',
  (cookie) => {
    expect(ask('/', cookie)).toBe(false)
  },
)
