import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'

const { brochure: words, viewer } = bg
const address = '/broshura/zhiten-golyamata-sedmitsa'
const shortAddress = '/broshura/kvartalno-blizo-do-doma'

const reader = (page: Page) => page.locator('dialog[data-reader]')
const pageNumber = (page: Page) => page.getByTestId('reader-page')
const tool = (page: Page, name: string) => reader(page).getByRole('button', { name, exact: true })
const scroller = (page: Page) => page.locator('[data-scroller]')

// What moves is proven once; everything else holds as well without waiting for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the page and waits until its links open the reader. */
async function visit(page: Page, path = address) {
  await page.goto(path)
  await expect(page.locator('[data-ready]')).toBeAttached({ timeout: 30_000 })
}

/** Presses a tool, which may have faded: a hand that comes near brings it back. */
async function press(page: Page, name: string) {
  const box = await tool(page, name).boundingBox()
  if (!box) throw new Error(`there is no ${name}`)
  await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2)
  await tool(page, name).click()
}

async function read(page: Page, path = address) {
  await visit(page, path)
  await page.getByRole('link', { name: words.read, exact: true }).click()
  await expect(reader(page)).toBeVisible({ timeout: 30_000 })
}

/** A spot where there is neither an offer nor a link. */
async function betweenPages(page: Page) {
  const first = await page.locator('[data-reader-page="1"]').boundingBox()
  if (!first) throw new Error('there is no first page')
  return { x: first.x + first.width / 2, y: first.y + first.height + 6 }
}

async function expectNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
}

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

  const before = await scroller(page).evaluate((element) => element.scrollTop)
  await page.mouse.move(600, 400)
  await page.mouse.down()
  await page.mouse.move(600, 300, { steps: 4 })
  await page.mouse.up()
  expect(await scroller(page).evaluate((element) => element.scrollTop)).toBeCloseTo(before + 100, 0)

  await page.keyboard.press('0')
  await expect(tool(page, viewer.zoomOut)).toBeDisabled()
})

test('the point under the pointer stays where it is while the wheel enlarges', async ({ page }) => {
  await read(page)
  const share = (x: number, y: number) =>
    page.locator('[data-reader-page="1"]').evaluate(
      (element, at) => {
        const box = element.getBoundingClientRect()
        return { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height }
      },
      { x, y },
    )
  // On the page's middle line: a page that is still narrower than the window stays in its middle.
  const at = { x: 640, y: 300 }
  await page.mouse.move(at.x, at.y)
  const before = await share(at.x, at.y)
  await page.keyboard.down('Control')
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(tool(page, viewer.zoomOut)).toBeEnabled()
  const after = await share(at.x, at.y)
  expect(after.x).toBeCloseTo(before.x, 1)
  expect(after.y).toBeCloseTo(before.y, 1)
})

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
  expect(await pages.count()).toBeGreaterThan(1)
  await pages.last().getByRole('button').click()
  await expect(page.locator(`[data-current][data-reader-page="${first}"]`)).toBeHidden()
  await expect(current).toBeInViewport()
  await field.fill('щръкцква')
  await expect(reader(page).getByText(viewer.noHits.replace('{query}', 'щръкцква'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(reader(page)).toBeVisible()
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

test('the link to an offer opens its page and its sheet', async ({ page }) => {
  await read(page)
  const id = await page.locator('[data-offer]').last().getAttribute('data-offer')
  await visit(page, `${address}?offer=${id}`)
  await expect(page.getByRole('dialog', { name: viewer.offerDetails })).toBeVisible()
  await expect(page.locator(`[data-offer="${id}"]`)).toBeInViewport()
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
    expect(await width()).toBe(360)
    const gap = await betweenPages(page)
    // A slow machine may let so much time pass that the second tap is no longer one with the first.
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
  })

  test('the tools fade while nobody needs them and a tap brings them back, the page number stays', async ({ page }) => {
    await read(page)
    const close = tool(page, viewer.close)
    const shown = () => close.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity)
    await expect.poll(shown).toBe('0')
    await expect(pageNumber(page)).toBeVisible()
    const { x, y } = await betweenPages(page)
    await page.touchscreen.tap(x, y)
    await expect.poll(shown).toBe('1')
  })
})

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

test('the page of a brochure has nothing forbidden and no sideways scroll at 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, shortAddress)
  await expectNoSidewaysScroll(page)
  await page.locator('summary').first().click()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})
