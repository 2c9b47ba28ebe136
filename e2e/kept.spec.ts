import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { localePath, locales } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { ownAddress } from './support/own-address'
import { expectNoSidewaysScroll, pageNumber, press, reader, tool, viewer } from './support/reader'
import { stack } from './support/stack-ready'

const content = specContent()
const { button, sheet, page: words } = bg.kept
const messages = { bg, de, en, ru }
const pageCount = 60

test.use({ extraHTTPHeaders: ownAddress(), contextOptions: { reducedMotion: 'reduce' } })

type Made = { id: string; slug: string; title: string }

/** As the worker writes the words of a PDF: each page has its own, and every one `пролет`. */
async function brochureOf(pages: number): Promise<Made> {
  const title = `Брошура ${content.word} ${pages}`
  const texts = Array.from({ length: pages }, (_, index) => `пролет дума${index + 1}`)
  const { id, slug } = await content.brochure({ title, pages: texts })
  const { rows } = await content.database.query<{ hash: string }>('select hash from imports where brochure_id = $1', [
    id,
  ])
  const written = texts.map((_, index) => ({
    number: index + 1,
    words: [
      ['пролет', 0.1, 0.1, 0.2, 0.02],
      [`${1001 + index}`, 0.4, 0.6, 0.2, 0.02],
    ],
  }))
  const folder = join(stack().env.DATA_DIR ?? '', 'files', 'pages', rows[0]?.hash ?? '')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'words.json'), JSON.stringify({ pages: written }))
  const offer = (pageNumber: number, name: string, priceCents: number) =>
    content.write('POST', '/offers', {
      brochure: id,
      pageNumber,
      title: `${name} ${content.word}`,
      priceCents,
      box: { x: 0.1, y: 0.1, width: 0.3, height: 0.2 },
    })
  await offer(1, 'Мляко', 199)
  await offer(pages, 'Сирене', 550)
  return { id, slug, title: `${title} bg` }
}

const main = (page: Page) => page.getByRole('main')

async function openSheet(page: Page, slug: string) {
  await page.goto(`/broshura/${slug}`)
  await main(page).getByRole('button', { name: button.keep }).click()
  await expect(page.getByRole('dialog', { name: sheet.title })).toContainText(/\d\s?(?:MB|МБ)/)
}

async function keep(page: Page, slug: string) {
  await openSheet(page, slug)
  await page.getByRole('button', { name: sheet.start, exact: true }).click()
  await expect(page.getByText(sheet.done)).toBeVisible({ timeout: 60_000 })
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('broshura-kept'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The width of the picture of the page that is being read, once it is drawn. */
const pictureWidth = (page: Page) =>
  page
    .locator('[data-reader] [data-current] img')
    .evaluate((picture) => (picture instanceof HTMLImageElement && picture.complete ? picture.naturalWidth : 0))

test('a brochure of 60 pages is kept on a phone and read without a connection, from its address, the list of the app and any page', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 360, height: 740 })
  const { slug, title } = await brochureOf(pageCount)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`/broshura/${slug}`)
  expect(requested.filter((path) => path.startsWith('/api/kept') || path.includes('worker'))).toEqual([])
  expect(
    await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
  ).toEqual([[], 0])

  await openSheet(page, slug)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: sheet.start, exact: true }).click()
  await expect(page.getByText(sheet.done)).toBeVisible({ timeout: 120_000 })
  await expectNoViolations(page)
  const kept = await keptPaths(page)
  expect(kept.filter((path) => /-1080\.webp$/.test(path))).toHaveLength(pageCount)
  const allowed = /^\/(?:_next\/static|files\/pages|files\/offline)\/|^(?:\/(?:de|en|ru))?\/kept(?:\/entry|\/data)?$/
  expect(kept.filter((path) => !allowed.test(path))).toEqual([])

  await context.setOffline(true)
  await page.goto(`/broshura/${slug}?page=${pageCount}`)
  await expect(page).toHaveURL(new RegExp(`/kept\\?brochure=${slug}&page=${pageCount}`))
  await expect(reader(page)).toBeVisible()
  await expect(pageNumber(page)).toHaveText(`${pageCount} / ${pageCount}`)
  await expect.poll(() => pictureWidth(page)).toBe(1080)
  await press(page, viewer.zoomIn)
  await expect(tool(page, viewer.zoomOut)).toBeEnabled()
  await expect.poll(() => pictureWidth(page)).toBe(1080)
  await page.keyboard.press('0')
  await page.locator('[data-current] [data-offer]').first().focus()
  await page.keyboard.press('Enter')
  const offer = page.getByRole('dialog', { name: viewer.offerDetails })
  await expect(offer).toContainText(`Сирене ${content.word}`)
  await expect(offer).toContainText(/5[,.]50/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: viewer.search }).fill('7777')
  await expect(reader(page).getByText(viewer.noHits.replace('{query}', '7777'))).toBeVisible()
  await page.getByRole('searchbox', { name: viewer.search }).fill('1057')
  await expect(reader(page).locator('[data-hit="current"]')).toBeVisible()
  await expect(pageNumber(page)).toHaveText(`57 / ${pageCount}`)
  await page.keyboard.press('Escape')
  await press(page, viewer.close)
  await expect(reader(page)).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main(page).locator('section[id^="page-"]')).toHaveCount(pageCount)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: words.all }).click()
  for (const locale of locales) {
    const { page: texts } = messages[locale].kept
    await page.goto(localePath(locale, '/kept'))
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.title)
    await expect(main(page).getByRole('link', { name: title })).toBeVisible()
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  }
  for (const path of ['/list', '/prices']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: bg.errors.offlineTitle })).toBeVisible()
    await page.getByRole('link', { name: bg.errors.toKept }).click()
    await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  }
  await main(page)
    .getByRole('button', { name: words.removeNamed.replace('{title}', title) })
    .press('Enter')
  await expect(page.getByText(words.emptyTitle)).toBeVisible()
  await expect(page.locator('#kept-title')).toBeFocused()
  await expectNoViolations(page)
  expect((await keptPaths(page)).filter((path) => path.startsWith('/files/pages'))).toEqual([])
})

