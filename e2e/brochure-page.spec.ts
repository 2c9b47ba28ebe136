import bg from '../messages/bg.json' with { type: 'json' }
import { Content } from './support/content'
import { expect, test } from './support/fixtures'
import { address, expectNoSidewaysScroll, visit, words } from './support/reader'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('all pages, anchors and lists are there', async ({ page }) => {
    await page.goto(`${address}#page-5`)
    await expect(page.locator('#page-5')).toBeInViewport()
    const pages = await page.locator('section[id^="page-"]').count()
    expect(pages).toBeGreaterThan(5)
    expect(await page.locator('section[id^="page-"] img').count()).toBe(pages)
    const list = page.locator('#page-5 details')
    await list.locator('summary').click()
    await expect(list.getByRole('listitem').first()).toBeVisible()
  })
})

test('an expired brochure says so and leads on', async ({ page }) => {
  await page.goto('/broshura/zhiten-esenna-trapeza')
  await expect(page.getByRole('heading', { name: words.expired.title })).toBeVisible()
  await expect(page.getByText(words.offers.past).first()).toBeAttached()
  const current = page.getByRole('complementary').getByRole('link').first()
  await expect(current).toHaveAttribute('href', '/r/zhiten/latest')
  const head = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
  await expect(head).toContainText('Беше валидна')
})

test('a word that is longer than a phone is broken, not the page', async ({ page }) => {
  const content = await Content.start()
  const title = 'Предколеднопазарноразпродажбенодългозаглавна седмица'
  const { slug: shop, id: retailer } = await content.retailer()
  const { slug: category, id } = await content.category()
  const { slug } = await content.brochure({ title, retailer, category: id, pages: [title] })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [`/broshura/${slug}`, `/c/${category}`, `/r/${shop}`, `/search?q=${title.split(' ')[0]}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await content.end()
})

test('without a connection a press on "Add to list" says so, and one with a connection adds', async ({ page }) => {
  await visit(page)
  // Parts that are hydrated when they are seen may still be loading.
  await page.waitForLoadState('networkidle')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const tick = page.locator('main .list-tick').first()
  await page.context().setOffline(true)
  await tick.click()
  await expect(page.getByText(bg.lists.tick.notLoaded)).toBeVisible()
  await expect(tick).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  expect(errors).toEqual([])
})
