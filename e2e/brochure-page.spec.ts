import { expect, test } from './support/fixtures'
import { address, words } from './support/reader'

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
})
