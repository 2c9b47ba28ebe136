import type { Locator, Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/reader'
import { swipe } from './support/swipe'

const { products: words } = en

async function open(page: Page): Promise<Locator> {
  await page.goto('/en/shop-list', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: `${words.quickView}: Wool coat` }).click()
  const pop = page.getByRole('dialog', { name: 'Wool coat' })
  await expect(pop).toBeVisible()
  await expect(pop.locator('.swiper-initialized')).toHaveCount(2)
  await pop.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)))
  return pop
}

const image = (pop: Locator) => pop.locator('.product-slides li:not([inert]) img')
const thumbnails = (pop: Locator) => pop.locator('.product-thumbnails button')
const quantity = (pop: Locator) => pop.getByLabel(words.quantity, { exact: true })
const nameOf = (number: number) => words.image.replace('{number}', String(number)).replace('{count}', '3')

async function expectShown(pop: Locator, number: number) {
  await expect(pop.locator('[aria-live]')).toHaveText(nameOf(number))
  await expect(thumbnails(pop).nth(number - 1)).toHaveAttribute('aria-current', 'true')
  await expect(pop.locator('.product-thumbnails [aria-current]')).toHaveCount(1)
  const frame = pop.locator('.product-slides').locator('..')
  const frameBox = await frame.boundingBox()
  await expect
    .poll(async () => Math.round((await image(pop).boundingBox())?.x ?? 0))
    .toBe(Math.round(frameBox?.x ?? -1))
}

test('says of the sample product what is known of it, and closes by its button', async ({ page }) => {
  const pop = await open(page)
  for (const text of ['SALE 20% Off', '4.7', '5 customer reviews', '$125.75', '$132.17', 'BR-COAT-0412']) {
    await expect(pop.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(pop).toContainText('A warm coat down to the knee')
  await expect(image(pop)).toBeVisible()
  await expect(thumbnails(pop)).toHaveCount(3)
  await expectNoViolations(page)
  await pop.getByRole('button', { name: words.close }).click()
  await expect(pop).toBeHidden()
})

test('a mouse magnifies a picture one and a half times where it points, and leaving it resets that', async ({
  page,
}) => {
  const pop = await open(page)
  const style = (name: 'scale' | 'transformOrigin') =>
    image(pop).evaluate((each, key) => getComputedStyle(each)[key], name)
  const box = await pop.locator('.product-slides').boundingBox()
  if (!box) throw new Error('there are no pictures')
  const pointAt = (x: number, y: number) => page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  const origin = (x: number, y: number) => `${box.width * x}px ${box.height * y}px`
  const rounded = async () =>
    (await style('transformOrigin')).replace(/[\d.]+/g, (number) => String(Math.round(Number(number))))
  const wanted = (x: number, y: number) =>
    origin(x, y).replace(/[\d.]+/g, (number) => String(Math.round(Number(number))))
  await pointAt(0.25, 0.5)
  await expect.poll(() => style('scale')).toBe('1.5')
  await expect.poll(rounded).toBe(wanted(0.25, 0.5))
  await pointAt(0.75, 0.25)
  await expect.poll(rounded).toBe(wanted(0.75, 0.25))
  await quantity(pop).hover()
  await expect.poll(() => style('scale')).toBe('none')
})

test('the pictures turn by thumbnails, arrows and keys, and each opens in full size', async ({ page }) => {
  const pop = await open(page)
  await expectShown(pop, 1)
  await thumbnails(pop).nth(2).click()
  await expectShown(pop, 3)
  await pop.getByRole('button', { name: words.previous }).click()
  await expectShown(pop, 2)
  await page.keyboard.press('ArrowRight')
  await expectShown(pop, 3)
  await page.keyboard.press('ArrowRight')
  await expectShown(pop, 3)
  const source = await image(pop).getAttribute('src')
  const full = pop.getByRole('link', { name: `${words.maximize}: ${nameOf(3)}` })
  await expect(full).toHaveAttribute('href', source ?? '')
  await expect(full).toHaveAttribute('target', '_blank')
  expect((await page.request.get(source ?? '')).headers()['content-type']).toMatch(/^image\//)
})

test('how many starts at one, never falls below, and may be typed', async ({ page }) => {
  const pop = await open(page)
  const [less, more] = [pop.getByRole('button', { name: words.less }), pop.getByRole('button', { name: words.more })]
  await expect(quantity(pop)).toHaveValue('1')
  await expect(less).toBeDisabled()
  await more.click()
  await more.click()
  await expect(quantity(pop)).toHaveValue('3')
  await less.click()
  await expect(quantity(pop)).toHaveValue('2')
  for (const [typed, corrected] of [
    ['7', '7'],
    ['2.9', '2'],
    ['-4', '1'],
    ['0', '1'],
    ['many', '1'],
    ['', '1'],
  ] as const) {
    await quantity(pop).fill(typed)
    await quantity(pop).press('Tab')
    await expect(quantity(pop)).toHaveValue(corrected)
  }
})

test('its links lead to cart, wishlist, list, shop and reviews', async ({ page }) => {
  const pop = await open(page)
  const links = [
    [words.addToCart, '/en/shop-cart'],
    [words.addToWishlist, '/en/shop-wishlist'],
    ['Wool coat', '/en/shop-list'],
    ['Coats', '/en/shop-standard'],
    ['winter', '/en/shop-standard'],
    ['wool', '/en/shop-standard'],
    ['5 customer reviews', '/en/p/wool-coat#reviews'],
  ] as const
  for (const [name, href] of links) {
    await expect(pop.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await pop.getByRole('link', { name: words.addToCart }).click()
  await expect(page).toHaveURL('/en/shop-cart')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('works by keyboard alone, and starts anew each time', async ({ page }) => {
  await page.goto('/shop-list', { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: `${bg.products.quickView}: Вълнено палто`, exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const pop = page.getByRole('dialog', { name: 'Вълнено палто' })
  await expect(pop).toBeVisible()
  const focused = (label: string) =>
    expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
      })
      .toBe(label)
  await focused(bg.products.next)
  await page.keyboard.press('Enter')
  await expect(thumbnails(pop).nth(1)).toHaveAttribute('aria-current', 'true')
  await focused(bg.products.more)
  await page.keyboard.press('Space')
  const field = pop.getByLabel(bg.products.quantity, { exact: true })
  await expect(field).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(pop).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('1')
  await expect(thumbnails(pop).nth(0)).toHaveAttribute('aria-current', 'true')
})

test('is not offered without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/en/shop-list')
  await expect(page.getByRole('link', { name: 'Wool coat', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `${words.quickView}: Wool coat`, exact: true })).toBeHidden()
  await page.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'a swipe over the picture turns it from 40 px on, one over the thumbnails from 5 px on',
    onlyFull(true),
    async ({ page }) => {
      const pop = await open(page)
      await expectNoSidewaysScroll(page)
      const [slides, strip] = [image(pop), pop.locator('.product-thumbnails')]
      await expect(slides).toBeInViewport({ ratio: 1 })
      await swipe(page, slides, -38)
      await expectShown(pop, 1)
      await swipe(page, slides, -60)
      await expectShown(pop, 2)
      await swipe(page, slides, 60)
      await expectShown(pop, 1)
      await swipe(page, strip, -16)
      await expectShown(pop, 2)
      await expect.poll(() => image(pop).evaluate((each) => getComputedStyle(each).scale)).toBe('none')
      await thumbnails(pop).nth(0).tap()
      await expectShown(pop, 1)
      await expectNoViolations(page)
    },
  )
})