test('the installed app, which opens the list, leads to a kept brochure without a connection', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { slug, title } = await brochureOf(2)
  await page.goto('/list')
  await expect(page.getByLabel(bg.lists.app.note)).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await keep(page, slug)
  await context.setOffline(true)
  await page.goto('/list')
  await main(page).getByRole('link', { name: words.title }).click()
  await main(page).getByRole('link', { name: title }).click()
  await main(page).getByRole('link', { name: words.read, exact: true }).click()
  await expect(reader(page)).toBeVisible()
  await expect.poll(() => pictureWidth(page)).toBe(1080)
})

test('a kept brochure that changes is renewed when there is a connection, and one that is withdrawn disappears', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { id, slug, title } = await brochureOf(2)
  await keep(page, slug)
  await context.setOffline(true)
  const renamed = `Нова ${content.word}`
  await content.write('PATCH', `/brochures/${id}?locale=bg&depth=0`, { title: renamed, _status: 'published' })
  await page.goto('/kept')
  await expect(main(page).getByRole('link', { name: title })).toBeVisible()
  await context.setOffline(false)
  await expect(main(page).getByRole('link', { name: renamed })).toBeVisible()
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0)

  await content.write('PATCH', `/brochures/${id}?locale=bg&depth=0`, { _status: 'draft' })
  await page.goto('/list')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('broshura-kept'))).toBeNull()
  await page.goto('/kept')
  await expect(page.getByText(words.emptyTitle)).toBeVisible()
})

test('half a brochure is never shown as kept: it is stopped, the connection breaks or the device is full', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { slug } = await brochureOf(8)
  let held = true
  await page.route('**/files/pages/*/8-1080.webp', async (route) => {
    await expect.poll(() => held, { timeout: 60_000 }).toBe(false)
    await route.continue().catch(() => undefined)
  })
  await openSheet(page, slug)
  await page.getByRole('button', { name: sheet.start, exact: true }).click()
  await expect(page.getByText(sheet.progress.replace('{done}', '7').replace('{count}', '8'))).toBeVisible({
    timeout: 60_000,
  })
  await expectNoViolations(page)
  await page.getByRole('button', { name: sheet.stop }).click()
  held = false
  await expect(page.getByRole('button', { name: sheet.start, exact: true })).toBeVisible()
  await expect.poll(async () => (await keptPaths(page)).filter((path) => path.includes('1080'))).toEqual([])

  await page.unroute('**/files/pages/*/8-1080.webp')
  await page.route('**/files/pages/*/8-1080.webp', (route) => route.abort())
  await page.getByRole('button', { name: sheet.start, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: sheet.offline })).toBeVisible()
  expect((await keptPaths(page)).filter((path) => path.includes('1080'))).toEqual([])

  await page.unroute('**/files/pages/*/8-1080.webp')
  await page.evaluate(() => {
    Object.defineProperty(navigator.storage, 'estimate', {
      configurable: true,
      value: async () => ({ quota: 1000, usage: 900 }),
    })
  })
  await page.getByRole('button', { name: sheet.retry }).click()
  await expect(page.getByRole('status').filter({ hasText: sheet.full.split('.')[0] ?? '' })).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(navigator.storage, 'estimate', { configurable: true, value: async () => ({}) })
  })
  await page.getByRole('button', { name: sheet.retry }).click()
  await expect(page.getByText(sheet.done)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: sheet.close }).click()
  await expect(main(page).getByRole('button', { name: button.kept })).toBeVisible()
})

test('the text of a brochure and the viewer keep it, too', async ({ page }) => {
  test.setTimeout(120_000)
  const { slug } = await brochureOf(3)
  await page.goto(`/broshura/${slug}?page=2`)
  await expect(reader(page)).toBeVisible()
  await press(page, button.keep)
  await page.getByRole('button', { name: sheet.start, exact: true }).click()
  await expect(page.getByText(sheet.done)).toBeVisible({ timeout: 60_000 })
  await page.goto(`/broshura/${slug}?view=text`)
  await main(page).getByRole('button', { name: button.kept }).click()
  await page.getByRole('dialog', { name: sheet.title }).getByRole('button', { name: sheet.remove }).click()
  await expect(page.getByRole('button', { name: sheet.start, exact: true })).toBeEnabled()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('no button keeps a brochure, and the page of kept ones says what it needs', async ({ page }) => {
    const { slug } = await brochureOf(1)
    for (const query of ['', '?view=text']) {
      await page.goto(`/broshura/${slug}${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: button.keep })).toBeHidden()
    }
    await page.goto('/kept')
    await expect(main(page)).toContainText(words.noScript, { useInnerText: true })
  })
})
