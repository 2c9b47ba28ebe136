import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { signedInCustomer } from './support/account'
import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { editorPage } from './support/editor-page'
import { expect, onlyFull, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { mailTo } from './support/mails'
import { placeOrders } from './support/orders'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'

const phone = { width: 360, height: 740 }
const languages = [
  { prefix: '', words: bg },
  { prefix: '/en', words: en },
] as const

let content: Content

test.beforeAll(async () => {
  content = await Content.start()
})
test.afterAll(() => content.end())

async function boughtGoods(more: string): Promise<Goods> {
  const goods = await writeGoods(content, more)
  await writeStock(content, goods.variants.S, 50)
  return goods
}

async function delivered(goods: Goods, more: { email?: string; invited?: boolean } = {}) {
  const [order] = await placeOrders([
    { paymentMethod: 'bank-transfer', paid: true, delivered: true, pieces: { [goods.variants.S]: 1 }, ...more },
  ])
  if (!order) throw new Error('there is no order')
  return order
}

async function decide(browser: Browser, order: string, reason?: 'insult') {
  const { rows } = await content.database.query('select id from reviews where order_id = $1', [order])
  const work = await editorPage(browser, false)
  await work.goto(`/admin/collections/reviews/${rows[0]?.id}`)
  const t = bg.admin.reviews
  const panel = work.getByRole('region', { name: t.title })
  if (reason) await panel.getByLabel(t.reason).selectOption(reason)
  await panel.getByRole('button', { name: reason ? t.refuse : t.publish }).click()
  await expect(work.getByText(t.said[reason ? 'refused' : 'published'])).toBeVisible()
  // The rest of the page is Payload's.
  await expectNoViolations(work, [], '.review-panel')
  await work.context().close()
}

async function fillIn(page: Page, { reviews: t }: typeof bg, stars: number, text: string) {
  await page.getByRole('radio', { name: bgOrEn(t.stars, stars), exact: true }).check({ force: true })
  await page.getByRole('radio', { name: t.fit.small }).check()
  await page.getByLabel(t.form.text).fill(text)
  await page.getByLabel(t.form.name).fill('Мария')
}

/** The plural form of a message for this number: "4 звезди". */
function bgOrEn(message: string, count: number): string {
  const forms = new Map([...message.matchAll(/(one|other) \{# ([^}]+)\}/g)].map(([, name, word]) => [name, word]))
  return `${count} ${forms.get(count === 1 ? 'one' : 'other')}`
}

for (const { prefix, words } of languages) {
  const t = words.reviews
  test(
    `a guest reviews by the link of a mail, is refused, writes again and is published, at 360 px in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ page, browser }) => {
      const goods = await boughtGoods(prefix ? '-en-guest' : '-guest')
      const email = `${randomUUID()}@example.com`
      const order = await delivered(goods, { email, invited: true })
      const mail = await mailTo(email, new RegExp(bg.reviews.delivered.review))
      const link = mail.text.match(/https?:\S+shop-order-tracking\S+/)?.[0] ?? ''
      const { pathname, search, hash } = new URL(link)
      expect(hash).toBe('#review')
      await page.setViewportSize(phone)
      await page.goto(`${prefix}${pathname}${search}`)
      await page.getByRole('link', { name: t.open.write }).click()
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)

      await page.getByLabel(t.form.text).fill('Глупаци <b>такива</b>')
      await page.getByRole('button', { name: t.form.submit }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await expect(page.getByLabel(t.form.text)).toHaveValue('Глупаци <b>такива</b>')
      await fillIn(page, words, 2, 'Глупаци <b>такива</b>')
      await page.getByRole('button', { name: t.form.submit }).click()
      await expect(page.getByText(t.form.saved.written)).toBeVisible()
      await decide(browser, order.id, 'insult')

      const refusal = await mailTo(email, new RegExp(words.reviews.refusal.reasons.insult.slice(0, 12)))
      const again = new URL(refusal.text.match(/https?:\S+shop-review\S+/)?.[0] ?? '')
      await page.goto(`${again.pathname}${again.search}`)
      await expect(page.getByText(t.refusal.reasons.insult.slice(0, -1))).toBeVisible()
      await fillIn(page, words, 2, 'Умалява <b>много</b>. https://example.com')
      await page.getByRole('button', { name: t.form.change }).click()
      await expect(page.getByText(t.form.saved.written)).toBeVisible()
      await page.getByLabel(t.form.picturesChoose).setInputFiles('seed/content/pages/pictures/tea.webp')
      await page.getByRole('button', { name: t.form.picturesAdd }).click()
      await expect(page.getByText(t.form.saved.pictures)).toBeVisible()
      await expectNoViolations(page)
      await decide(browser, order.id)

      await page.goto(`${prefix}/p/${goods.slug}`)
      const section = page.getByRole('region', { name: t.title, exact: true })
      await expect(section).toContainText('Умалява <b>много</b>. https://example.com')
      await expect(section.getByText(t.verified)).toBeVisible()
      await expect(section).toContainText('Мария')
      await expect(section).not.toContainText(email)
      await expect(section.locator('article a:not([data-picture])')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await section.locator('a[data-picture]').click()
      await expect(page.locator('dialog.lightbox')).toBeVisible()
      await page.keyboard.press('Escape')
      await section.getByRole('link', { name: bgOrEn(t.stars, 5) }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/p/${goods.slug}/reviews\\?stars=5$`))
      await expect(page.getByText(t.verified)).toHaveCount(0)
      const byStars = page.getByRole('combobox', { name: t.filterLabel, exact: true })
      await expect(byStars).toHaveValue('5')
      await byStars.selectOption('2')
      await expect(page).toHaveURL(/stars=2/)
      await expect(byStars).toHaveValue('2')
      await page.getByRole('combobox', { name: t.sortLabel, exact: true }).selectOption('lowest')
      await expect(page).toHaveURL(/stars=2&sort=lowest/)
      await expect(page.getByText(t.verified)).toHaveCount(1)
      await page.goto(`${prefix}/p/${goods.slug}/reviews?sort=lowest`)
      await expect(page.getByText(t.verified)).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
    },
  )

  test(
    `a customer reviews from the account without JavaScript, at 360 px in ${prefix || '/bg'}`,
    onlyFull(true),
    async ({ page, browser }) => {
      const goods = await boughtGoods(prefix ? '-en-own' : '-own')
      const customer = await signedInCustomer(page, 'reviewing')
      const order = await delivered(goods)
      await content.database.query(
        'update orders set customer_id = (select id from customers where email = $1) where id = $2',
        [customer.email, order.id],
      )
      const plain = await browser.newContext({
        baseURL: stack().url,
        viewport: phone,
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      })
      const form = await plain.newPage()
      await form.goto(`${prefix}/account-review`)
      await form.getByRole('link', { name: t.open.write }).click()
      await fillIn(form, words, 4, 'Топло и меко.')
      await form.getByRole('button', { name: t.form.submit }).click()
      await expect(form.getByText(t.form.saved.written)).toBeVisible()
      await form.goto(`${prefix}/account-review`)
      await expect(form.getByText(words.account.reviews.status.pending)).toBeVisible()
      await plain.close()
      await decide(browser, order.id)

      await page.setViewportSize(phone)
      await page.goto(`${prefix}/p/${goods.slug}`)
      const section = page.getByRole('region', { name: t.title, exact: true })
      await expect(section).toContainText('Топло и меко.')
      await expect(section.getByRole('link', { name: bgOrEn(t.stars, 4) })).toContainText('1')
    },
  )
}
