import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Nothing lies over the middle of what has the focus (WCAG 2.2, 2.4.11). */
export async function expectFocusSeen(page: Page) {
  const { html, isSeen } = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { left, top, width, height } = focused.getBoundingClientRect()
    const uppermost = document.elementFromPoint(left + width / 2, top + height / 2)
    return { html: focused.outerHTML.slice(0, 200), isSeen: focused !== document.body && focused.contains(uppermost) }
  })
  expect(isSeen, html).toBe(true)
}
