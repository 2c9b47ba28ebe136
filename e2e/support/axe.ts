import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no violation of WCAG 2.2 AA on the page, or in a part of it. Third-party parts can be left out by selector.
 */
export async function expectNoViolations(page: Page, leaveOut: string[] = [], part?: string): Promise<void> {
  await atRest(page)
  // After an action the head is rendered again: for a moment the page has no title.
  if (!part) await expect(page).toHaveTitle(/\S/)
  // Only violations, and in legacy mode for pages without frames: describing passed rules and merging frames in an
  // extra page took three quarters of the time.
  const builder = new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
  if (part) builder.include(part)
  for (const selector of leaveOut) builder.exclude(selector)
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found).toEqual([])
}

/** Waits for animations: half faded text has the wrong contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
