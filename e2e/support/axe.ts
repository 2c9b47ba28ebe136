import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Finds nothing that WCAG 2.2 AA forbids on the page as it stands. Parts of others' software can be left out by selector. */
export async function expectNoViolations(page: Page, leaveOut: string[] = []): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  for (const selector of leaveOut) builder.exclude(selector)
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found).toEqual([])
}
