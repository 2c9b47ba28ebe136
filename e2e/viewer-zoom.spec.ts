import { expect, test } from './support/fixtures'
import { betweenPages, expectNoSidewaysScroll, press, read, scroller, tool, viewer } from './support/reader'

// Animations have tests of their own; without them this test is faster.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('larger pictures load only for an enlarged page', async ({ page }) => {
  const large: string[] = []
  page.on('request', (request) => {
    if (/-(1080|1920)\.webp$/.test(request.url())) large.push(request.url())
  })
  await read(page)
  await expect(page.locator('[data-current] img')).toHaveJSProperty('complete', true)
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/page=2/)
  expect(large).toEqual([])

  await press(page, viewer.zoomIn)
  await press(page, viewer.zoomIn)
  await expect.poll(() => large.length).toBeGreaterThan(0)
  await expect(page.locator('[data-current] img')).toHaveAttribute('src', /-(1080|1920)\.webp$/)

  const scrolled = () => scroller(page).evaluate((element) => element.scrollTop)
  const before = await scrolled()
  await page.mouse.move(600, 400)
  await page.mouse.down()
  await page.mouse.move(600, 300, { steps: 4 })
  await page.mouse.up()
  await expect.poll(scrolled).toBeCloseTo(before + 100, 0)

  await page.keyboard.press('0')
  await expect(tool(page, viewer.zoomOut)).toBeDisabled()
})

test('whoever enlarges by the button to the end still has the keys', async ({ page }) => {
  await read(page)
  const larger = tool(page, viewer.zoomIn)
  await larger.focus()
  for (const percent of ['150', '200', '300', '400', '500']) {
    await page.keyboard.press('Enter')
    const level = viewer.zoomLevel.replace('{percent}', percent)
    await expect(tool(page, `${viewer.zoomReset}, ${level}`)).toBeVisible()
  }
  await expect(larger).toBeDisabled()
  await expect(larger).toBeFocused()
  await page.keyboard.press('0')
  await expect(tool(page, viewer.zoomOut)).toBeDisabled()
})

test('the point under the pointer stays where it is while the wheel enlarges', async ({ page }) => {
  await read(page)
  const first = page.locator('[data-reader-page="1"]')
  const width = () => first.evaluate((element) => element.getBoundingClientRect().width)
  const shareAt = (x: number, y: number) =>
    first.evaluate(
      (element, at) => {
        const box = element.getBoundingClientRect()
        return { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height }
      },
      { x, y },
    )
  // A page that is narrower than the window stays centred, wherever the pointer is.
  await expect(async () => {
    await page.keyboard.press('+')
    expect(await width()).toBeGreaterThan(1280)
  }).toPass()
  const at = { x: 1000, y: 200 }
  await page.mouse.move(at.x, at.y)
  const [before, widthBefore] = [await shareAt(at.x, at.y), await width()]
  expect(before.x).toBeGreaterThan(0.6)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeGreaterThan(widthBefore * 1.3)
  const after = await shareAt(at.x, at.y)
  expect(after.x).toBeCloseTo(before.x, 2)
  expect(after.y).toBeCloseTo(before.y, 2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap opens an offer, a double tap enlarges, two fingers too', async ({ page }) => {
    await read(page)
    await expectNoSidewaysScroll(page)
    const offer = page.locator('[data-current] [data-offer]').first()
    await offer.tap()
    const sheet = page.getByRole('dialog', { name: viewer.offerDetails })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: viewer.closeOffer }).tap()
    await expect(sheet).toBeHidden()

    const width = () => page.locator('[data-reader-page="1"]').evaluate((element) => element.clientWidth)
    await expect.poll(width).toBe(360)
    const gap = await betweenPages(page)
    // On a slow machine the two taps may be too far apart for a double tap.
    await expect(async () => {
      await page.touchscreen.tap(gap.x, gap.y)
      await page.touchscreen.tap(gap.x, gap.y)
      await expect.poll(width, { timeout: 3000 }).toBe(900)
    }).toPass()
    await page.keyboard.press('0')
    await expect.poll(width).toBe(360)

    const cdp = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: 180 - apart, y: 300, id: 0 },
      { x: 180 + apart, y: 300, id: 1 },
    ]
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [40, 50, 60])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(width).toBeGreaterThan(600)

    await page.setViewportSize({ width: 740, height: 360 })
    await expect.poll(width, 'a turned phone shows the page in its whole width again').toBe(740)
    await expect(tool(page, viewer.zoomOut)).toBeDisabled()
  })
})
