import type { Locator, Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'
import { type Goods, writeGoods } from './support/goods'
import { expectNoSidewaysScroll } from './support/reader'

let content: Content
let goods: Goods
let list = ''

/** The goods have a page of their own, because the catalogue also shows those of other tests. */
test.beforeAll(async () => {
  content = await Content.start()
  goods = await writeGoods(content)
  const block = {
    blockType: 'product-list',
    tone: 'tonePaper',
    source: 'productsNewest',
    products: [goods.id],
    limit: 4,
  }
  list = (await content.page({ blocks: [block] })).slug
})
test.afterAll(() => content.end())

const title = (locale: string) => `Goods ${content.name} ${locale}`
const opener = (page: Page, { products }: typeof en, locale: string) =>
  page.getByRole('button', { name: `${products.quickView}: ${title(locale)}`, exact: true })

async function open(page: Page): Promise<Locator> {
  await page.goto(`/en/${list}`, { waitUntil: 'networkidle' })
  const counted = page.waitForResponse((response) => response.url().includes('/api/shop/stock'))
  await opener(page, en, 'en').click()
  const pop = page.getByRole('dialog', { name: title('en') })
  await expect(pop.locator('.swiper-initialized')).toHaveCount(2)
  await counted
  return pop
}

const size = (pop: Locator, name: string) => pop.getByRole('radio', { name, exact: true })
const add = (pop: Locator) => pop.getByRole('button', { name: en.products.addToCart, exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('colour and size are chosen, sold out is seen and heard, and the button fills the cart', async ({ page }) => {
    const pop = await open(page)
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await expect(pop).toContainText('49.90')
    await expect(pop).toContainText(en.productPage.vat)
    await expect(pop.getByRole('link', { name: en.shopLaw.quick.noReviews })).toHaveAttribute(
      'href',
      `/en/p/${goods.slug}#reviews`,
    )
    const gone = size(pop, 'M, sold out')
    const soldOut = page.getByRole('radio', { name: 'M, sold out', exact: true })
    await expect(pop.locator('label', { has: soldOut }).locator('s')).toHaveText('M')
    await add(pop).click()
    await expect(pop.getByText(en.productPage.chooseSize)).toBeVisible()
    await gone.check({ force: true })
    await expect(pop.getByRole('button', { name: en.productPage.soldOutNow })).toBeDisabled()
    await size(pop, 'L').check({ force: true })
    await expect(pop.getByRole('status').filter({ hasText: 'Only 2 left' })).toBeVisible()
    await expect(page).toHaveURL(`/en/${list}`)
    await add(pop).click()
    await page.waitForURL(/shop-cart/)
    expect(new URL(page.url()).searchParams.get('line')).toBe(goods.variants.L)
  })
})

test('by keyboard alone, and the focus returns whichever way it is closed', async ({ page }) => {
  await page.goto(`/${list}`, { waitUntil: 'networkidle' })
  const button = opener(page, bg, 'bg')
  const pop = page.getByRole('dialog', { name: title('bg') })
  await button.focus()
  await page.keyboard.press('Enter')
  const red = pop.getByRole('radio', { name: 'огненочервено' })
  await red.focus()
  await page.keyboard.press('ArrowRight')
  await expect(pop.getByRole('radio', { name: 'морскосиньо' })).toBeChecked()
  await expect(pop.getByRole('radio', { name: /изчерпан/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pop).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(red).toBeChecked()
  await pop.getByRole('button', { name: bg.products.close }).press('Enter')
  await expect(pop).toBeHidden()
  await expect(button).toBeFocused()
})

test('is loaded when it is opened, and where it cannot be, the way to the page is there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/en/${list}`, { waitUntil: 'networkidle' })
  const scripts = () => asked.filter((url) => /\.js(\?|$)/.test(url)).length
  const before = scripts()
  expect(asked.filter((url) => url.includes('/api/shop/quick-view'))).toEqual([])
  await page.route('**/api/shop/quick-view*', (route) => route.abort())
  await opener(page, en, 'en').click()
  const pop = page.getByRole('dialog', { name: title('en') })
  await expect(pop.getByText(en.shopLaw.quick.failed)).toBeVisible()
  await expect(pop.getByRole('link', { name: en.shopLaw.quick.page })).toHaveAttribute('href', `/en/p/${goods.slug}`)
  expect(scripts()).toBeGreaterThan(before)
})

test('without JavaScript the card leads to the page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`/en/${list}`)
  await expect(opener(page, en, 'en')).toBeHidden()
  await page.getByRole('link', { name: title('en'), exact: true }).click()
  await expect(page).toHaveURL(`/en/p/${goods.slug}`)
  await page.close()
})

test('begins with the colour that the catalogue was filtered by', async ({ page }) => {
  await page.goto(`/en/shop-standard/filter?colour=${goods.colours[1]}`, { waitUntil: 'networkidle' })
  await opener(page, en, 'en').click()
  const pop = page.getByRole('dialog', { name: title('en') })
  await expect(pop.getByRole('radio', { name: 'sea blue' })).toBeChecked()
})

test('a heart that fails says so in the quick view, which covers the page', async ({ page }) => {
  const pop = await open(page)
  await page.route('**/api/shop/wishes', (route) => route.abort())
  await pop.getByRole('button', { name: en.wishlist.wish.replace('{title}', title('en')), exact: true }).click()
  await expect(pop.getByRole('status').filter({ hasText: en.wishlist.failed })).toBeVisible()
})
