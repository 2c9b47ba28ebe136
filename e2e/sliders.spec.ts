import type { Locator, Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expect, test } from './support/fixtures'
import { drag, swipe } from './support/swipe'

const { pages: words } = bg

async function open(page: Page, name: 'moving' | 'waiting'): Promise<Locator> {
  await page.goto('/carousel-showcase')
  const label = name === 'moving' ? words.carousel : `${words.carousel}: Без да бърза`
  const slider = page.getByRole('region', { name: label, exact: true })
  await slider.scrollIntoViewIfNeeded()
  await expect(slider.locator('.swiper-initialized')).toBeVisible()
  return slider
}

const slide = (slider: Locator) => slider.locator('li.swiper-slide:not([inert])')
const slideStart = async (slider: Locator) => (await slide(slider).boundingBox())?.x ?? 0

async function expectCurrent(slider: Locator, number: number) {
  await expect(slider.locator('[aria-current=true]')).toHaveAccessibleName(new RegExp(`^${number} от`))
  await expect(slide(slider)).toHaveCount(1)
}

test('a slide follows the mouse, and the next one comes when it is let go', async ({ page }) => {
  const slider = await open(page, 'waiting')
  await page.clock.setFixedTime(Date.now())
  const box = await slide(slider).boundingBox()
  if (!box) throw new Error('there is no slide')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 200, middle.y, { steps: 20 })
  expect(await slideStart(slider)).toBeLessThan(box.x - 100)
  await page.mouse.up()
  await expectCurrent(slider, 2)
  await expect.poll(async () => Math.round(await slideStart(slider))).toBe(Math.round(box.x))
})

test('a carousel goes on every five seconds, but not while someone is at it or has paused it', async ({ page }) => {
  await page.clock.install()
  const slider = await open(page, 'moving')
  await expectCurrent(slider, 1)
  await page.clock.runFor(5000)
  await expectCurrent(slider, 2)
  await slider.getByRole('button', { name: words.next }).focus()
  await page.clock.runFor(20_000)
  await expectCurrent(slider, 2)
  await slider.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expectCurrent(slider, 2)
  await page.keyboard.press('ArrowRight')
  await expectCurrent(slider, 3)
  await slider.getByRole('button', { name: words.pause }).press('Enter')
  await slider.getByRole('button', { name: words.play }).blur()
  await page.clock.runFor(20_000)
  await expectCurrent(slider, 3)
})

test('the slide show of the blog may be paused', async ({ page }) => {
  await page.goto('/post-slide-show')
  await page.getByRole('button', { name: words.pause }).click()
  await expect(page.getByRole('button', { name: words.play })).toBeVisible()
})

test.describe('for whoever prefers no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself, and a slide is there at once', async ({ page }) => {
    await page.clock.install()
    const slider = await open(page, 'moving')
    await page.clock.runFor(20_000)
    await expectCurrent(slider, 1)
    const start = await slideStart(slider)
    await slider.getByRole('button', { name: words.next }).click()
    await expectCurrent(slider, 2)
    expect(Math.round(await slideStart(slider))).toBe(Math.round(start))
  })
})

test('without JavaScript the slides are a row that scrolls', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/carousel-showcase')
  const slider = page.getByRole('region', { name: words.carousel, exact: true })
  await expect(slider.getByRole('button', { name: words.next })).toBeHidden()
  const row = slider.getByRole('list').first()
  await row.hover()
  await page.mouse.wheel(3000, 0)
  await expect(slider.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
  await page.close()
})

test('the code of sliders is loaded by the pages alone that have one', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('response', async (response) => {
    const { pathname } = new URL(page.url())
    const isScript = response.request().resourceType() === 'script'
    if (isScript && (await response.text()).includes('longSwipesRatio')) loaded.add(pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await open(page, 'waiting')
  await expect.poll(() => [...loaded]).toEqual(['/carousel-showcase'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a short swipe turns from 40 px on, a longer one than 300 ms from half a slide on', async ({ page }) => {
    const slider = await open(page, 'waiting')
    await swipe(page, slide(slider), -38)
    await expectCurrent(slider, 1)
    await swipe(page, slide(slider), -60)
    await expectCurrent(slider, 2)
    await swipe(page, slide(slider), 20, -60)
    await expectCurrent(slider, 2)
    const slowly = async (dx: number) => {
      const start = Date.now()
      await page.clock.setFixedTime(start)
      const lift = await drag(page, slide(slider), dx)
      await page.clock.setFixedTime(start + 301)
      await lift()
    }
    await slowly(-100)
    await expectCurrent(slider, 2)
    await slowly(-250)
    await expectCurrent(slider, 3)
  })
})
