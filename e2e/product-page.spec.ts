import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { mailTo } from './support/mails'
import { ownAddress } from './support/own-address'
import { expectNoSidewaysScroll } from './support/reader'
import { runTaskNow } from './support/run-task-now'

let content: Content
let goods: Goods

test.beforeAll(async () => {
  content = await Content.start()
  goods = await writeGoods(content)
})
test.afterAll(() => content.end())

const path = (query = '') => `/p/${goods.slug}${query}`
const size = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const button = (page: Page) => page.locator('form#order').getByRole('button', { name: bg.products.addToCart }).first()

/** Waits until the page has requested the stock, which means that it is hydrated. */
async function open(page: Page, address: string) {
  const asked = page.waitForResponse((response) => response.url().includes('/api/shop/stock'))
  await page.goto(address)
  await asked
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('colour and size are chosen, sold out is seen and heard before, and the form sends the variant', async ({
    page,
  }) => {
    await open(page, path())
    await expectNoSidewaysScroll(page)
    const gone = size(page, 'M, изчерпан')
    await expect(gone).toBeVisible()
    await expect(page.locator('label', { has: gone }).locator('s')).toHaveText('M')
    await expect(size(page, 'S')).not.toBeChecked()
    await button(page).click()
    await expect(page.getByText(bg.productPage.chooseSize)).toBeVisible()
    await size(page, 'L').check({ force: true })
    await expect(page.getByRole('status').filter({ hasText: 'Последни 2 бройки' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`color=${goods.colours[0]}&size=L`))
    await page.getByRole('radio', { name: 'морскосиньо' }).check({ force: true })
    await expect(page.getByRole('radio', { name: /изчерпан/ })).toHaveCount(0)
    await expect(size(page, 'S')).toBeChecked()
    await button(page).click()
    await page.waitForURL(/shop-cart/)
    expect(new URL(page.url()).searchParams.get('line')).toBe(goods.other)
  })

  test('gallery, name, price, colour, size and button come in this order within a screen and a half', async ({
    page,
  }) => {
    await open(page, path())
    const places = [
      page.locator('.product-gallery'),
      page.getByRole('heading', { level: 1 }),
      page.locator('.product-order .price').first(),
      page.getByRole('group', { name: bg.productPage.colour }),
      page.getByRole('group', { name: bg.productPage.size, exact: true }),
      button(page),
    ]
    const boxes = await Promise.all(places.map((place) => place.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? Number.NaN)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    const last = boxes.at(-1)
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(740 * 1.5)
    const bar = page.locator('.order-bar').getByRole('button', { name: bg.products.addToCart })
    await button(page).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { name: bg.reviews.title }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport()
    await bar.click()
    await expect(page.getByText(bg.productPage.chooseSize)).toBeVisible()
    await expectNoViolations(page)
  })
})

test('an address names colour and size; what is sold out is said, and cannot be ordered', async ({ page }) => {
  await open(page, `/en${path(`?color=${goods.colours[0]}&size=M`)}`)
  await expect(size(page, 'M, sold out')).toBeChecked()
  const gone = page.locator('form#order').getByRole('button', { name: en.productPage.soldOutNow })
  await expect(gone).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: en.productPage.soldOutNow })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${path()}$`))
})

test('by keyboard alone: colour, size, size guide, picture in full screen with zoom', async ({ page }) => {
  await open(page, `/en${path()}`)
  await page.getByRole('radio', { name: 'fire red' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'sea blue' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(size(page, 'S')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(size(page, 'M, sold out')).toBeChecked()
  const guide = page.getByRole('link', { name: en.products.sizeGuide })
  await guide.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: en.products.sizeGuide })
  await expect(dialog.getByRole('row').nth(1)).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(guide).toBeFocused()
  const pictures = page.locator('.gallery-picture')
  await expect(page.locator('.product-gallery .swiper-initialized')).toBeVisible()
  await pictures.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.nth(2)).toBeFocused()
  for (const at of [1, 0]) {
    await page.keyboard.press('ArrowLeft')
    await expect(pictures.nth(at)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const said = page.locator('dialog.lightbox').getByRole('status')
  await expect(said).toContainText('Picture 1 of')
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(said).toContainText(`Picture ${number} of`)
  }
  const zoom = page.locator('dialog.lightbox').getByRole('button', { name: en.productPage.zoom })
  await zoom.focus()
  await page.keyboard.press('Enter')
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  const picture = page.locator('dialog.lightbox img').first()
  await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / 1280).toBeGreaterThan(1.9)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog.lightbox')).toHaveCount(0)
})

test('the chosen size has a thicker line where a person has chosen the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, path())
  const label = (name: string) => page.locator('label', { has: size(page, name) })
  await size(page, 'S').check({ force: true })
  await expect(label('S')).toHaveCSS('outline-width', '3px')
  await expect(label('L')).toHaveCSS('outline-width', '1px')
})

test('without JavaScript the pictures scroll, all sizes of all colours are there, and the form sends the variant', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto(path())
  await expectNoSidewaysScroll(page)
  const red = page.getByRole('group', { name: bg.productPage.sizesOf.replace('{colour}', 'огненочервено') })
  await expect(red.getByRole('radio', { name: 'M, изчерпан' })).toBeVisible()
  const row = page.locator('.product-gallery .swiper-wrapper')
  await row.hover()
  await page.mouse.wheel(2000, 0)
  await expect(row.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('#size-guide')).toBeAttached()
  await red.getByRole('radio', { name: 'S', exact: true }).check({ force: true })
  await button(page).click()
  expect(new URL(page.url()).searchParams.get('line')).toBe(goods.variants.S)
  await page.close()
})

test('the page itself is current about what is sold out', async ({ browser }) => {
  const { S } = goods.variants
  const page = await browser.newPage({ javaScriptEnabled: false })
  const mailsFor = async (name: string) => {
    await page.goto(`/en${path()}`)
    return page.getByRole('group', { name: 'Sizes, fire red' }).getByRole('radio', { name, exact: true }).count()
  }
  expect(await mailsFor('S')).toBe(1)
  await writeStock(content, S, 0)
  await expect.poll(() => mailsFor('S, sold out')).toBe(1)
  await writeStock(content, S, 5)
  await expect.poll(() => mailsFor('S')).toBe(1)
  await page.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`who waits for a sold-out size is told once by mail, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, extraHTTPHeaders: ownAddress() })
    const email = `${content.name}-${javaScriptEnabled}@alert.example`
    await page.goto(`/de${path(`?color=${goods.colours[0]}&size=M`)}`)
    const form = page.getByRole('region', { name: de.stockAlert.heading })
    await form.getByLabel(de.stockAlert.email).fill(email)
    await form.getByRole('button', { name: de.stockAlert.submit }).click()
    await expect(page.getByText(de.stockAlert.sent)).toBeVisible()
    const { text } = await mailTo(email, /bestätige/)
    await page.goto(text.match(/http\S*\/stock-alert\?token=confirm\S+/)?.[0] ?? '')
    await page.getByRole('button', { name: de.stockAlert.ask.confirm.submit }).click()
    await expect(page.getByText(de.stockAlert.noted)).toBeVisible()
    await writeStock(content, goods.variants.M, 1)
    await content.database.query(runTaskNow('mailBackInStock'))
    expect((await mailTo(email, /Wieder da/)).text).toContain(`/de${path(`?color=${goods.colours[0]}&size=M`)}`)
    await writeStock(content, goods.variants.M, 0)
    await page.close()
  })
}

