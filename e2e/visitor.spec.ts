import type { Page } from '@playwright/test'
import { localePath, locales } from '../src/i18n/routing'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { visit } from './support/visit'

test.describe.configure({ timeout: 180_000 })

const content = specContent()
let retailer: { id: string; slug: string }
let other: { id: string; slug: string }
let category: { id: string; slug: string }
let slug: string
let word: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  word = `${content.name}дума`
  retailer = await content.retailer()
  other = await content.retailer()
  category = await content.category()
  const place = { retailer: retailer.id, category: category.id }
  const pages = ['Първа страница', `Втора страница с ${word}`, 'Трета страница']
  slug = (await content.brochure({ ...place, title: 'Пролетни оферти', pages })).slug
  await content.brochure({ ...place, retailer: other.id, title: 'Чужди оферти' })
  await content.database.query(
    `with copied as (
      insert into brochures (id, slug, valid_from, valid_to, retailer_id, category_id, active_import_id, published_at, _status)
      select gen_random_uuid(), slug || '-copy-' || n, valid_from, to_char(valid_to::date + 1, 'YYYY-MM-DD'), $1, category_id,
        active_import_id, published_at - n * interval '1 minute', 'published'
      from brochures, generate_series(1, 30) n where slug = $2
      returning id, slug)
    insert into brochures_locales (title, _locale, _parent_id)
    select 'Копие ' || slug, 'bg', id from copied`,
    [other.id, slug],
  )
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true })

test('finds a brochure by its category and comes back to the same place', async ({ page }) => {
  await page.goto('/')
  const link = page.locator(`main a[href="/c/${category.slug}"]`).first()
  await link.click()
  await expect(heading(page)).toContainText(category.slug)
  await card(page, 'Пролетни оферти bg').click()
  await expect(page).toHaveURL(`/broshura/${slug}`)
  await expect(heading(page)).toHaveText('Пролетни оферти bg')
  await page.goBack()
  await expect(heading(page)).toContainText(category.slug)
})

test('finds a brochure by its shop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').locator(`a[href="/r/${retailer.slug}"]`).first().click()
  await expect(heading(page)).toContainText(retailer.slug)
  await card(page, 'Пролетни оферти bg').click()
  await expect(page).toHaveURL(`/broshura/${slug}`)
})

test('finds a brochure by a word inside it and opens it at that page', async ({ page }) => {
  await page.goto('/')
  await page.locator('#hero-search').fill(word)
  await page.locator('#hero-search').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  const hit = page.getByRole('link', { name: /2.*Пролетни оферти bg/ })
  await hit.click()
  await expect(page).toHaveURL(new RegExp(`/broshura/${slug}\\?page=2`))
})

test('the lasting address of a shop leads to its newest brochure in each language', async () => {
  for (const locale of locales) {
    const { status, headers } = await visit(localePath(locale, `/r/${retailer.slug}/latest`))
    expect(status).toBe(307)
    expect(headers.get('location')).toMatch(new RegExp(`${localePath(locale, `/broshura/${slug}`)}$`))
    for (const unknown of [content.name, encodeURIComponent('мляко')]) {
      expect((await visit(localePath(locale, `/r/${unknown}/latest`))).status).toBe(404)
    }
  }
})

test('a shop that was chosen before the script of the page had started narrows the category', async ({
  page: opened,
}) => {
  // A page that `goto` does not wait for until its script has started.
  const page = await opened.context().newPage()
  const started = Promise.withResolvers<void>()
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await started.promise
    await route.continue()
  })
  await page.goto(`/c/${category.slug}`, { waitUntil: 'commit' })
  const shops = page.getByLabel('Магазин', { exact: true })
  await shops.selectOption(retailer.slug)
  started.resolve()
  await expect(page).toHaveURL(new RegExp(`shop=${retailer.slug}`))
  await expect(shops).toHaveValue(retailer.slug)
})

