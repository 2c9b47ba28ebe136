import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { address, pageNumber, press, read, reader, scroller, tool, viewer, visit, words } from './support/reader'

// Animations have tests of their own; without them this test is faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the link to page 5 opens at page 5', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${address}?page=4`)
  await expect(pageNumber(page)).toHaveText(/^4 /)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=5/)
  await press(page, viewer.share)
  await expect(reader(page).getByText(viewer.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\?page=5$/)

  const other = await context.newPage()
  await other.goto(link)
  await expect(pageNumber(other)).toHaveText(/^5 /, { timeout: 30_000 })
  await expect(other.locator('[data-reader-page="5"]')).toBeInViewport({ ratio: 0.5 })
})

test('a brochure is read on from the last page, without a jump', async ({ page }) => {
  await visit(page, `${address}?page=7`)
  await expect(pageNumber(page)).toHaveText(/^7 /)
  await page.keyboard.press('Escape')
  await expect(reader(page)).toBeHidden()
  await visit(page)
  await expect(page.getByRole('link', { name: words.continue.replace('{page}', '7') })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('link', { name: words.read, exact: true }).click()
  await expect(pageNumber(page)).toHaveText(/^7 /)
})

test('words are found and marked on the page', async ({ page }) => {
  await read(page)
  await page.keyboard.press('/')
  const field = reader(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('мляко')
  const current = page.locator('[data-hit="current"]')
  await expect(current).toBeInViewport()
  const first = await page.locator('[data-current]').first().getAttribute('data-reader-page')
  const pages = reader(page).getByRole('search').getByRole('listitem')
  await expect(pages.nth(1)).toBeVisible()
  await pages.last().getByRole('button').click()
  await expect(page.locator(`[data-current][data-reader-page="${first}"]`)).toBeHidden()
  await expect(current).toBeInViewport()
  await field.fill('щръкцква')
  await expect(reader(page).getByText(viewer.noHits.replace('{query}', 'щръкцква'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(reader(page)).toBeVisible()
  await expect(scroller(page), 'the field that had the focus is gone').toBeFocused()
  await page.keyboard.press('Home')
  await expect(pageNumber(page)).toHaveText(/^1 /)
})

test('the link to an offer opens its page and its sheet', async ({ page }) => {
  await read(page)
  const id = await page.locator('[data-offer]').evaluateAll((all) => {
    const smallest = all.toSorted((one, other) => one.clientWidth - other.clientWidth)[0]
    return smallest?.getAttribute('data-offer')
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, `${address}?offer=${id}`)
  await expect(page.getByRole('dialog', { name: viewer.offerDetails })).toBeVisible()
  const spot = page.locator(`[data-offer="${id}"]`)
  await expect(spot).toBeInViewport()
  await expect(spot).toHaveClass(/reader-mark-current/)
  await expect(tool(page, viewer.zoomOut)).toBeEnabled()
  const [box, sheet] = await Promise.all([
    spot.boundingBox(),
    page.getByRole('dialog', { name: viewer.offerDetails }).boundingBox(),
  ])
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeLessThan(sheet?.y ?? 0)
})

test('a link to an offer that is gone says so, and the brochure is there', async ({ page }) => {
  for (const place of ['?offer=gone', '?offer=gone#offer-gone', '#offer-gone']) {
    await page.goto(`${address}${place}`)
    await expect(page.getByText(viewer.offerGone)).toBeVisible()
    await expect(reader(page)).toBeHidden()
    await page.goto('about:blank')
  }
})

test('a reader that an address opened gives the focus to the link that opens it again', async ({ page }) => {
  await visit(page, `${address}?page=5`)
  await expect(pageNumber(page)).toHaveText(/^5 /)
  await page.keyboard.press('Escape')
  await expect(reader(page)).toBeHidden()
  await expect(page.locator('a[data-open-page]:focus')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(pageNumber(page)).toHaveText(/^5 /)
})

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['on Enter', (page) => reader(page).getByRole('searchbox').press('Enter')],
  ['once there is a connection', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
]
for (const [when, again] of ways) {
  test(`a search that failed is repeated ${when}`, async ({ page }) => {
    const asked = /\/words\?/
    await page.route(asked, (route) => route.abort())
    await read(page)
    await page.keyboard.press('/')
    await reader(page).getByRole('searchbox').fill('мляко')
    await expect(reader(page).getByText(viewer.searchFailed)).toBeVisible()
    await page.unroute(asked)
    await again(page)
    await expect(page.locator('[data-hit="current"]')).toBeInViewport()
  })
}

test('a picture that could not be loaded is there once there is a connection', async ({ page }) => {
  const pictures = /\/files\/pages\//
  await page.route(pictures, (route) => route.abort())
  await read(page)
  const both = page.locator('#page-1 img, [data-reader-page="1"] img')
  await expect(both).toHaveCount(2)
  for (const picture of await both.all()) await expect(picture).toHaveJSProperty('complete', true)
  for (const picture of await both.all()) await expect(picture).toHaveJSProperty('naturalWidth', 0)
  await page.unroute(pictures)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  for (const picture of await both.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})
