import { expect, type Page } from '@playwright/test'

/**
 * Opens pages as a person meets them. A page has loaded before its script has taken it over: a hand is slower than that and a
 * test is not, and what is typed or clicked in between is lost where there is no form to send it.
 */
export function livingPage(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await untilAlive(page)
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await untilAlive(page)
    return answer
  }
  return page
}

/** React marks what is its own; a page without our script is as alive as it will be. */
async function untilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() => {
      const isOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
      const fields = document.querySelectorAll('input:not([type=hidden]), select, textarea')
      return !('next' in window) || [document.body, ...fields].every(isOwn)
    })
  await expect
    .poll(() => isAlive().catch(() => false), {
      message: 'the page is alive',
      intervals: [20, 50, 100, 250],
      timeout: 30_000,
    })
    .toBe(true)
}
