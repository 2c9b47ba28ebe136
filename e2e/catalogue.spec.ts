import type { Locator, Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/reader'

const { catalogue: words, products } = bg

const phone = { width: 360, height: 740 }
const ways = [
  { way: 'with our script', javaScriptEnabled: true },
  { way: 'without our script', javaScriptEnabled: false },
] as const

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('.catalogue article')
const group = (page: Page, name: string) => main(page).getByRole('group', { name, exact: true })

async function openFilters(page: Page): Promise<void> {
  const bar = main(page).locator('summary').filter({ hasText: words.filters })
  await expect(async () => {
    if (!(await group(page, words.size).isVisible())) await bar.click()
    await expect(group(page, words.size)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function first(page: Page, facet: string): Promise<{ box: Locator; value: string; count: number }> {
  const box = group(page, facet).getByRole('checkbox').first()
  const count = Number(await box.locator('xpath=..').locator('.facet-count').textContent())
  return { box, value: (await box.getAttribute('value')) ?? '', count }
}

async function choose(page: Page, facet: string, name: string, scripted: boolean) {
  await openFilters(page)
  const part = group(page, facet).locator('.facet-part > summary').first()
  if (facet === words.size && !(await group(page, facet).getByRole('checkbox').first().isVisible())) await part.click()
  const { box, value, count } = await first(page, facet)
  await box.check({ force: true })
  if (!scripted) await main(page).getByRole('button', { name: words.apply }).click()
  const chosen = `${name}=${encodeURIComponent(value)}`
  await expect(page).toHaveURL(new RegExp(`/shop-standard/filter\\?.*${chosen}`))
  return { chosen, count }
}

async function expectShown(page: Page, count: number): Promise<void> {
  await expect(main(page).locator('.catalogue-head > p')).toHaveText(new RegExp(`^${count} продукт`))
  await expect(cards(page)).toHaveCount(Math.min(count, 24))
}

for (const { way, javaScriptEnabled } of ways) {
  test.describe(way, () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('a size and a colour show what is in stock in both, as many as promised, and Back leads back', async ({
      page,
    }) => {
      await page.goto('/shop-standard')
      await expectNoSidewaysScroll(page)
      const size = await choose(page, words.size, 'size', javaScriptEnabled)
      await expectShown(page, size.count)
      const colour = await choose(page, words.colour, 'colour', javaScriptEnabled)
      await expectShown(page, colour.count)
      await expect(page).toHaveURL(new RegExp(size.chosen))
      await expectNoSidewaysScroll(page)
      if (javaScriptEnabled) await expectNoViolations(page)

      await page.goBack()
      await expect(page).not.toHaveURL(new RegExp(colour.chosen))
      await expectShown(page, size.count)
      await expect(main(page).getByRole('link', { name: /^Махни филтъра/ })).toHaveCount(1)
      await main(page).getByRole('link', { name: words.clear }).press('Enter')
      await expect(page).toHaveURL(/\/shop-standard$/)
      if (javaScriptEnabled) await expect(main(page).locator('.catalogue-head > p')).toBeFocused()
    })

    test('a filtered address says the same when it is opened anew, and an empty one what to do', async ({ page }) => {
      await page.goto('/shop-standard/filter?sort=price-up&page=2')
      await expect(page).toHaveTitle(new RegExp(`${words.sortBy['price-up']}, ${bg.meta.page.replace('{page}', '2')}`))
      await page.goto('/shop-standard/filter?sort=price-up')
      const prices = await cards(page).locator('.price > .sr-only').allInnerTexts()
      const amounts = prices.map((text) => Number.parseFloat(text.replace(/\s/g, '').replace(',', '.')))
      expect(amounts.length).toBeGreaterThan(1)
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
      await page.goto('/shop-standard/filter?size=777')
      await expect(main(page)).toContainText(words.emptyTitle)
    })
  })
}

const layouts = ['sidebar', 'style-1', 'style-2', 'with-category', 'filters-top-bar', 'list']

for (const layout of layouts) {
  test(
    `/shop-${layout} fits a phone, can be read by everybody and has a quick view on each card`,
    onlyFull(layout === 'style-1'),
    async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(`/shop-${layout}`)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      const count = await cards(page).count()
      expect(count).toBeGreaterThan(0)
      await expect(cards(page).getByRole('button', { name: new RegExp(`^${products.quickView}: `) })).toHaveCount(count)
    },
  )
}

test('a card is reached by the keyboard, and shows its sizes', async ({ page }) => {
  await page.goto('/shop-standard', { waitUntil: 'networkidle' })
  const card = cards(page).first()
  await card.locator('.goods-pictures').focus()
  await expect(card.locator('.goods-sizes')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/p\//)
})

test('under the pointer a card shows the goods worn on a figure', async ({ page }) => {
  await page.goto('/shop-standard', { waitUntil: 'networkidle' })
  const card = cards(page)
    .filter({ has: page.locator('img[src*="-worn-640x800"]') })
    .first()
  const pictures = card.locator('.goods-pictures > img')
  await expect(pictures).toHaveCount(2)
  await expect(pictures.nth(1)).toHaveAttribute('src', /-worn-640x800\.avif/)
  await expect(pictures.nth(1)).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(pictures.nth(1)).toHaveCSS('opacity', '1')
})

test('a menu of filters closes when the focus leaves it', async ({ page }) => {
  await page.goto('/shop-filters-top-bar', { waitUntil: 'networkidle' })
  const menu = main(page).locator('.facet-menu[id$="-colour"]')
  await menu.locator('summary').first().press('Enter')
  await expect(menu).toHaveAttribute('open')
  await menu.getByRole('checkbox').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
})

test('a page without a catalogue has no filters', async ({ request }) => {
  expect((await request.get('/about-us/filter?size=M')).status()).toBe(404)
  expect((await request.get('/no-such-page/filter?size=M')).status()).toBe(404)
})
