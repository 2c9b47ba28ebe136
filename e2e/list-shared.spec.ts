import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { signedInCustomer, signInAs } from './support/account'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { openLink, openList, row, write } from './support/lists'
import { livingPage } from './support/living-page'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'

test.use({ extraHTTPHeaders: ownAddress() })

async function onServer(page: Page): Promise<string> {
  const answer = await page.request.post(`${stack().url}/api/lists/sync`, { data: { lists: [], known: {} } })
  return answer.text()
}

test('the list of the browser joins that of the account, from two devices at once, and leaves with the sign-out', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const phone = await browser.newContext({ baseURL: stack().url, extraHTTPHeaders: ownAddress() })
  const other = livingPage(await phone.newPage())
  await openList(page)
  await write(page, 'Кафе')
  await openList(other)
  await write(other, 'Ориз')
  const customer = await signedInCustomer(page, 'lists')
  await signInAs(other, customer)
  await Promise.all([page.reload(), other.reload()])
  for (const one of [page, other]) {
    await expect.poll(() => onServer(one)).toMatch(/Кафе.*Ориз|Ориз.*Кафе/s)
    await one.reload()
    await expect(row(one, 'Кафе')).toHaveCount(1)
    await expect(row(one, 'Ориз')).toHaveCount(1)
    await expect(one.getByText(bg.lists.app.savedInAccount)).toBeVisible()
  }

  await phone.setOffline(true)
  await row(other, 'Кафе').getByRole('checkbox').check()
  await expect(other.getByText(bg.lists.app.waiting)).toBeVisible()
  await write(page, 'Сол')
  await expect.poll(() => onServer(page)).toContain('Сол')
  await phone.setOffline(false)
  await expect(row(other, 'Сол')).toBeVisible()
  await expect.poll(() => onServer(page)).toMatch(/"done":\[true/)

  await page.goto('/account-lists')
  await expect(page.getByText('Ориз')).toBeVisible()
  await page.getByRole('button', { name: bg.account.menu.signOut }).first().click()
  await expect(page).toHaveURL('/')
  await openList(page)
  await expect(page.getByText(bg.lists.app.emptyTitle)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ориз')
  await phone.close()
})

test('a list is shared by a link, changed by whoever has it, and closed again', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 800 })
  await signedInCustomer(page, 'sharing')
  await openList(page, 'de')
  await write(page, 'Kaffee', 'de')
  await expect.poll(() => onServer(page)).toContain('Kaffee')
  await page.getByRole('button', { name: de.lists.app.share, exact: true }).click()
  await page.getByRole('button', { name: de.lists.app.shareEdit }).click()
  const link = await page.getByLabel(de.lists.app.linkReady).inputValue()
  expect(link).toMatch(/\/de\/list#shared=[\w-]{43}$/)
  await expectNoViolations(page)

  const guest = await openLink(browser.newContext({ baseURL: stack().url, extraHTTPHeaders: ownAddress() }), link)
  await expect(row(guest, 'Kaffee')).toBeVisible()
  expect(guest.url()).not.toContain('shared')
  await expect(guest.getByText(de.lists.app.sharedEdit)).toBeVisible()
  await write(guest, 'Zucker', 'de')
  await expect.poll(() => onServer(page)).toContain('Zucker')
  await page.getByRole('button', { name: de.lists.app.close }).click()
  await expect(row(page, 'Zucker')).toBeVisible({ timeout: 30_000 })

  await page.getByRole('button', { name: de.lists.app.share, exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${de.lists.app.endLink}:`) }).click()
  await expect(page.getByText(de.lists.app.linkEnded)).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(de.lists.app.sharedEnded)).toBeVisible()
  await expect(row(guest, 'Zucker')).toBeVisible()
  await expectNoViolations(guest)
  await guest.getByRole('button', { name: de.lists.app.sharedEndedRead }).click()
  await expect(guest.getByText(de.lists.app.sharedEnded)).toBeHidden()
  await expect(row(guest, 'Kaffee')).toBeVisible()
  const late = await openLink(browser.newContext({ baseURL: stack().url, extraHTTPHeaders: ownAddress() }), link)
  await expect(late.getByText(de.lists.app.linkGone)).toBeVisible()
  await guest.context().close()
  await late.context().close()
})

test('a list that is sent as text says in the sheet that it was copied', async ({ page, context }) => {
  const { app } = bg.lists
  // As in browsers on a desktop.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page)
  await write(page, 'Кафе')
  await page.getByRole('button', { name: app.share, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: app.shareTitle })
  await sheet.getByRole('button', { name: app.shareText }).click()
  await expect(sheet.getByText(app.copied, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Кафе')
  await sheet.getByRole('button', { name: app.close }).click()
  await page.getByRole('button', { name: app.share, exact: true }).click()
  await expect(sheet.getByText(app.copied, { exact: true })).toBeHidden()
})
