import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { newCustomer } from './support/customers'
import { expect, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'
import { openList, row, twoBrochures, write } from './support/lists'
import { ownAddress } from './support/own-address'
import { signingIn } from './support/signing-in'

const content = specContent()

test.use({ extraHTTPHeaders: ownAddress() })

test.beforeEach(async ({ page }) => {
  // As in a browser that blocks site data: reading the name throws.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
})

/** Also waits for the scripts, whose failure would replace the page. */
async function expectOpened(page: Page, path: string) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(200)
  await expect(page.locator('#content')).toBeVisible()
  await expect(page.getByText(bg.errors.errorTitle)).toHaveCount(0)
  expect(errors).toEqual([])
}

test('pages open in a browser that forbids storage, and the list lasts as long as the page', async ({ page }) => {
  const { alfa, milk } = await twoBrochures(content)
  const { slug } = await writeGoods(content)
  for (const path of ['/', `/broshura/${alfa}`, `/p/${slug}`, `/search?q=${milk}`, '/login', '/list'])
    await expectOpened(page, path)
  await write(page, 'Хляб')
  await expect(row(page, 'Хляб')).toBeVisible()
})

test('without storage an offer looks ticked as long as the page is open, and is unticked again', async ({ page }) => {
  const { alfa, milk } = await twoBrochures(content)
  await page.goto(`/broshura/${alfa}`)
  const button = page.locator('li', { hasText: milk }).locator('.list-tick')
  await button.click()
  await expect(page.getByText(bg.lists.tick.notStored)).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('banner').getByTestId('list-count')).toHaveText('1')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('without storage the sheet of an offer says so itself, because it covers the toasts', async ({ page }) => {
  const { alfa, milk } = await twoBrochures(content)
  await page.goto(`/broshura/${alfa}`)
  const place = await page.locator('li', { hasText: milk }).getAttribute('id')
  await page.goto(`/broshura/${alfa}?${place?.replace('-', '=')}`)
  const sheet = page.getByRole('dialog', { name: bg.viewer.offerDetails })
  await sheet.getByRole('button', { name: bg.lists.tick.add }).click()
  await expect(sheet.getByRole('status')).toHaveText(bg.lists.tick.notStored)
  await expect(sheet.getByRole('button', { pressed: true })).toHaveText(new RegExp(`^${bg.lists.tick.on}`))
})

test('without storage a new list says that it lasts only as long as the page is open', async ({ page }) => {
  const { app, tick } = bg.lists
  await openList(page)
  await page.getByRole('button', { name: app.options }).click()
  await page.getByLabel(app.newList).fill('Рожден ден')
  await page.getByRole('button', { name: app.create, exact: true }).click()
  await expect(page.getByText(tick.notStored)).toBeVisible()
})

test('without storage nothing can be followed, which is said, and the address holds the comparison', async ({
  page,
}) => {
  const shop = await content.retailer()
  await page.goto(`/r/${shop.slug}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: bg.follow.button.follow.shop }).click()
  await expect(page.getByText(bg.follow.button.notStored)).toBeVisible()
  const { slug } = await writeGoods(content, '-compared')
  await page.goto(`/p/${slug}`, { waitUntil: 'networkidle' })
  await page.locator('form[action$="/shop-compare"] button').first().click()
  await expect(page).toHaveURL(`/shop-compare?p=${slug}`)
})

test('a sign-in succeeds there, and the next page still knows it', async ({ page }) => {
  const customer = await newCustomer('without-storage')
  await page.goto('/login?next=%2Faccount-dashboard')
  await page.locator('#content input[name=email]').fill(customer.email)
  await page.getByLabel('Парола', { exact: true }).fill(customer.password)
  await signingIn(async () => {
    await page.locator('#content').getByRole('button', { name: 'Вход' }).click()
    await expect(page).toHaveURL('/account-dashboard')
  })
  await expectOpened(page, '/')
})
