import { type RawAnswer, rawGet } from '../tests/setup/raw-request'
import { accessTable } from './support/access-table'
import { cookieHeader, cookiesOf } from './support/callers'
import { newCustomer } from './support/customers'
import { expect, onlyFull, test } from './support/fixtures'
import { startSharedCache } from './support/shared-cache'
import { stack } from './support/stack-ready'

const personal = accessTable({ order: '', back: '', download: '', copy: '' })
  .map(({ route }) => route)
  .filter((route) => /^GET \/(?:account|login|api\/account|api\/auth\/session)/.test(route))
  .map((route) => route.replace('GET ', '').replace('[id]', 'any'))

const pages = ['/de', '/c/supermarket', '/de/c/supermarket', '/r/apteki-laykuchka']

test('a shared cache gives nobody the page of another, and keeps the public ones', async () => {
  const { url } = stack()
  const cache = await startSharedCache(url)
  const [one, other] = [await newCustomer('cache-one'), await newCustomer('cache-other')]
  const cookieOf = async (login: typeof one) => cookieHeader(await cookiesOf(url, '/api/auth/login', login))
  const [cookieOfOne, cookieOfOther] = [await cookieOf(one), await cookieOf(other)]
  const get = async (path: string, cookie = '') => {
    const answer = await fetch(`${cache.url}${path}`, { headers: { cookie }, redirect: 'manual' })
    return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() }
  }
  const everyLanguage = personal.flatMap((path) => (path.startsWith('/api') ? [path] : [path, `/de${path}`]))
  for (const path of [...everyLanguage, ...pages]) await get(path, cookieOfOne)

  expect((await get('/account-profile', cookieOfOne)).text).toContain(one.email)
  expect((await get('/account-profile', cookieOfOther)).text).toContain(other.email)
  for (const path of everyLanguage) {
    expect(cache.keeps(path), path).toBe(false)
    expect((await get(path, cookieOfOther)).text, path).not.toContain(one.email)
    expect((await get(path)).text, path).not.toContain(one.email)
  }
  for (const path of pages) {
    const { status, text, ...answer } = await get(path)
    expect([status, answer.cache], path).toEqual([200, 'hit'])
    expect(text, path).not.toContain(one.email)
  }
  await cache.stop()
})

const shown = ['/', '/prices', '/de/prices', '/c/supermarket', '/search?q=a', '/nowhere', '/de/a/b']
const moved = [
  '/bg/list',
  '/list/',
  '//prices',
  '/account-dashboard',
  '/de/account-orders',
  '/r/apteki-laykuchka/latest',
]
const missing = [
  '/api/x',
  '/api/cms/x',
  '/files/x',
  '/files/media/x.png',
  '/_next/x',
  '/_next/static/x.js',
  '/builds/x',
  '/preview/x',
]

const additions: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '0' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { rsc: '1', 'next-url': '/de' },
  { 'next-router-prefetch': '1' },
  { 'next-action': 'a'.repeat(42) },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-matched-path': '/admin' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', 'x-forwarded-port': '1' },
  { forwarded: 'host=evil.example' },
  { host: 'evil.example' },
]

const isPublic = ({ headers }: RawAnswer) =>
  !/private|no-store/.test(headers.get('cache-control') ?? '') || headers.has('cdn-cache-control')

test(
  'a shared cache may keep what is found and our page that says it is not, as it is without additions',
  onlyFull(true),
  async () => {
    for (const path of [...shown, ...moved, ...missing]) {
      for (const added of additions) {
        for (const mark of ['', '_rsc', '_rsc=1a2b3']) {
          const address = mark ? `${path}${path.includes('?') ? '&' : '?'}${mark}` : path
          const answer = await rawGet(stack().url, address, added)
          const what = `${address} ${JSON.stringify(added)}`
          expect(answer.headers.has('cache-control'), what).toBe(true)
          if (!isPublic(answer)) continue
          expect([200, 404], what).toContain(answer.status)
          expect(missing, what).not.toContain(path)
          expect(answer.headers.has('set-cookie'), what).toBe(false)
          expect(answer.headers.get('cache-control'), what).not.toContain('31536000')
          const isData = answer.headers.get('content-type')?.startsWith('text/x-component') ?? false
          expect(isData, what).toBe(mark !== '')
        }
      }
    }
  },
)

test('a request of the router leads nobody else anywhere, however its headers alternate', async () => {
  const cache = await startSharedCache(stack().url)
  const first = await follow(cache.url, '/prices', [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }])
  expect(first.status).toBe(200)
  const page = await fetch(`${cache.url}/prices`, { redirect: 'manual' })
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  await cache.stop()
})

/**
 * Follows redirects with each of these headers in turn, then with the last; more than a few redirects would be a loop.
 */
async function follow(url: string, path: string, turns: Record<string, string>[]): Promise<Response> {
  let address = path
  for (const headers of [...turns, ...turns, ...turns.slice(-1), ...turns.slice(-1)]) {
    const response = await fetch(url + address, { redirect: 'manual', headers })
    const to = response.headers.get('location')
    if (!to) return response
    address = to
  }
  throw new Error(`${address} is redirected again and again.`)
}

test('no request leads to another host, nor makes an answer name it', async () => {
  const [own, evil] = [new URL(stack().url).host, 'evil.example']
  for (const path of [
    ...shown,
    ...moved,
    ...missing,
    '/admin',
    '/de/admin',
    '/api/auth/oauth?provider=google',
    '/sitemap.xml',
  ]) {
    for (const [target, headers] of [
      [`http://${evil}${path}`, {}],
      [`https://${evil}${path}`, { host: evil }],
      [`http://${evil}${path}`, { rsc: '1' }],
      [`http://a@${evil}:80${path}`, {}],
      [`//${evil}${path}`, {}],
      [`/\\${evil}${path}`, {}],
      [path, { host: evil }],
      [path, { host: `${evil}:80`, rsc: '1' }],
      [path, { 'x-forwarded-host': evil, 'x-forwarded-proto': 'http', forwarded: `host=${evil}`, 'x-host': evil }],
      [path, { 'x-original-url': `http://${evil}/`, 'x-rewrite-url': `http://${evil}/`, 'x-forwarded-server': evil }],
    ] as const) {
      const { status, headers: got, body } = await rawGet(stack().url, target, { host: own, ...headers })
      const what = `${target} ${JSON.stringify(headers)}`
      expect(status, what).toBeLessThan(500)
      expect(got.get('location') ?? '/', what).toMatch(/^\/(?![/\\])/)
      expect(got.getSetCookie().join(), what).not.toContain(evil)
      // The "not found" page shows the requested address as text only.
      const shownAddress = new RegExp(`(?:href|content|action|src)="[^"]*${evil}`)
      expect(body, what).not.toMatch(
        target.startsWith('/') && target !== path ? /(?:href|action)="(?:https?:)?\/\/evil/ : shownAddress,
      )
    }
  }
})
