import type { Locator, Page } from '@playwright/test'

export async function drag(page: Page, over: Locator, dx: number, dy = 0): Promise<() => Promise<void>> {
  const box = await over.boundingBox()
  if (!box) throw new Error('there is nothing to swipe over')
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch('touchStart', [from])
  const steps = 10
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', [{ x: from.x + (dx * step) / steps, y: from.y + (dy * step) / steps }])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return async () => {
    await touch('touchEnd', [])
    await cdp.detach()
  }
}

/** A short swipe on any machine, because the page's clock stands still. */
export async function swipe(page: Page, over: Locator, dx: number, dy = 0): Promise<void> {
  await page.clock.setFixedTime(Date.now())
  const lift = await drag(page, over, dx, dy)
  await lift()
}
