import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { testBuild } from '../scripts/checks/placeholder-env'
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { mailTo } from './support/mails'
import { ownAddress } from './support/own-address'
import { patchBuildBeforeLaunch } from './support/patched-build'
import { address } from './support/reader'
import { visit } from './support/visit'
import { startInstance, type WebInstance } from './support/web-instance'

const distDir = `${testBuild.distDir}-before-launch`

const content = specContent()
let instance: WebInstance
let openPage: string
let closedPage: string
let openId: string

test.describe.configure({ timeout: 120_000 })
test.use({ extraHTTPHeaders: ownAddress() })

const at = (path: string) => instance.url + path

test.beforeAll(async () => {
  const hero = { blockType: 'hero', heading: 'Преди началото' }
  const opened = await content.page({ allowBeforeLaunch: true, blocks: [hero] })
  openId = opened.id
  openPage = `/${opened.slug}`
  closedPage = `/${(await content.page({ blocks: [hero] })).slug}`
  await patchBuildBeforeLaunch(testBuild.distDir, distDir)
  instance = await startInstance({ NEXT_DIST_DIR: distDir })
})
test.afterAll(async () => {
  await instance.stop()
})

async function answerOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, headers: answered } = await visit(path, headers, instance.url)
  const target = answered.get('location')
  return target ? `${status} ${target.replace(instance.url, '')}` : String(status)
}

test('leads everything to the page before the launch, in the same language, for now and kept by nobody', async () => {
  const led = [
    ['/', '/coming-soon'],
    ['/bg', '/coming-soon'],
    ['/de', '/de/coming-soon'],
    ['/search?q=mlyako', '/coming-soon?q=mlyako'],
    ['/en/search', '/en/coming-soon'],
    ['/prices', '/coming-soon'],
    ['/list', '/coming-soon'],
    ['/r/zhiten', '/coming-soon'],
    ['/ru/r/zhiten/latest', '/ru/coming-soon'],
    ['/login', '/coming-soon'],
    ['/de/account-orders', '/de/coming-soon'],
    ['/w3menu', '/coming-soon'],
    ['/privacy-centre', '/coming-soon'],
    ['/404', '/coming-soon'],
    ['/no-such-page', '/coming-soon'],
    ['/en/no/such/page', '/en/coming-soon'],
    [closedPage, '/coming-soon'],
    [`/de${closedPage}`, '/de/coming-soon'],
    ['/coming-soon/more', '/coming-soon'],
  ] as const
  for (const [path, target] of led) {
    // Requested twice, so that a cached answer would be noticed.
    for (const _ of [1, 2]) expect([path, await answerOf(path)]).toEqual([path, `307 ${target}`])
    const { headers } = await visit(path, {}, instance.url)
    // A 307 without a header, like that of the start pages, is not cached either.
    expect([path, headers.get('cache-control') ?? 'private, no-store']).toEqual([path, 'private, no-store'])
  }
  expect(await answerOf('/', { 'accept-language': 'de-DE,de;q=0.9' })).toBe('307 /de/coming-soon')
  expect(await answerOf('/', { 'accept-language': 'de', cookie: 'NEXT_LOCALE=ru' })).toBe('307 /ru/coming-soon')
})

test('leaves open what the specification excepts', onlyFull(true), async () => {
  const open = [
    '/coming-soon',
    '/ru/coming-soon',
    address,
    `/de${address}`,
    '/c/toys',
    '/p/wool-coat',
    '/en/p/wool-coat',
    '/legal/gdpr',
    '/de/legal/terms',
    '/imprint',
    '/gdpr',
    '/tos',
    '/en/agb',
    openPage,
    `/ru${openPage}`,
    '/api/health',
    '/api/ready',
    '/api/cms/users/me',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/build-files.js',
    '/list-worker.js',
    '/offline-worker.js',
    '/kept-worker.js',
    '/files/offline/de',
    '/files/offline/de/kept',
    '/blocks/hero.svg',
    '/files/icons/32.png',
    '/files/manifest/de',
    '/builds/latest.json',
    '/newsletter',
  ]
  for (const path of open) expect([path, await answerOf(path)]).toEqual([path, '200'])
  expect(await answerOf('/nothing-there.xml')).toBe('404')
  expect(await answerOf('/api/nothing-there')).toBe('404')
  expect(await answerOf('/admin')).toMatch(/^(?:200|307 \/admin\/login)/)
})

test('a page is opened and closed by its editor at once, and a redirect waits for the launch', async () => {
  const allow = (allowBeforeLaunch: boolean) =>
    content.write('PATCH', `/pages/${openId}?locale=bg&depth=0`, { allowBeforeLaunch, _status: 'published' })
  await allow(false)
  await expect.poll(() => answerOf(openPage)).toBe('307 /coming-soon')
  await allow(true)
  await expect.poll(() => answerOf(openPage)).toBe('200')
  const from = `/${content.name}-moved`
  await content.write('POST', '/redirects', { from, to: '/gdpr', status: '301' })
  expect(await answerOf(from)).toBe('307 /coming-soon')
})

test('a visitor reads what is open, and a click on anything else ends at the countdown', async ({ page }) => {
  await page.goto(at('/de/prices'))
  await expect(page).toHaveURL(at('/de/coming-soon'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('timer')).toContainText(/\d/)
  await expectNoViolations(page)
  await page.goto(at(`/de${openPage}`), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Преди началото' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).first().click()
  await expect(page).toHaveURL(/\/de\/(?:legal\/)?gdpr$/)
  await page.getByRole('link', { name: de.layout.bar.prices, exact: true }).first().click()
  await expect(page).toHaveURL(at('/de/coming-soon'))
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('the newsletter works there without JavaScript, from entry to its end', async ({ browser }) => {
  const { newsletter } = bg
  const page = await browser.newPage({ javaScriptEnabled: false, extraHTTPHeaders: ownAddress() })
  const email = `${content.name}@launch.example`
  const submit = page.getByRole('button', { name: newsletter.submit })
  await page.goto(at('/coming-soon'))
  await expect(page.getByRole('main').locator('time')).toContainText(/20\d\d/)
  await page.getByLabel(newsletter.email).fill('nobody@')
  await submit.click()
  await expect(page.getByText(bg.form.problems['newsletter-email'])).toBeVisible()
  await page.getByLabel(newsletter.email).fill(email)
  await submit.click()
  await expect(page.getByText(newsletter.success)).toBeVisible()
  const linkIn = async (pattern: RegExp) => {
    const { text } = await mailTo(email, pattern)
    const { pathname, search } = new URL(text.match(/http\S*\/newsletter\?token=\S+/)?.[0] ?? '')
    return pathname + search
  }
  for (const [deed, pattern] of [
    ['confirm', /Потвърдете/],
    ['end', /Абонирани сте/],
  ] as const) {
    await page.goto(at(await linkIn(pattern)))
    await page.getByRole('button', { name: newsletter.ask[deed].submit }).click()
    await expect(page.getByText(newsletter.done[deed])).toBeVisible()
  }
  await page.close()
})

test('an editor signs in to the CMS', async ({ page }) => {
  await page.goto(at('/admin'))
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.locator('#field-email')).toBeVisible()
})
