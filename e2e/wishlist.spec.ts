import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { content as main, signInAs, title } from './support/account'
import { expectNoViolations } from './support/axe'
import { newCustomer } from './support/customers'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { type Goods, writeGoods } from './support/goods'
import { expectNoSidewaysScroll } from './support/reader'
import { newPhone, press } from './support/shopping'

const content = specContent()
const languages = [
  { locale: 'bg', prefix: '', words: bg },
  { locale: 'en', prefix: '/en', words: en },
] as const
type Language = (typeof languages)[number]
let goods: [Goods, Goods, Goods, Goods, Goods]

test.beforeAll(async () => {
  const write = (more: string) => writeGoods(content, more)
  goods = [await write(''), await write('-b'), await write('-c'), await write('-d'), await write('-e')]
})

const named = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, String(value)), text)

const titleIn = (locale: string) => `Goods ${content.name} ${locale}`

const heart = (page: Page, { locale, words }: Language) =>
  page.getByRole('button', { name: named(words.wishlist.wish, { title: titleIn(locale) }), exact: true }).first()

async function wishFor(page: Page, { slug }: Goods, language: Language, size?: string) {
  await page.goto(`${language.prefix}/p/${slug}`)
  if (size)
    await page
      .locator('label.variant-size')
      .filter({ visible: true, hasText: new RegExp(`^${size}`) })
      .first()
      .click()
  await heart(page, language).click()
  await expect(heart(page, language)).toHaveAttribute('aria-pressed', 'true')
}

