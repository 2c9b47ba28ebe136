import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Finds nothing that WCAG 2.2 AA forbids on the page as it is, or in one part of it. Parts of others' software can be left out by
 * selector.
 */
export async function expectNoViolations(page: Page, leaveOut: string[] = [], part?: string): Promise<void> {
  await atRest(page)
  // After an action the head is rendered again: for a moment the page has no title.
  if (!part) await expect(page).toHaveTitle(/\S/)
  // Three quarters of the time went into describing what is right, which nobody reads, and into a page of its own that puts
  // the results of several frames together, which a page without frames does not need.
  const builder = new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
  if (part) builder.include(part)
  for (const selector of leaveOut) builder.exclude(selector)
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found).toEqual([])
}

/** Until what moves has come to its end: what is half faded in has no contrast of its own. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
