import { expect, type Page } from '@playwright/test'

/**
 * Waits for hydration after each navigation, because input between load and hydration is lost where there is no form to
 * submit.
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

/** React marks hydrated elements; a page without our script needs no waiting. */
async function untilAlive(page: Page): Promise<void> {
  const isAlive = () =>
    page.evaluate(() => {
      const isOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
      const fields = document.querySelectorAll('input:not([type=hidden]), select, textarea')
      const hasScript = document.querySelector('meta[name=start-script], script[src^="/_next/static/"]') !== null
      return !hasScript || ('next' in window && [document.body, ...fields].every(isOwn))
    })
  await expect
    .poll(() => isAlive().catch(() => false), {
      message: 'the page is alive',
      intervals: [20, 50, 100, 250],
      timeout: 30_000,
    })
    .toBe(true)
}
