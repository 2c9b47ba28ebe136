import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'

const content = specContent()
let slug: string
/** No other offer has this word. */
let word: string

test.beforeAll(async () => {
  word = `масло${content.word}`
  const shop = await content.retailer()
  const brochure = await content.brochure({ retailer: shop.id, category: (await content.category()).id })
  slug = brochure.slug
  const offer = (data: object) => content.write('POST', '/offers', { brochure: brochure.id, pageNumber: 1, ...data })
  await offer({
    title: `Краве ${word}`,
    packSize: '125 г',
    priceCents: 199,
    multiBuy: { kind: 'amount', pieces: 2, amountCents: 350 },
    depositCents: 25,
    box: { x: 0.1, y: 0.1, width: 0.4, height: 0.2 },
  })
  await offer({ title: `Голямо ${word}`, packSize: '500 г', priceCents: 499, oldPriceCents: 599 })
  await offer({ title: `Сладко ${word}`, packSize: '1 кг', priceCents: 449, loyaltyOnly: true })
})

const offersOf = (page: Page) =>
  page.locator('section[aria-labelledby="found-offers"] li').filter({ has: page.getByRole('heading', { level: 3 }) })

test('the cheapest butter per kilo is found under filters, and leads to its place in the brochure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('listitem').getByRole('heading', { level: 3 }).first()).toBeInViewport()
  await page.getByText('Филтри и подредба').click()
  await page.getByRole('link', { name: 'Цена за кг' }).click()
  await expect(page).toHaveURL(/sort=kg/)
  const rows = offersOf(page)
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Най-ниска цена за кг')
  await expect(rows.first()).toContainText(`Сладко ${word}`)
  await page.getByRole('link', { name: /^Без карта/ }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Голямо ${word}`)
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  const taken = page.getByRole('navigation', { name: 'Избрани филтри' }).getByRole('link', { name: /Без карта$/ })
  await taken.click()
  await expect(rows).toHaveCount(3)
  await rows.first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/broshura/${slug}\\?offer=`))
})

test('what several cost and the deposit stand beside the price: in the results, on the page and in the viewer', async ({
  page,
}) => {
  const said = ['2 за 3,50\u00a0€ · 1,75\u00a0€ за брой', '+ 0,25\u00a0€ депозит']
  await page.goto(`/search?q=${word}`)
  const row = offersOf(page).filter({ hasText: `Краве ${word}` })
  for (const words of said) await expect(row).toContainText(words)
  await row.getByRole('link').first().click()
  const sheet = page.getByRole('dialog', { name: 'Оферта', exact: true })
  for (const words of said) await expect(sheet.getByText(words)).toBeVisible()
  await page.goto(`/broshura/${slug}?view=text`)
  for (const words of said) await expect(page.locator('.reading-offers')).toContainText(words)
})

test('a product is suggested while typing, chosen by keys, and its prices open', async ({ page }) => {
  await page.goto('/search')
  const field = page.locator('#search')
  await field.pressSequentially('кашкавал')
  const product = page.getByRole('option').filter({ hasText: 'продукт' }).first()
  await expect(product).toBeVisible()
  await expect(page.locator('#search ~ [role=status]')).not.toBeEmpty()
  while ((await product.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/prices\/[a-z0-9-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/кашкавал/i)
})

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a price range narrows what is found, and the brochure names what it offers', async ({ page }) => {
    await page.goto(`/search?q=${word}`)
    await page.getByText('Филтри и подредба').click()
    await page.getByRole('textbox', { name: 'до' }).fill('3')
    await page.getByRole('button', { name: 'Покажи' }).first().click()
    await expect(page).toHaveURL(/max=3/)
    const rows = offersOf(page)
    await expect(page.getByRole('heading', { name: '1 оферта' })).toBeVisible()
    const hit = page.getByRole('article').filter({ hasText: 'стр. 1' })
    const offer = hit.getByRole('link', { name: /1,99/ })
    await expect(rows.first()).toContainText(word)
    await expect(hit.getByRole('link', { name: /^стр\. 1/ }).locator('.page-mark')).toHaveCount(1)
    // Among all results it stands with the offers already.
    await expect(offer).toHaveCount(0)
    await page.goto(`/search?q=${word}&max=3&kind=brochures`)
    await expect(offer).toHaveAttribute('href', new RegExp(`/broshura/${slug}\\?offer=`))
  })

  test('the first hit begins within the first 300 pixels of a phone', async ({ page }) => {
    for (const chosen of ['', '&min=0.01&max=500&card=no']) {
      await page.goto(`/search?q=мляко${chosen}`)
      const first = page.locator('#results li article').first()
      await expect(first).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Избрани филтри' }).getByRole('link')).toHaveCount(
        chosen ? 3 : 0,
      )
      expect((await first.boundingBox())?.y, chosen).toBeLessThan(300)
    }
  })
})
