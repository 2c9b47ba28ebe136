import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { openList, write } from './support/lists'
import { ownAddress } from './support/own-address'

test.use({ extraHTTPHeaders: ownAddress(), viewport: { width: 360, height: 800 } })

const { app } = bg.lists

const note = (page: Page, title: string) =>
  page.locator('.list-row', { has: page.getByRole('checkbox', { name: title, exact: true }) })

const button = (page: Page, title: string, label: string) =>
  note(page, title).getByRole('button', { name: label.replace('{title}', title), exact: true })

test('a note whose text is changed keeps the focus while its row moves with its price', async ({ page }) => {
  await openList(page)
  await write(page, 'мляко')
  await expect(note(page, 'мляко')).toContainText('€')
  await button(page, 'мляко', app.actions).press('Enter')
  await button(page, 'мляко', app.editText).press('Enter')
  const field = page.getByRole('textbox', { name: app.editText.replace('{title}', 'мляко'), exact: true })
  await field.fill('прясно мляко')
  await field.press('Enter')
  await expect(note(page, 'прясно мляко')).toContainText('€')
  await expect(note(page, 'прясно мляко').getByRole('checkbox')).toBeFocused()
})

test('the keyboard stays at the list when its last item is removed', async ({ page }) => {
  await openList(page)
  await write(page, 'Кафе')
  await button(page, 'Кафе', app.actions).press('Enter')
  await button(page, 'Кафе', app.remove).press('Enter')
  await expect(note(page, 'Кафе')).toHaveCount(0)
  await expect(page.getByRole('button', { name: app.add, exact: true })).toBeFocused()
})

test('a look-up that fails is said to whoever asked for it', async ({ page }) => {
  const title = 'Ключ за мазето'
  await openList(page)
  await write(page, title)
  await button(page, title, app.actions).press('Enter')
  await page.route('**/api/lists/found', (route) => route.abort())
  await button(page, title, app.choosePrice).press('Enter')
  await expect(note(page, title).getByRole('status')).toHaveText(app.findFailed)
  await expectNoViolations(page)
  await page.unroute('**/api/lists/found')
  await button(page, title, app.choosePrice).press('Enter')
  await button(page, title, app.choosePrice).press('Enter')
  await expect(note(page, title).getByRole('status')).toHaveText(app.nothingFound.replace('{title}', title))
})

test('each list of a browser has its prices without a connection, also one that was not opened last', async ({
  page,
}) => {
  await openList(page)
  await write(page, 'мляко')
  await expect(note(page, 'мляко')).toContainText('€')
  await page.getByRole('button', { name: app.options }).click()
  await page.getByLabel(app.newList).fill('Рожден ден')
  await page.getByRole('button', { name: app.create }).click()
  await expect(note(page, 'мляко')).toHaveCount(0)
  await write(page, 'сирене')
  await expect(note(page, 'сирене')).toContainText('€')

  await page.route('**/api/lists/**', (route) => route.abort())
  await page.reload()
  await expect(note(page, 'сирене')).toContainText('€')
  await page.getByLabel(app.choose).selectOption({ label: app.untitled })
  await expect(note(page, 'мляко')).toContainText('€')
})

test('a list that stays open over midnight asks for the prices of the new day', async ({ page }) => {
  await page.clock.install()
  await openList(page)
  await write(page, 'мляко')
  await expect(note(page, 'мляко')).toContainText('€')
  const asked = page.waitForRequest('**/api/lists/notes')
  await page.clock.fastForward('25:00:00')
  await asked
})
