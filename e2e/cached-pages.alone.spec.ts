import { expect, specContent, test } from './support/fixtures'
import { visit } from './support/visit'
import { startInstance, type WebInstance } from './support/web-instance'

test.describe.configure({ timeout: 120_000 })

const content = specContent()
let instance: WebInstance
let paths: string[]

test.beforeAll(async () => {
  const [retailer, category] = [await content.retailer(), await content.category()]
  const { slug } = await content.brochure({ retailer: retailer.id, category: category.id })
  paths = ['/', '/en', `/c/${category.slug}`, `/de/c/${category.slug}`, `/r/${retailer.slug}`, `/ru/broshura/${slug}`]
  instance = await startInstance()
})

test.afterAll(async () => {
  await instance.stop()
})

const ofOneAnswer = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']

async function answer(path: string, headers: Record<string, string> = {}) {
  const got = await visit(path, headers, instance.url)
  const lasting = [...got.headers]
    .filter(([name]) => !ofOneAnswer.includes(name))
    // `stale-if-error` counts down to midnight.
    .map(([name, value]) => [name, value.replace(/(?<=stale-if-error=)\d+/, 'n')])
  return { status: got.status, text: got.text, headers: Object.fromEntries(lasting) }
}

/** Next compresses while it sends, so only a page compressed before has a `content-length`. */
async function isAnsweredFromMemory(path: string): Promise<boolean> {
  const { headers } = await visit(path, {}, instance.url)
  return headers.has('content-length') && headers.get('content-encoding') === 'gzip'
}

test('a cached page is answered with what Next answers, whoever asks', async () => {
  for (const path of paths) {
    await expect.poll(() => isAnsweredFromMemory(path), { message: path, timeout: 60_000 }).toBe(true)
    for (const agent of ['Mozilla/5.0', 'Googlebot/2.1', 'facebookexternalhit/1.1']) {
      const cached = await answer(path, { 'user-agent': agent })
      // The page ignores the query, but a path with a query is left to Next.
      expect(cached, `${path} for ${agent}`).toEqual(await answer(`${path}?own`, { 'user-agent': agent }))
      expect(cached.headers['content-security-policy'], path).toContain("default-src 'self'")
    }
    const { etag = '' } = (await answer(path)).headers
    expect((await answer(path, { 'if-none-match': etag })).status).toBe(304)
    const head = await fetch(instance.url + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    const navigation = await fetch(instance.url + path, { headers: { rsc: '1' } })
    expect(navigation.headers.get('content-type'), path).toBe('text/x-component')
  }
})

test('the cached start page is of those only who begin in Bulgarian', async () => {
  await expect.poll(() => isAnsweredFromMemory('/'), { timeout: 60_000 }).toBe(true)
  expect((await answer('/', { 'accept-language': 'de-AT,bg;q=0.5' })).headers.location).toBe('/de')
  expect((await answer('/', { cookie: 'NEXT_LOCALE=ru' })).headers.location).toBe('/ru')
  const chosen = await answer('/', { 'accept-language': 'en', cookie: 'NEXT_LOCALE=bg' })
  expect(chosen.status).toBe(200)
})