test('narrows a category by shop and state and asks for more', async ({ page }) => {
  await page.goto(`/c/${category.slug}`)
  const cards = page.locator('[aria-labelledby="results-title"] article')
  await expect(cards).toHaveCount(24)
  const first = await cards.locator('h3').allTextContents()
  await page.getByRole('link', { name: 'Още брошури' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(cards).toHaveCount(8)
  for (const title of await cards.locator('h3').allTextContents()) expect(first).not.toContain(title)
  await page.getByRole('link', { name: 'Отначало' }).click()
  await expect(page).toHaveURL(`/c/${category.slug}`)
  const shops = page.getByLabel('Магазин', { exact: true })
  await shops.focus()
  await shops.selectOption(retailer.slug)
  await expect(page).toHaveURL(new RegExp(`shop=${retailer.slug}`))
  await expect(cards).toHaveCount(1)
  await expect(shops).toBeFocused()
  // From here on the choices are on one page, and are rendered anew all the same.
  const order = page.getByLabel('Подреждане', { exact: true })
  await order.focus()
  await order.selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(order).toHaveValue('newest')
  await expect(order).toBeFocused()
  await page.getByRole('link', { name: 'Изтекли' }).click()
  await expect(page).toHaveURL(/state=expired/)
  await expect(cards).toHaveCount(0)
  const chosen = shops.locator('option:checked')
  await expect(chosen).toHaveText(`Магазин ${retailer.slug} (0)`)
  await page.getByRole('link', { name: 'Покажи всички актуални' }).click()
  await expect(page).toHaveURL(`/c/${category.slug}`)
})

test('language and theme change and the page stays', async ({ page }) => {
  await page.goto(`/broshura/${slug}`)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await background()
  await page.getByRole('button', { name: 'Превключи светъл и тъмен изглед' }).click()
  await expect.poll(background).not.toBe(before)
  await page.getByRole('button', { name: /^Език: / }).click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de/broshura/${slug}`)
  await expect(heading(page)).toHaveText('Пролетни оферти de')
  await expect.poll(background).not.toBe(before)
})

test('reaches a brochure by keyboard alone', async ({ page }) => {
  await page.goto(`/c/${category.slug}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(`/broshura/${slug}`)
  }).toPass()
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/broshura/${slug}`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every step works: category, filter, search, language, brochure', async ({ page }) => {
    await page.goto(`/c/${category.slug}`)
    await page.getByLabel('Магазин', { exact: true }).selectOption(retailer.slug)
    await page.getByRole('button', { name: 'Покажи', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/c/${category.slug}/filter\\?.*shop=${retailer.slug}`))
    await card(page, 'Пролетни оферти bg').click()
    await expect(heading(page)).toHaveText('Пролетни оферти bg')
    for (const number of [1, 2, 3]) {
      await expect(page.locator(`img[src*="/${number}-"], img[srcset*="/${number}-"]`).first()).toBeAttached()
    }
    await page.getByRole('button', { name: /^Език: / }).click()
    await page.locator('#languages').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`/en/broshura/${slug}`)
    await page.goto('/')
    await page.locator('#hero-search').fill(word)
    await page.locator('#hero-search').press('Enter')
    await expect(card(page, 'Пролетни оферти bg')).toBeVisible()
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  for (const locale of locales) {
    test(`no page scrolls sideways in ${locale}`, onlyFull(locale !== 'ru'), async ({ page }) => {
      const paths = [
        '/',
        `/c/${category.slug}`,
        `/r/${retailer.slug}`,
        `/broshura/${slug}`,
        `/search?q=${word}`,
        '/search',
        '/list',
        '/prices',
        '/prices/butter',
        '/how-prices-work',
        '/follows',
        '/legal/terms',
        '/privacy-centre',
        '/shops/stara-zagora',
        '/x',
      ]
      for (const path of paths) {
        await page.goto(localePath(locale, path))
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
        expect(widths[0], path).toBeLessThanOrEqual(widths[1] ?? 0)
      }
    })
  }
})
