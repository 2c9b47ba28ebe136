import { accessTable } from './support/access-table'
import { cookieHeader, cookiesOf } from './support/callers'
import { newCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
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
