import { expect, onlyFull, test } from './support/fixtures'
import {
  address,
  betweenPages,
  pageNumber,
  press,
  read,
  reader,
  scroller,
  shortAddress,
  tool,
  viewer,
  visit,
  words,
} from './support/reader'

// Animations have tests of their own; without them this test is faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor reads, turns pages and comes back to where the page was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await read(page)
  await expect(pageNumber(page)).toHaveText(/^1 \/ \d+$/)
  await page.keyboard.press('PageDown')
  await expect(pageNumber(page)).toHaveText(/^2 /)
  await expect(page).toHaveURL(`${address}?page=2`)
  await press(page, viewer.next)
  await expect(pageNumber(page)).toHaveText(/^3 /)
  await page.goBack()
  await expect(reader(page)).toBeHidden()
  await expect(page).toHaveURL(address)
})

test('the keyboard alone is enough', async ({ page }) => {
  await visit(page)
  const link = page.getByRole('link', { name: words.read, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(scroller(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(pageNumber(page)).toHaveText(/^(\d+) \/ \1$/)
  await page.keyboard.press('Home')
  await expect(pageNumber(page)).toHaveText(/^1 /)
  await page.keyboard.press('+')
  await expect(tool(page, viewer.zoomOut)).toBeEnabled()
  await page.keyboard.press('0')

  const offer = page.locator('[data-current] [data-offer]').first()
  await page.keyboard.press('Tab')
  await expect(offer).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: viewer.offerDetails })
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/offer=/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(offer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reader(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('the offers of a page are one stop of the keyboard, which the arrow keys walk, and the tools come next', async ({
  page,
}) => {
  await read(page, shortAddress)
  const offers = page.locator('[data-current] [data-offer]')
  await page.keyboard.press('Tab')
  await expect(offers.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(offers.nth(1)).toBeFocused()
  // Links of the PDF itself remain tab stops.
  const links = await page.locator('[data-current] a').count()
  for (let stop = 0; stop <= links; stop++) await page.keyboard.press('Tab')
  await expect(tool(page, viewer.close)).toBeFocused()
  for (let stop = 0; stop <= links; stop++) await page.keyboard.press('Shift+Tab')
  await expect(offers.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(offers.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(offers.nth(0), 'there is none before the first').toBeFocused()

  for (const number of [2, 3, 4]) {
    await page.keyboard.press('PageDown')
    await expect(pageNumber(page)).toHaveText(new RegExp(`^${number} `))
  }
  await expect(scroller(page), 'the offer that had the focus is gone').toBeFocused()
})

test('two pages side by side on a large screen, with the cover alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await read(page)
  await press(page, viewer.spread)
  await expect(pageNumber(page)).toHaveText(/^1 \//)
  await page.keyboard.press('PageDown')
  await expect(pageNumber(page)).toHaveText(/^2–3 \//)
  await press(page, viewer.spread)
  await expect(pageNumber(page)).toHaveText(/^2 \//)
})

test('thumbnails lead to any page', async ({ page }) => {
  await read(page)
  await press(page, viewer.thumbnails)
  await reader(page)
    .getByRole('button', { name: viewer.goTo.replace('{page}', '9'), exact: true })
    .click()
  await expect(pageNumber(page)).toHaveText(/^9 /)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'the tools fade while nobody needs them and a tap brings them back, the page number stays',
    onlyFull(true),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await read(page)
      // Nothing fades for somebody who has done nothing yet.
      await page.keyboard.press('ArrowDown')
      const close = tool(page, viewer.close)
      const shown = () => close.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity)
      await expect.poll(shown).toBe('0')
      await expect(pageNumber(page)).toBeVisible()
      const { x, y } = await betweenPages(page)
      await page.touchscreen.tap(x, y)
      await expect.poll(shown).toBe('1')
    },
  )
})
