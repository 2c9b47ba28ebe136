import type { Locator } from '@playwright/test'
import { expect, onlyFull, test } from './support/fixtures'

const results = `/search?q=${encodeURIComponent('мляко')}`

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))

test('parts out of view are hydrated too, when the page has started', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => isHydrated(page.locator('main a').first())).toBe(true)
  await expect.poll(() => isHydrated(page.locator('#upcoming a').last())).toBe(true)
})

test('a press on what is not hydrated yet is answered', async ({ page }) => {
  await page.goto(results)
  const tick = page.locator('main .list-tick').last()
  await tick.dispatchEvent('click')
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
})

test('buttons out of view show that the offer is on the list', async ({ page }) => {
  await page.goto(results)
  const tick = page.locator('main .list-tick').last()
  await tick.dispatchEvent('click')
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
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

const parts = '.start-parts > section, .price-parts > section, .many-hits ~ section, .row-parts > li, .card-parts > li'

test('what waits for a later frame is beyond the first screen', onlyFull(true), async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [412, 915],
    [740, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [
      '/',
      results,
      '/search?q=lidl',
      '/prices',
      '/prices/butter',
      '/shop-standard',
      '/shop-style-2',
    ]) {
      await page.goto(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-frame')
      const highest = await page.locator(parts).evaluateAll((all) => {
        const tops = all.map((part) => part.getBoundingClientRect().top + scrollY)
        document.documentElement.dataset.frame = '1'
        const waiting = tops.filter((_, index) => all[index] && getComputedStyle(all[index]).display === 'none')
        delete document.documentElement.dataset.frame
        return Math.min(...waiting)
      })
      expect(highest, `${path} at ${width} × ${height}`).toBeGreaterThan(height)
    }
  }
})

test('a page that is opened anew is laid out in three frames without a shift, and at once where the browser leads to a place', async ({
  page,
}) => {
  await page.addInitScript((waiting) => {
    const seen: string[] = []
    let shifts = 0
    const root = () => document.documentElement
    const hides = () =>
      [...document.querySelectorAll(waiting)].some((part) => getComputedStyle(part).display === 'none')
    new MutationObserver(() => seen.push(`${root().getAttribute('data-frame')} ${hides()}`)).observe(document, {
      subtree: true,
      attributeFilter: ['data-frame'],
    })
    new PerformanceObserver((list) => {
      shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { framesOf: () => ({ seen, shifts }) })
  }, parts)
  const frames = () => page.evaluate('framesOf()')
  for (const path of ['/', results, '/prices', '/prices/butter', '/shop-standard']) {
    await page.goto(path)
    await expect(page.locator('body > footer')).toBeVisible()
    await expect.poll(frames, path).toEqual({ seen: ['1 false', '2 true', 'null false'], shifts: 0 })
  }
  await page.reload()
  await expect(page.locator('body > footer')).toBeVisible()
  expect(await frames()).toEqual({ seen: [], shifts: 0 })
  await page.goto('/#upcoming')
  await expect(page.locator('#upcoming')).toBeInViewport()
  expect(await frames()).toMatchObject({ seen: [] })
})