test('search engines read an offer for each variant, and no rating that nobody gave', async ({ page }) => {
  await page.goto(`/en${path()}`)
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const data = JSON.parse(text ?? '{}')
  expect(data).toMatchObject({ '@type': 'Product', sku: goods.slug })
  expect(data.aggregateRating).toBeUndefined()
  expect(data.offers).toHaveLength(4)
  expect(data.offers.find((offer: { sku: string }) => offer.sku === `${goods.slug}-1M`)).toMatchObject({
    price: '49.90',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/OutOfStock',
  })
})

test('what was seen before is shown again, and the browser alone remembers it', async ({ page }) => {
  await open(page, `/en${path()}`)
  await expect(page.getByRole('heading', { name: en.productPage.recent })).toHaveCount(0)
  await page.goto('/en/p/pique-polo')
  const seen = page.getByRole('region', { name: en.productPage.recent })
  await expect(seen.getByRole('link')).toHaveCount(1)
  await expect(seen.getByRole('link')).toHaveAttribute('href', `/en${path()}`)
})

for (const layout of ['default', 'carousel', 'thumbnail', 'full-width', 'grid-media']) {
  test(`the layout ${layout} shows a real product and follows WCAG 2.2 AA`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/de/product-${layout}`)
    await expect(page.locator(`.product-page[data-layout=${layout}] .gallery-picture img`).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  })
}
