import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { expectFocusSeen } from './support/focus'
import { expectNoSidewaysScroll, press, read, reader, shortAddress, tool, viewer, visit } from './support/reader'

// Animations have tests of their own; without them this test is faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const zoomed of [false, true])
  test(`nothing forbidden with the reader open${zoomed ? ' and zoomed' : ''}`, async ({ page }) => {
    await read(page, shortAddress)
    if (zoomed) {
      await page.keyboard.press('+')
      await expect(tool(page, viewer.zoomOut)).toBeEnabled()
    }
    await expectNoViolations(page)
  })

test('nothing forbidden with an offer, the pages or the search open', async ({ page }) => {
  await read(page, shortAddress)
  await press(page, viewer.thumbnails)
  await expectNoViolations(page)
  await page.keyboard.press('/')
  await reader(page).getByRole('searchbox').fill('мляко')
  await expect(page.locator('[data-hit="current"]')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.locator('[data-current] [data-offer]').first().press('Enter')
  await expect(page.getByRole('dialog', { name: viewer.offerDetails })).toBeVisible()
  await expectNoViolations(page)
})

test('the page of a brochure has nothing forbidden and no sideways scroll at 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, shortAddress)
  await expectNoSidewaysScroll(page)
  await page.getByRole('main').locator('summary').first().click()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('an offer that has the focus is not behind the heading of its list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page)
  const list = page.locator('.page-offers').first()
  // Wide pages open their lists themselves.
  await expect(list).toHaveAttribute('open')
  const stops = list.locator('ul').locator('a, button').filter({ visible: true })
  await stops.last().focus()
  for (let left = await stops.count(); left > 1; left -= 1) {
    await page.keyboard.press('Shift+Tab')
    await expectFocusSeen(page)
  }
})
