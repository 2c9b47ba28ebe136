import { expect, test } from './support/fixtures'

test.use({ viewport: { width: 1440, height: 900 } })

test('a page with a large search field has none in its header until that one is scrolled away', async ({ page }) => {
  const inHeader = page.locator('#header-search')
  await page.goto('/')
  await expect(page.locator('#hero-search')).toBeVisible()
  await expect(inHeader).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(inHeader).toBeVisible()
  await page.goto('/c/supermarket')
  await expect(inHeader).toBeVisible()
})
