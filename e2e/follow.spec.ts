import bg from '../messages/bg.json' with { type: 'json' }
import { signedInCustomer } from './support/account'
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { mailTo, sendWeeklyMails } from './support/mails'
import { stack } from './support/stack-ready'

const content = specContent()
let shop: { id: string; slug: string }
let brochure: string

test.beforeAll(async () => {
  shop = await content.retailer()
  brochure = (await content.brochure({ retailer: shop.id, category: (await content.category()).id })).slug
})

test('a customer follows a shop, is told of it in one mail, and ends it with one click', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const customer = await signedInCustomer(page, 'follow')
  await page.goto(`/r/${shop.slug}`)
  await expect(page.getByRole('link', { name: 'Моят профил' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Следи магазина' }).click()
  await expect(page.getByRole('button', { name: 'Следите' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Какво следите' }).click()
  await expect(page.getByRole('link', { name: `Brochure ${brochure}` })).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/follows')
  await expect(page.getByText('Това следите в профила си.')).toBeVisible()
  await expect(page.locator('main').locator(`a[href="/r/${shop.slug}"]`)).toBeVisible()
  await expectNoViolations(page)

  await sendWeeklyMails()
  const { text } = await mailTo(customer.email, /новост/)
  expect(text).toContain(`/broshura/${brochure}`)
  const [address = ''] = text.match(/http\S*follow-end\?token=one\S+/) ?? []

  await page.goto(address)
  await expectNoViolations(page)
  const elsewhere = await browser.newPage({ javaScriptEnabled: false })
  await elsewhere.goto(address)
  await elsewhere.getByRole('button', { name: 'Спри следенето' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Готово' })).toBeVisible()
  await elsewhere.close()
  await page.goto('/account-follows')
  await expect(page.getByText('Още не следите нищо')).toBeVisible()
})

test('a customer names a target price for a product and is told when it is reached', async ({ page }) => {
  const customer = await signedInCustomer(page, 'target')
  const { rows } = await content.database.query<{ slug: string }>(
    `select p.slug from search.products s join prices.products p on p.id = s.id
     join search.product_kinds k on k.id = s.kind_id
     where k.ranked and s.day = (select max(day) from search.products) order by p.id limit 1`,
  )
  const slug = rows[0]?.slug ?? ''
  await page.goto(`/prices/${slug}`)
  await page.getByLabel('Желана цена в евро').fill('много')
  await page.getByRole('button', { name: 'Извести ме' }).click()
  await expect(page.getByText('Напишете сума, например 2,49.')).toBeVisible()
  await expect(page.getByLabel('Желана цена в евро')).toBeFocused()
  await page.getByLabel('Желана цена в евро').fill('999,99')
  await page.getByRole('button', { name: 'Извести ме' }).click()
  await expect(page.getByText(/Следите за цена до 999,99/)).toBeVisible()
  await expect(page.locator('.follow').getByRole('button')).toBeFocused()
  await expectNoViolations(page)
  await sendWeeklyMails()
  const { text } = await mailTo(customer.email, /новост/)
  expect(text).toContain(`/prices/${slug}`)
  expect(text).toMatch(/желана\sцена\s999,99\s€;\s.+(Измислена\sверига|,\sдо\s\d+\s\p{L}+)/u)

  await page.goto('/account-follows')
  const { saved } = bg.account
  await page.getByRole('button', { name: bg.follow.account.stopMails, exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: saved.mailsOff })).toBeVisible()
  await page.getByRole('button', { name: `${bg.follow.button.end}: ` }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: saved.unfollowed })).toBeFocused()
})

test('the start page begins with what is mine, without moving, and is otherwise the same for everybody', async ({
  page,
}) => {
  const { mine } = bg.follow
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: mine.title })).toBeHidden()
  await signedInCustomer(page, 'mine')
  await page.request.post(`${stack().url}/api/account/follows`, {
    data: { kind: 'category', value: 'supermarket', target: null, locale: 'bg' },
    headers: { Origin: stack().url },
  })
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mine'))).toBe('1')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: [...(Reflect.get(window, 'shifts') ?? []), Reflect.get(entry, 'value')] })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  const section = page.getByRole('region', { name: mine.title })
  await expect(section.getByRole('link').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') ?? [])).toEqual([])
  await expectNoViolations(page)
  await page.goto('/account-dashboard')
  await expect(page.getByRole('region', { name: mine.title }).getByRole('link').first()).toBeVisible()
  await expectNoViolations(page)
})

test('without an account a keyboard stays beside what it has ended', async ({ page }) => {
  for (const word of ['butter', 'bread']) {
    await page.goto(`/en/search?q=${word}`)
    await page.getByRole('button', { name: 'Follow this search word' }).click()
    await expect(page.getByText('no emails will be sent')).toBeVisible()
  }
  await page.goto('/en/follows')
  await page.getByRole('button', { name: 'Stop: butter' }).press('Enter')
  await expect(page.getByRole('link', { name: 'butter' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Stop: bread' })).toBeFocused()
  await page.getByRole('button', { name: 'Stop: bread' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('without an account a word is followed in the browser, which says that no mails come', async ({ page }) => {
  await page.goto('/en/search?q=butter')
  await page.getByRole('button', { name: 'Follow this search word' }).click()
  await expect(page.getByText('no emails will be sent')).toBeVisible()
  await page.getByRole('link', { name: 'What you follow' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What you follow' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'butter' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Stop: butter' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})