for (const language of languages) {
  const { locale, prefix, words } = language
  const t = words.wishlist
  test(
    `a guest’s wishlist joins the account, is shared, and stays a surprise, in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ browser, baseURL }) => {
      test.setTimeout(120_000)
      const page = await newPhone(browser, baseURL)
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/api/shop/wishes') && asked.push(request.url()))
      await page.goto(`${prefix}/p/${goods[0].slug}`, { waitUntil: 'networkidle' })
      expect(asked).toEqual([])
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('broshura-wishes')

      await wishFor(page, goods[0], language, 'L')
      await wishFor(page, goods[1], language)
      await page.goto(`${prefix}/shop-wishlist`)
      await expect(main(page).locator('.wish')).toHaveCount(2)
      await expect(main(page).getByText(t.guest.slice(0, 30))).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await main(page)
        .locator('.wish')
        .first()
        .getByRole('button', { name: /^(Премахни|Remove)/ })
        .click()
      await expect(page.getByText(t.notes.removed)).toBeVisible()
      await expect(main(page).getByRole('status').first()).toBeFocused()
      await expect(main(page).locator('.wish')).toHaveCount(1)
      await press(page, t.undo)
      await expect(main(page).locator('.wish')).toHaveCount(2)
      await expect(
        main(page).getByRole('button', { name: named(t.toCartNamed, { title: titleIn(locale) }) }),
      ).toHaveCount(1)

      const customer = await newCustomer(`wisher-${locale}`)
      await signInAs(page, customer)
      await page.goto(`${prefix}/shop-wishlist`)
      await expect(main(page).locator('.wish')).toHaveCount(2)
      await expect(main(page).getByText(t.guest.slice(0, 30))).toHaveCount(0)

      await main(page).getByText(t.share, { exact: true }).click()
      await page.getByLabel(t.signed).fill('Мария')
      await press(page, t.makeLink)
      await expect(page.getByText(t.notes.shared)).toBeVisible()
      await main(page).getByText(t.sharing, { exact: true }).click()
      const link = await page.getByLabel(t.link, { exact: true }).inputValue()

      const giver = await newPhone(browser, baseURL)
      await giver.goto(link)
      await expect(giver.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(main(giver)).toContainText(named(t.from, { name: 'Мария' }))
      await expect(main(giver)).not.toContainText(customer.email)
      await expectNoSidewaysScroll(giver)
      await main(giver).getByText(t.gifts.give, { exact: true }).first().click()
      await giver.getByLabel(t.gifts.name).first().fill('Леля Таня')
      await giver.getByRole('button', { name: t.gifts.mark, exact: true }).first().click()
      await expect(giver.getByText(t.notes.marked)).toBeVisible()
      await expect(main(giver)).toContainText(`${t.gifts.taken}: ${t.gifts.you}`)
      await expectNoViolations(giver)

      const other = await newPhone(browser, baseURL)
      await other.goto(link)
      await expect(main(other)).toContainText(`${t.gifts.taken}: Леля Таня`)
      await expect(main(other).getByText(t.gifts.give, { exact: true })).toHaveCount(1)
      await expect(
        main(other).getByRole('button', { name: named(t.gifts.takeBackNamed, { title: titleIn(locale) }) }),
      ).toHaveCount(0)

      await page.goto(link)
      await expect(main(page)).toContainText(t.gifts.owner)
      for (const path of [link, `${prefix}/shop-wishlist`]) {
        await page.goto(path)
        expect(await page.content()).not.toContain('Леля Таня')
      }
      await main(page).getByText(t.gifts.summary, { exact: true }).click()
      await expect(main(page).getByText(t.gifts.warning)).toBeVisible()
      await press(page, t.gifts.show)
      await main(page).getByText(t.gifts.summary, { exact: true }).click()
      await expect(main(page)).toContainText('Леля Таня')

      await giver.getByRole('button', { name: named(t.gifts.takeBackNamed, { title: titleIn(locale) }) }).click()
      await expect(giver.getByText(t.notes.unmarked)).toBeVisible()
      await main(page).getByText(t.sharing, { exact: true }).click()
      await press(page, t.stop)
      await expect(page.getByText(t.notes.unshared)).toBeVisible()
      await giver.goto(link)
      await expect(giver.getByText(t.closedTitle)).toBeVisible()
      for (const each of [page, giver, other]) await each.context().close()
    },
  )

  test(
    `three products are compared side by side on a phone, in ${locale}`,
    onlyFull(locale !== 'bg'),
    async ({ browser, baseURL }) => {
      const c = words.compare
      const page = await newPhone(browser, baseURL)
      const choose = async ({ slug }: Goods) => {
        await page.goto(`${prefix}/p/${slug}`)
        await page
          .getByRole('button', { name: named(c.compareNamed, { title: titleIn(locale) }) })
          .first()
          .click()
      }
      for (const each of goods.slice(0, 3)) await choose(each)
      const bar = page.getByRole('region', { name: c.title, exact: true })
      await expect(bar).toContainText(named(c.chosen, { count: 3 }))
      const covered = async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const [footer, box] = await Promise.all([page.locator('body > footer').boundingBox(), bar.boundingBox()])
        return (footer?.y ?? Number.NaN) + (footer?.height ?? 0) - (box?.y ?? 0)
      }
      await expect.poll(covered, 'the last line of the page is above the bars').toBeLessThanOrEqual(0)
      await bar.getByRole('link', { name: c.compare }).click()
      const slugs = goods.slice(0, 3).map(({ slug }) => slug)
      await expect(page).toHaveURL(new RegExp(`shop-compare\\?p=${slugs.join('\\.')}$`))
      await expect(title(page)).toHaveText(c.title)
      await expect(page.locator('.compare-table thead th')).toHaveCount(3)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await page.getByLabel(c.size).selectOption('L')
      await press(page, c.apply)
      await expect(page.getByRole('rowheader', { name: named(c.priceIn, { size: 'L' }) })).toBeVisible()
      await page.getByLabel(c.only).check()
      await press(page, c.apply)
      const rows = page.locator('.compare-table tbody tr')
      await expect(rows.filter({ hasNot: page.locator('.compare-mark') })).toHaveCount(0)

      const shared = await newPhone(browser, baseURL, false)
      await shared.goto(page.url())
      await expect(shared.locator('.compare-table thead th')).toHaveCount(3)
      await shared.context().close()

      await choose(goods[3])
      await expect(bar).toContainText(named(c.chosen, { count: 4 }))
      await choose(goods[4])
      await expect(page).toHaveURL(/shop-compare/)
      await page
        .getByRole('link', { name: named(c.replaceNamed, { title: titleIn(locale) }) })
        .first()
        .click()
      await expect(page).toHaveURL(
        new RegExp(`p=${[goods[4], ...goods.slice(1, 4)].map(({ slug }) => slug).join('\\.')}$`),
      )
      await expect(page.locator('.compare-table thead th')).toHaveCount(4)
      await page.goto(`${prefix}/shop-compare`)
      await expect(page.locator('.compare-table thead th')).toHaveCount(4)
      await page.context().close()
    },
  )
}

test('without JavaScript the heart leads to the list, and everything there works', async ({ browser, baseURL }) => {
  const page = await newPhone(browser, baseURL, false)
  const [language] = languages
  await page.goto(`/p/${goods[0].slug}`)
  await heart(page, language).click()
  await expect(page).toHaveURL(/\/shop-wishlist\?note=added/)
  await expect(page.getByText(bg.wishlist.notes.added)).toBeVisible()
  await main(page).locator('.wish').getByText(bg.wishlist.chooseSize, { exact: true }).click()
  await page.getByLabel(bg.wishlist.variant).selectOption({ index: 1 })
  await page.getByLabel(bg.wishlist.note).fill('За Коледа')
  await press(page, bg.wishlist.save)
  await expect(main(page)).toContainText('За Коледа')
  await page.getByRole('button', { name: named(bg.wishlist.removeNamed, { title: titleIn('bg') }) }).click()
  await expect(page.getByText(bg.wishlist.emptyTitle)).toBeVisible()
  await press(page, bg.wishlist.undo)
  await expect(main(page).locator('.wish')).toHaveCount(1)
  await page.context().close()
})
