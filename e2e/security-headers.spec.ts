import type { Page } from '@playwright/test'
import { demoSignIns } from '../seed/sign-ins'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'
import { startInstance } from './support/web-instance'

const cachedPaths = ['/', '/en', '/c/supermarket', '/de/prices', '/blog', '/list', '/ru/login', '/how-prices-work']
const dynamicPaths = ['/search?q=мляко', '/c/supermarket/filter?state=current', '/preview/bg/broshura/none']
const missingPaths = ['/no-such-page', '/de/broshura/no-such-brochure', '/en/a/b/c']

const content = specContent()

const scriptSources = (headers: Headers) =>
  headers
    .get('content-security-policy')
    ?.match(/script-src ([^;]*)/)?.[1]
    ?.split(' ') ?? []

function violations(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) found.push(`${page.url()}: ${message.text()}`)
  })
  return found
}

test('the scripts of each public page are named in its policy, however it is answered', async ({ page }) => {
  test.setTimeout(180_000)
  const refused = violations(page)
  for (const path of [...cachedPaths, ...dynamicPaths, ...missingPaths]) {
    for (const _ of [1, 2, 3]) {
      const response = await page.goto(path)
      const policy = (await response?.headerValue('content-security-policy')) ?? ''
      expect(policy, path).toContain("script-src 'self' 'sha256-")
      expect(policy.match(/script-src[^;]*/)?.[0], path).not.toContain('unsafe')
      await expect(page.locator('html'), path).toHaveAttribute('lang', /bg|de|en|ru/)
    }
  }
  expect(refused).toEqual([])
})

test('an inline script that someone brought in does not run, on a cached page and on a dynamic one', async ({
  page,
}) => {
  for (const path of ['/c/supermarket', '/search?q=мляко', '/no-such-page']) {
    const refused = violations(page)
    await page.route(`**${encodeURI(path)}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</body>', '<script>window.broughtIn = true</script></body>')
      await route.fulfill({ response, body })
    })
    await page.goto(path)
    await expect.poll(() => refused.length, { message: path }).toBeGreaterThan(0)
    expect(await page.evaluate(() => 'broughtIn' in window), path).toBe(false)
  }
})

test('a cached page has one policy for everybody, a dynamic page another for each request', async () => {
  await visit('/de/prices')
  const [first, second] = [await visit('/de/prices'), await visit('/de/prices')]
  const policy = first.headers.get('content-security-policy')
  expect(second.headers.get('content-security-policy')).toBe(policy)
  const etag = first.headers.get('etag') ?? ''
  const known = await fetch(`${stack().url}/de/prices`, { headers: { 'if-none-match': etag } })
  expect([known.status, known.headers.get('content-security-policy')]).toEqual([304, policy])
  const head = await fetch(`${stack().url}/de/prices`, { method: 'HEAD' })
  expect(head.headers.get('content-security-policy')).toBe(policy)
  const nonces = [await visit('/search'), await visit('/search')].map(({ headers }) =>
    scriptSources(headers).find((source) => source.startsWith("'nonce-")),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('a kept answer has hashes in place of the nonce of the request that it was made for', async () => {
  const answers = [await visit('/search?q=a'), await visit('/search?q=a')]
  for (const { headers } of answers)
    expect(scriptSources(headers).filter((source) => source.startsWith("'nonce-"))).toEqual([])
})

test('the CMS works under its policy, and no page may frame it', async ({ staffPage: page }) => {
  const refused = violations(page)
  const retailer = await content.retailer()
  for (const path of [
    '/admin',
    '/admin/collections/brochures/create',
    '/admin/collections/pages',
    '/admin/collections/media/create',
    `/admin/collections/retailers/${retailer.id}`,
    '/admin/broshura-dashboard?state=current',
  ]) {
    const response = await page.goto(path)
    const policy = (await response?.headerValue('content-security-policy')) ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy.match(/script-src[^;]*/)?.[0], path).not.toContain('unsafe')
    expect(await response?.headerValue('x-frame-options'), path).toBe('DENY')
    await expect(page.locator('main, .collection-list').first(), path).toBeVisible()
  }
  expect(refused).toEqual([])
})

test('the API is never a document, and an upload runs no script under any address', async () => {
  for (const path of [
    '/api/health',
    '/api/cms/brochures?limit=1',
    '/api/search/suggestions?q=a',
    '/api/cms/users/me',
  ]) {
    const { headers } = await visit(path)
    expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-frame-options'), path).toBe('DENY')
  }
  const files = await visit('/api/cms/media?limit=1&depth=0')
  const [medium] = JSON.parse(files.text).docs ?? []
  for (const file of [`media/file/${medium?.filename ?? 'none.svg'}`, 'customer-pictures/file/none.svg']) {
    expect((await visit(`/api/cms/${file}`)).headers.get('content-security-policy'), file).toContain('sandbox')
  }
  // Chromium would not display a PDF in a sandbox.
  const pdf = await visit('/api/cms/brochure-files/file/none.pdf')
  expect(pdf.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})

test('where the site is https, so are its cookies, on the same build', onlyFull(true), async () => {
  const site = 'https://broshura.example'
  const instance = await startInstance({ SITE_URL: site })
  const [account] = demoSignIns
  const login = await fetch(`${instance.url}/api/cms/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  expect(login.status).toBe(200)
  const language = await fetch(`${instance.url}/de/admin`, { redirect: 'manual' })
  const cookies = [login, language].flatMap(({ headers }) => headers.getSetCookie())
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(
    expect.arrayContaining(['payload-token', 'broshura-device', 'payload-lng']),
  )
  for (const cookie of cookies) expect(cookie).toMatch(/;\s*secure/i)
  for (const path of ['/', '/', '/api/health', '/no-such-page', '/bg/list']) {
    expect((await visit(path, {}, instance.url)).headers.get('strict-transport-security'), path).toContain('max-age=')
  }
  await instance.stop()
  expect((await visit('/')).headers.has('strict-transport-security')).toBe(false)
})
