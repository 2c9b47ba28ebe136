import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { localePath } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import {
  type Goods,
  openLink,
  openList,
  row,
  tick,
  twoBrochures,
  waitUntilOffline,
  words,
  write,
} from './support/lists'
import { livingPage } from './support/living-page'
import { ownAddress } from './support/own-address'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'

const content = specContent()
let goods: Goods

test.use({ extraHTTPHeaders: ownAddress() })

test.beforeAll(async () => {
  goods = await twoBrochures(content)
})

const count = (page: Page) => page.getByRole('banner').getByTestId('list-count')

for (const locale of ['bg', 'de'] as const) {
  const { app } = words[locale]
  const { errors } = { bg, de }[locale]

  test(
    `a list from two brochures and a search, offline and on paper, in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ page, context, browser }) => {
      test.setTimeout(120_000)
      const { alfa, beta, milk, bread, cheese } = goods
      await page.setViewportSize({ width: 1440, height: 900 })
      await tick(page, `/broshura/${alfa}`, milk, locale)
      await expect(count(page)).toHaveText('1')
      await tick(page, `/broshura/${beta}`, cheese, locale)
      await tick(page, `/search?q=${bread}`, bread, locale)
      await expect(count(page)).toHaveText('3')

      await page
        .getByRole('banner')
        .getByRole('link', { name: locale === 'de' ? 'Liste' : 'Списък' })
        .click()
      await expect(row(page, milk)).toBeVisible()
      await write(page, 'Ключ за мазето', locale)
      await row(page, milk)
        .getByRole('button', { name: app.more.split(':')[0] })
        .click()
      const [box, name, cost] = await Promise.all([
        row(page, milk).getByRole('checkbox').boundingBox(),
        row(page, milk).getByText(milk, { exact: true }).boundingBox(),
        row(page, milk).getByText(/^3,98/).boundingBox(),
      ])
      for (const other of [name, cost]) expect(Math.abs((other?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(16)
      const sums = page.locator('.list-column header strong')
      await expect(sums).toHaveText([/5,18/, /5,50/])
      const covered = (priced: number) =>
        app.covers.replace('{priced}', String(priced)).replace('{count}', '4').concat(': ')
      await expect(page.locator('.list-column header').first()).toContainText(`${app.total} ${covered(2)}`)
      await expect(page.getByText(`${app.total} ${covered(3)}`)).toContainText('10,68')
      await expect(page.getByText(app.unpriced.split(':')[0] ?? '')).toContainText('Ключ за мазето')
      const plan = page.getByRole('group', { name: app.plan })
      await expect(plan).toContainText(covered(3))
      await page.getByLabel(app.planOne).check()
      await expect(page.locator('fieldset label', { hasText: app.planOne })).toContainText('5,18')
      await expect(page.locator('fieldset')).toContainText(cheese)
      await page.getByLabel(app.planTwo).check()
      await expect(page.locator('fieldset label', { hasText: app.planTwo })).toContainText('10,68')
      await expectNoViolations(page)

      await page.goto(localePath(locale, '/list'))
      await waitUntilOffline(page)
      await context.setOffline(true)
      await page.reload()
      await expect(row(page, milk)).toBeVisible()
      await row(page, bread).getByRole('checkbox').check()
      await write(page, 'Второ нещо', locale)
      await page.reload()
      await expect(row(page, bread).getByRole('checkbox')).toBeChecked()
      await expect(row(page, 'Второ нещо')).toBeVisible()
      await expect(row(page, milk)).toContainText('3,98')
      await page.goto(localePath(locale, '/how-prices-work'))
      await expect(page.getByRole('heading', { name: errors.offlineTitle })).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('link', { name: errors.toList }).click()
      await expect(row(page, milk)).toContainText('3,98')
      await page.getByRole('button', { name: app.share, exact: true }).click()
      await page.getByRole('button', { name: app.shareCopy }).click()
      const link = await page.getByLabel(app.linkReady).inputValue()
      await page.getByRole('button', { name: app.close }).click()
      await context.setOffline(false)

      const friend = await openLink(browser.newContext({ baseURL: stack().url, extraHTTPHeaders: ownAddress() }), link)
      await expect(row(friend, milk)).toContainText('3,98')
      await friend.getByRole('group', { name: app.plan }).getByLabel(app.planOne).check()
      await expect(row(friend, cheese)).toContainText(app.elsewhere.split(':')[0] ?? '')
      await expectNoViolations(friend)
      expect(await friend.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Второ нещо')
      await friend.getByRole('button', { name: app.copyKeep }).click()
      await expect(friend.getByText(app.copyText)).toHaveCount(0)
      await friend.reload()
      await expect(row(friend, bread).getByRole('checkbox')).toBeChecked()
      await expect(row(friend, 'Второ нещо')).toBeVisible()
      await friend.context().close()

      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      const lefts = await page
        .locator('.list-column')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      expect(new Set(lefts).size).toBe(3)
    },
  )
}

test('a note finds what it may mean with its price, and the list says what one shop saves', async ({ page }) => {
  const { app } = bg.lists
  const { database } = content
  const { rows } = await database.query<{ title: string }>(
    `select p.title from search.products s join prices.products p on p.id = s.id join search.product_kinds k on k.id = s.kind_id
     where k.ranked and cardinality(k.chains) > 2 order by p.id limit 1`,
  )
  const title = rows[0]?.title ?? ''
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  await page.getByLabel(app.note).fill(title)
  const first = page.getByRole('list', { name: app.foundTitle }).getByRole('button', { name: title }).first()
  await expect(first).toContainText('€')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await first.click()
  await expect(page.getByLabel(app.note)).toBeFocused()
  await expect(page.getByLabel(app.note)).toHaveValue('')
  await expect(row(page, title)).toContainText('€')
  const totals = page.getByRole('table', { name: app.shopTotals })
  await expect(totals.getByRole('row').nth(2)).toContainText(app.hasAll)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})

test('a note that names a kind takes the cheapest of it, says which, and can be something else', async ({ page }) => {
  const { app } = bg.lists
  const note = page.locator('.list-row', { has: page.getByRole('checkbox', { name: 'мляко', exact: true }) })
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  await write(page, 'мляко')
  await expect(note).toContainText('€')
  await expect(note).toContainText(app.cheapestOf.replace('{what}', ''))
  await expect(page.getByRole('group', { name: app.plan })).toContainText(app.coversAll)
  expect((await note.boundingBox())?.height).toBeLessThan(58)
  await note.getByRole('button', { name: app.actions.replace('{title}', 'мляко') }).press('Enter')
  await note.getByRole('button', { name: app.choosePrice.replace('{title}', 'мляко') }).press('Enter')
  const first = note.getByRole('list', { name: app.foundTitle }).getByRole('button').first()
  await expect(first).toContainText('€')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await first.press('Enter')
  await expect(note).toHaveCount(0)
  await expect(page.locator('.list-row')).toHaveCount(1)
  await expect(page.locator('.list-row').getByRole('checkbox')).toBeFocused()

  const key = 'Ключ за мазето'
  await write(page, key)
  await row(page, key)
    .getByRole('button', { name: app.actions.replace('{title}', key) })
    .press('Enter')
  await row(page, key)
    .getByRole('button', { name: app.choosePrice.replace('{title}', key) })
    .press('Enter')
  await expect(row(page, key).getByRole('status')).toHaveText(app.nothingFound.replace('{title}', key))
})

test('lists are named, deleted and brought back, and two tabs show the same', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { app } = bg.lists
  await openList(page)
  await expectNoViolations(page)
  await write(page, 'Първо нещо')
  await expect(page.getByRole('status').filter({ hasText: `Първо нещо: ${bg.lists.tick.on}` })).toBeAttached()
  const tab = livingPage(await context.newPage())
  await openList(tab)
  await write(tab, 'Второ нещо')
  await expect(row(page, 'Второ нещо')).toBeVisible()
  await row(page, 'Първо нещо')
    .getByRole('button', { name: app.actions.replace('{title}', 'Първо нещо') })
    .click()
  await row(page, 'Първо нещо')
    .getByRole('button', { name: app.remove.split(':')[0] })
    .click()
  await expect(row(tab, 'Първо нещо')).toHaveCount(0)
  await page.getByRole('button', { name: app.undo }).click()
  await expect(row(tab, 'Първо нещо')).toHaveCount(1)

  await page.getByRole('button', { name: app.options }).click()
  await page.getByLabel(app.newList).fill('Рожден ден')
  await page.getByRole('button', { name: app.create }).click()
  await expect(page.getByLabel(app.choose).locator('option')).toHaveText([app.untitled, 'Рожден ден'])
  await write(page, 'Свещи')
  await page.getByRole('button', { name: app.options }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: app.deleteList }).click()
  await expect(row(page, 'Свещи')).toHaveCount(0)
  await page.getByRole('button', { name: app.undo }).click()
  await expect(row(page, 'Свещи')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a keyboard stays where it was on the list, and a long word is broken, not the page', async ({ page }) => {
  const { app } = bg.lists
  const button = (title: string, label: string) =>
    row(page, title).getByRole('button', { name: label.replace('{title}', title) })
  await tick(page, `/broshura/${goods.alfa}`, goods.milk)
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  const long = 'https://broshura.example/'.padEnd(200, 'x')
  for (const title of ['Първо нещо', 'Второ нещо', long]) await write(page, title)
  await expect(page.getByRole('group', { name: app.plan })).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const title of ['Първо нещо', 'Второ нещо', long])
    expect((await row(page, title).boundingBox())?.height).toBeLessThan(58)
  await button(long, app.actions).press('Enter')
  await expectNoSidewaysScroll(page)
  await button('Второ нещо', app.actions).press('Enter')
  await button('Второ нещо', app.more).press('Enter')
  await button('Второ нещо', app.less).press('Enter')
  await expect(button('Второ нещо', app.less)).toBeFocused()
  await button('Второ нещо', app.less).press('Enter')
  await expect(row(page, 'Второ нещо')).toContainText('× 1')
  await button('Второ нещо', app.remove).press('Enter')
  await expect(row(page, long).getByRole('checkbox')).toBeFocused()
  const toast = page.locator('.toast')
  // A keyboard needs longer than the five seconds that other messages have, and their time is an animation.
  expect(await toast.evaluate((one) => one.getAnimations().some((each) => 'animationName' in each))).toBe(false)
  await page.getByRole('button', { name: app.undo }).press('Enter')
  await expect(row(page, 'Второ нещо').getByRole('checkbox')).toBeFocused()
  await button(long, app.remove).press('Enter')
  await expect(toast).toHaveCount(1)
  await expect(row(page, 'Второ нещо').getByRole('checkbox')).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test('a list that was reached by a link within the site opens without a connection', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.locator('nav.bottom-bar a[href="/list"]').click()
  await write(page, 'Кафе')
  const loaded = () => page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))
  expect(await loaded()).toEqual([new URL('/', page.url()).href])
  await waitUntilOffline(page)
  await context.setOffline(true)
  await page.goto('/list')
  await expect(row(page, 'Кафе')).toBeVisible()
  await page.goto('/how-prices-work')
  await expect(page.getByRole('heading', { name: bg.errors.offlineTitle })).toBeVisible()
})

test('a list that cannot be read is kept aside, not overwritten', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('broshura-lists', '{"version":1,"entries":"old"'))
  await openList(page)
  await expect(page.getByText(bg.lists.app.aside)).toBeVisible()
  await write(page, 'Кафе')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('\\"entries\\":\\"old')
})

test('the app is installed in four languages, and the worker keeps the list and nothing personal', async ({ page }) => {
  for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
    await page.goto(localePath(locale, '/list'))
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await page.request.get(href ?? '')).json()
    expect(manifest).toMatchObject({ lang: locale, start_url: localePath(locale, '/list') })
    for (const { src, sizes } of manifest.icons)
      expect((await page.request.get(src)).status(), `${src} ${sizes}`).toBe(200)
  }
  await openList(page)
  await waitUntilOffline(page)
  const cachedPages = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const paths = requests.flat().map(({ url }) => new URL(url).pathname)
      return paths.filter((path) => !path.startsWith('/_next/static/')).sort()
    })
  const offline = ['bg', 'de', 'en', 'ru'].map((locale) => `/files/offline/${locale}`)
  await expect.poll(cachedPages).toEqual(['/de/list', '/en/list', ...offline, '/list', '/ru/list'])
})
