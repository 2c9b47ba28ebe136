import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** A page of results of a phone is several screens long. */
const results = `/search?q=${encodeURIComponent('мляко')}`

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))

test('what is out of view is hydrated when it is seen', async ({ page }) => {
  await page.goto('/')
  const link = page.locator('#upcoming a').last()
  const shown = page.locator('main a').first()
  await expect.poll(() => isHydrated(shown)).toBe(true)
  expect(await isHydrated(link)).toBe(false)
  await page.locator('#upcoming').scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page.locator('#upcoming a').first())).toBe(true)
})

test('a press on what is not hydrated yet is answered', async ({ page }) => {
  await page.goto(results)
  const tick = page.locator('main .list-tick').last()
  expect(await isHydrated(tick)).toBe(false)
  await tick.dispatchEvent('click')
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
})

test('what is not hydrated yet shows what the list already has, when it is seen', async ({ page }) => {
  await page.goto(results)
  const tick = page.locator('main .list-tick').last()
  await tick.dispatchEvent('click')
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(tick).toHaveAttribute('aria-pressed', 'false')
  await tick.scrollIntoViewIfNeeded()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
})

test('a navigation from a page with parts that wait keeps the frame alive', async ({ page }) => {
  await page.goto('/')
  await page.locator('nav.bottom-bar a').nth(1).click()
  await expect(page).toHaveURL('/prices')
  await expect(page.locator('main h1')).toBeVisible()
  const legal = page.locator('footer a[href^="/"]').last()
  const target = await legal.getAttribute('href')
  await legal.click()
  await expect(page).toHaveURL(target ?? '')
})
