import type { Browser, Page } from '@playwright/test'
import { onPhone } from './phone'
import { line, ms } from './report'
import { pressTime } from './trace'

const goal = 100
const runs = 3
const settleMs = 2000

type Press = { what: string; at: string; before?: string; on: string }

export async function measurePresses(
  browser: Browser,
  pages: Record<'start' | 'search' | 'catalogue', string>,
): Promise<void> {
  const presses: Press[] = [
    { what: 'the menu', at: pages.start, on: 'header [popovertarget=menu]' },
    { what: 'a tick onto the list', at: pages.search, on: 'main .list-tick' },
    { what: 'a filter', at: pages.catalogue, before: '.facet-panel > summary', on: '.facet-values .facet-value' },
  ]
  for (const press of presses) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await timeOf(browser, press))
    const median = times.toSorted((a, b) => a - b)[runs >> 1] ?? 0
    line(`press on ${press.what}`, ms(median), { text: `at most ${goal} ms`, met: median <= goal })
  }
}

function timeOf(browser: Browser, { at, before, on }: Press): Promise<number> {
  return onPhone(browser, { slow: true }, async (page, traced) => {
    await page.goto(at)
    await page.waitForFunction(() => 'next' in window)
    await page.waitForTimeout(settleMs)
    if (before) await tap(page, before)
    return pressTime(await traced(() => tap(page, on)))
  })
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).filter({ visible: true }).first().tap()
  await page.waitForTimeout(settleMs)
}
