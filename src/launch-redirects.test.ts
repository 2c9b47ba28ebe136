import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { matchHas, matchingRoute, prepareDestination } from '../tests/setup/next-internals'

type Config = Awaited<typeof import('../next.config')>['default']
type Headers = Record<string, string>

let config: Config

beforeAll(async () => {
  // Another test of this process may have read the stage already.
  vi.resetModules()
  vi.stubEnv('MAINTENANCE', 'true')
  config = (await import('../next.config')).default
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

function matching(source: string, path: string) {
  return matchingRoute('redirect', { source, destination: '/', permanent: false }).match(path)
}

/** Target of a build in launch mode by the first rule that Next's own matching finds; null without a redirect. */
async function target(path: string, headers: Headers = {}): Promise<string | null> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  for (const rule of (await config.redirects?.()) ?? []) {
    const params = matching(rule.source, path)
    const asked = params && matchHas(request, {}, rule.has, rule.missing)
    if (!params || !asked) continue
    const { newUrl } = prepareDestination({
      appendParamsToQuery: false,
      destination: rule.destination,
      params: { ...params, ...asked },
      query: {},
    })
    return `${'permanent' in rule && rule.permanent ? 308 : 307} ${newUrl}`
  }
  return null
}

it.each([
  ['/', '/coming-soon'],
  ['/bg', '/coming-soon'],
  ['/de', '/de/coming-soon'],
  ['/search', '/coming-soon'],
  ['/ru/search', '/ru/coming-soon'],
  ['/bg/search', '/coming-soon'],
  ['/r/zora/latest', '/coming-soon'],
  ['/en/prices/milk/filter', '/en/coming-soon'],
  ['/account-orders', '/coming-soon'],
  ['/de/login', '/de/coming-soon'],
  ['/de/coming-soon/more', '/de/coming-soon'],
  ['/c', '/coming-soon'],
])('%s leads to %s for now', async (path, wanted) => {
  expect(await target(path)).toBe(`307 ${wanted}`)
})

it.each([
  '/coming-soon',
  '/de/coming-soon',
  '/c/toys',
  '/ru/c/toys/filter',
  '/p/shirt',
  '/en/broshura/week-47',
  '/legal/gdpr',
  '/de/agb',
  '/product-default',
  '/admin',
  '/de/admin/collections/pages',
  '/api/newsletter/link',
  '/sitemap.xml',
  '/ru/feed.xml',
  '/files/icons/180.png',
  '/builds/latest.json',
  '/_next/static/chunk.js',
  '/newsletter',
  '/a-page-of-the-cms',
  '/en/a-page-of-the-cms',
])('%s is answered', async (path) => {
  expect(await target(path)).toBeNull()
})

it('leads from the start page to the language that it would begin in', async () => {
  expect(await target('/', { 'accept-language': 'de-DE,de;q=0.9' })).toBe('307 /de/coming-soon')
  expect(await target('/', { 'accept-language': 'de', cookie: 'NEXT_LOCALE=ru' })).toBe('307 /ru/coming-soon')
})

it.each(['/', '/search', '/ru/r/zora', '/a-page-of-the-cms'])('is stored by nobody on %s', async (path) => {
  const rules = (await config.headers?.()) ?? []
  const last = rules
    .filter(({ source }) => matching(source, path))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === 'Cache-Control')
  expect(last?.value).toBe('private, no-store')
})
