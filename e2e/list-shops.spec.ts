import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { type Goods, openList, row, tick, twoBrochures } from './support/lists'
import { ownAddress } from './support/own-address'
import { expectNoSidewaysScroll } from './support/reader'

const content = specContent()
let goods: Goods

test.use({ extraHTTPHeaders: ownAddress() })
test.beforeAll(async () => {
  goods = await twoBrochures(content)
})

const { app } = bg.lists

test('the shops that somebody goes to are ticked by keyboard, narrow the plan, and stay ticked', async ({ page }) => {
  const { alfa, beta, milk, bread, cheese } = goods
  await tick(page, `/broshura/${alfa}`, milk)
  await tick(page, `/search?q=${bread}`, bread)
  await tick(page, `/broshura/${beta}`, cheese)
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  const totals = page.getByRole('table', { name: app.shopTotals })
  const plan = page.getByRole('group', { name: app.plan })
  await expect(totals.getByRole('checkbox')).toHaveCount(2)
  await totals.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expect(totals.getByRole('checkbox').first()).toBeChecked()
  await expect(totals.getByRole('checkbox').first()).toBeFocused()
  await plan.getByLabel(app.planChosen).check()
  const chosen = plan.locator('label', { hasText: app.planChosen })
  await expect(chosen).toContainText('3,19')
  await expect(chosen).toContainText(app.missing.replace('{items}', cheese))
  await expect(row(page, cheese)).toContainText(app.elsewhere.split(':')[0] ?? '')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expect(totals.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(plan.getByLabel(app.planChosen)).toBeVisible()
  await totals.getByRole('checkbox', { checked: true }).uncheck()
  await expect(plan.locator('label', { hasText: app.planAll })).toContainText('8,69')
})

test('who reads another language is told the kind of a thing in its line, also on a phone', async ({ page }) => {
  const { beta, cheese } = goods
  await tick(page, `/broshura/${beta}`, cheese)
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page, 'de')
  const kind = row(page, cheese).getByText('Käse', { exact: true })
  await expect(kind).toHaveAttribute('lang', 'de')
  await expect(row(page, cheese).getByRole('checkbox')).toHaveAccessibleDescription('Käse')
  const [line, words] = [await row(page, cheese).boundingBox(), await kind.boundingBox()]
  const note = await row(page, cheese).locator('.list-row__note').boundingBox()
  expect(line?.height).toBeLessThan(58)
  // Text that is cut off still has its whole width.
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual((note?.x ?? 0) + (note?.width ?? 0))
  await expectNoSidewaysScroll(page)
  await openList(page)
  await expect(row(page, cheese)).toBeVisible()
  await expect(row(page, cheese)).not.toContainText('Käse')
})
