import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { newCustomer, type TestCustomer } from './support/customers'
import { expect, specContent, test } from './support/fixtures'
import { type Goods, openList, row, tick, twoBrochures, write } from './support/lists'
import { livingPage } from './support/living-page'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'

const content = specContent()
let goods: Goods

test.use({ extraHTTPHeaders: ownAddress() })
test.beforeAll(async () => {
  goods = await twoBrochures(content)
})

const { app } = bg.lists

async function signInFromList(page: Page, { email, password }: TestCustomer) {
  await page.getByRole('link', { name: app.savedHereSignIn }).click()
  await page.locator('#content input[name=email]').fill(email)
  await page.locator('#content input[name=password]').fill(password)
  await page.locator('#content button[type=submit]').click()
  await expect(page).toHaveURL('/list')
  await expect(page.getByText(app.savedInAccount)).toBeVisible()
}

const titles = async (page: Page) => (await page.locator('.list-row label > :first-child').allTextContents()).sort()

async function inAccount(page: Page): Promise<string[]> {
  const answer = await page.request.post(`${stack().url}/api/lists/sync`, { data: { lists: [], known: {} } })
  const { lists }: { lists: { list: { items: { text: [{ title: string }]; removed: [boolean] }[] } }[] } =
    await answer.json()
  return lists
    .flatMap(({ list }) => list.items.filter(({ removed: [gone] }) => !gone).map(({ text: [{ title }] }) => title))
    .sort()
}

test('lists made without an account on two devices become one at the sign-in: nothing is lost or doubled', async ({
  page: laptop,
  browser,
}) => {
  test.setTimeout(180_000)
  const { alfa, beta, milk, bread, cheese } = goods
  const customer = await newCustomer('merging')

  await tick(laptop, `/broshura/${alfa}`, milk)
  await tick(laptop, `/broshura/${beta}`, cheese)
  await tick(laptop, `/search?q=${bread}`, bread)
  await openList(laptop)
  await write(laptop, 'Батерии')
  await row(laptop, milk)
    .getByRole('button', { name: app.more.split(':')[0] })
    .click()
  await row(laptop, bread).getByRole('checkbox').check()

  const context = await browser.newContext({ baseURL: stack().url, extraHTTPHeaders: ownAddress() })
  const phone = livingPage(await context.newPage())
  await tick(phone, `/broshura/${beta}`, cheese)
  await openList(phone)
  await write(phone, 'Чай')

  await signInFromList(laptop, customer)
  const first = ['Батерии', milk, bread, cheese]
  await expect.poll(() => titles(laptop)).toEqual(first.sort())
  await expect.poll(() => inAccount(laptop)).toEqual(first)

  await signInFromList(phone, customer)
  const all = [...first, 'Чай'].sort()
  await expect.poll(() => inAccount(phone)).toEqual(all)
  for (const page of [phone, laptop]) {
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(all)
    await expect(row(page, milk)).toContainText('3,98')
    await expect(row(page, bread).getByRole('checkbox')).toBeChecked()
    await expect(row(page, cheese).getByRole('checkbox')).not.toBeChecked()
    await expect(page.getByRole('banner').getByTestId('list-count')).toHaveText('5')
    await expect(page.getByLabel(app.choose)).toHaveCount(0)
  }
  expect(await inAccount(laptop)).toEqual(all)
  await context.close()
})

test('a full list says so, and the note for which it has no room stays in its field', async ({ page }) => {
  await openList(page)
  await write(page, 'Хляб')
  await page.evaluate(() => {
    type Item = { id: string; text: [{ title: string; details: string }, number] }
    const stored: { entries: { list: { items: Item[] } }[] } = JSON.parse(localStorage.getItem('broshura-lists') ?? '')
    const items = stored.entries[0]?.list.items
    const [bread] = items ?? []
    for (let at = 1; bread && at < 200; at++) {
      const title = `Нещо ${at}`
      items?.push({ ...bread, id: `note:${crypto.randomUUID()}`, text: [{ title, details: '' }, bread.text[1]] })
    }
    localStorage.setItem('broshura-lists', JSON.stringify(stored))
  })
  await page.reload()
  await expect(row(page, 'Нещо 199')).toBeVisible()
  const field = page.getByLabel(app.note)
  await field.fill('Ориз')
  await field.press('Enter')
  await expect(page.getByText(bg.lists.tick.full.replace('{count}', '200'))).toBeVisible()
  await expect(field).toHaveValue('Ориз')
})
