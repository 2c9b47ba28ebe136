import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

function preloads(page: Page) {
  const paths = new Set<string>()
  const running = new Set<object>()
  const seen = { paths, most: 0 }
  page.on('request', (request) => {
    if (!request.headers()['next-router-prefetch']) return
    paths.add(new URL(request.url()).pathname)
    running.add(request)
    seen.most = Math.max(seen.most, running.size)
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  return seen
}

test('at most five routes in view are preloaded side by side, and others when they come into view', async ({
  page,
}) => {
  const seen = preloads(page)
  await page.goto('/de')
  await expect.poll(() => seen.paths.size).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const first = seen.paths.size
  expect(first).toBeLessThanOrEqual(5)
  const scrolled = async () => {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    return seen.paths.size
  }
  await expect.poll(scrolled).toBeGreaterThan(first)
  expect(seen.most).toBeLessThanOrEqual(5)
})

test('nothing is preloaded for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const seen = preloads(page)
  await page.goto('/de')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await page.waitForLoadState('networkidle')
  expect([...seen.paths]).toEqual([])
})
