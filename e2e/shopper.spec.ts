import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { signedInCustomer } from './support/account'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'
import { openList, row } from './support/lists'
import { mailTo, sendWeeklyMails } from './support/mails'
import { ownAddress } from './support/own-address'
import { expectNoSidewaysScroll } from './support/reader'
import { costsOf, euro, lowestOffer, lowestReport, realReduction } from './support/shop-truth'

test.use({ extraHTTPHeaders: ownAddress() })

const phone = { width: 360, height: 740 }
const ways = [
  { way: 'with our script', javaScriptEnabled: true },
  { way: 'without our script', javaScriptEnabled: false },
] as const

async function choose(page: Page, name: RegExp) {
  const bar = page.getByText('Филтри и подредба')
  const choice = page.getByRole('main').getByRole('link', { name }).first()
  await expect(async () => {
    if (!(await choice.isVisible())) await bar.click()
    await expect(choice).toBeVisible({ timeout: 1000 })
  }).toPass()
  await choice.click()
}

for (const { way, javaScriptEnabled } of ways) {
  test.describe(way, () => {
    test.use({ viewport: phone, javaScriptEnabled })

    test('a shopper finds the cheapest milk a litre in Plovdiv, and what says so', async ({ page }) => {
      const [offer, report] = [
        await lowestOffer('прясно мляко', 'Пловдив'),
        await lowestReport('прясно мляко', 'Пловдив'),
      ]
      await page.goto('/search')
      await page.locator('#search').fill('прясно мляко')
      await page.locator('#search').press('Enter')
      await expect(page).toHaveURL(/\/search\?q=/)
      await choose(page, /^Пловдив/)
      await expect(page).toHaveURL(/town=/)
      await choose(page, /^Цена за литър/)
      await expect(page).toHaveURL(/sort=l/)
      await expectNoSidewaysScroll(page)

      const promised = page.locator('section[aria-labelledby="found-offers"] article').first()
      await expect(promised).toContainText('Най-ниска цена за литър')
      await expect(promised).toContainText(`${euro(offer.litre)} € за л`)
      await promised.getByRole('link', { name: new RegExp(`^${offer.shop}`) }).click()
      await expect(page).toHaveURL(new RegExp(`/broshura/${offer.slug}\\?offer=`))
      await expect(
        page
          .locator('li', { hasText: offer.title })
          .filter({ hasText: euro(offer.cents) })
          .first(),
      ).toBeAttached()
      await page.goBack()

      await page.getByRole('link', { name: /^Продукти/ }).click()
      await expect(page).toHaveURL(/kind=products/)
      const reported = page.locator('#results article').first()
      await expect(reported).toContainText(`${euro(report.litre)} € за л`)
      await expect(reported).toContainText(report.shop)
      await reported.getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/prices/${report.slug}/filter\\?place=`))
      await expect(page.getByText('Най-ниските цени на всяка верига: Пловдив.')).toBeVisible()
      const source = page
        .getByRole('region', { name: 'Цени по вериги' })
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: report.shop, exact: true }) })
      await expect(source).toContainText(euro(report.cents))
      await expect(source).toContainText(/(КЗП – Колко струва|измислена цена за демонстрация), \d/)
      await expectNoSidewaysScroll(page)
    })

    test('a shopper sees at an offer of a brochure whether its reduction is real, and by which prices', async ({
      page,
    }) => {
      const { title, brochure, slug, shop, cents, lowest } = await realReduction()
      await page.goto(`/broshura/${brochure}`)
      const item = page.locator('.offer-item', { hasText: title })
      const link = item.locator(`a[href$="/prices/${slug}"]`).first()
      await page.locator('.page-offers', { has: link }).locator('summary').first().click()
      const offered = item.filter({ has: page.locator(`a[href$="/prices/${slug}"]`), hasText: euro(cents) }).first()
      const percent = Math.floor(((lowest - cents) * 100) / lowest)
      await expect(offered).toContainText(new RegExp(`−${percent}\\s% спрямо най-ниската цена`))
      await expect(offered.locator('s')).toContainText(euro(lowest))
      await link.click()
      await expect(page).toHaveURL(new RegExp(`/prices/${slug}$`))
      const answer = page.getByRole('region', { name: /^(Най-евтино днес|Цена днес)$/ })
      await expect(answer).toContainText(shop)
      await expect(answer).toContainText(euro(cents))
      await expect(answer).toContainText(`Най-ниската цена в 30-те дни преди нея беше ${euro(lowest)}`)
      const history = page.getByRole('region', { name: 'Как се е променяла цената' })
      await expect(history.getByRole('heading', { name: new RegExp(shop) })).toBeVisible()
      await history.getByText('Покажи като таблица').click()
      const days = history.getByRole('table').getByRole('row')
      await expect(days.filter({ hasText: euro(cents) }).first()).toContainText(euro(lowest))
      await expectNoSidewaysScroll(page)
    })
  })
}

test.describe('a list on a phone', () => {
  test.use({ viewport: phone })

  test('is filled from notes, and says what each shop asks for it and what the best one saves', async ({ page }) => {
    const { app } = bg.lists
    await openList(page)
    for (const note of ['мляко', 'хляб', 'сирене']) {
      await page.getByLabel(app.note).fill(note)
      const found = page.getByRole('list', { name: app.foundTitle }).getByRole('button').first()
      await expect(found).toContainText(/€/)
      const name = (await found.locator('[lang=bg]').textContent()) ?? ''
      expect(name.toLowerCase()).toContain(note)
      await found.click()
      await expect(row(page, name.split(',')[0] ?? '').first()).toContainText('€')
    }
    const items: { id: string; text: [{ title: string }, number] }[] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('broshura-lists') ?? '{}').entries[0].list.items,
    )
    const costs = await Promise.all(
      items.map(async ({ id, text }) => ({ title: text[0].title, shops: await costsOf(id) })),
    )
    const shops = [...new Set(costs.flatMap((cost) => [...cost.shops.keys()]))].map((shop) => ({
      shop,
      total: costs.reduce((sum, cost) => sum + (cost.shops.get(shop) ?? 0), 0),
      missing: costs.filter((cost) => !cost.shops.has(shop)).map(({ title }) => title),
    }))
    shops.sort((one, other) => one.missing.length - other.missing.length || one.total - other.total)
    const table = page.getByRole('table', { name: app.shopTotals })
    const [best] = shops
    if (!best) throw new Error('no shop has anything of the list')
    const first = table.getByRole('row').nth(1)
    await expect(first).toContainText(best.shop)
    await expect(first).toContainText(euro(best.total))
    for (const title of best.missing) await expect(first).toContainText(title)
    for (const { shop, total } of shops.slice(0, 6)) {
      await expect(table.getByRole('row').filter({ hasText: shop })).toContainText(euro(total))
    }
    const alike = shops.filter(({ missing }) => missing.join() === best.missing.join())
    const saved = (alike.at(-1)?.total ?? 0) - best.total
    await expect(page.getByText('Ако купите всичко от')).toHaveCount(saved > 0 ? 1 : 0)
    if (saved > 0) {
      const sentence = page.locator('p', { hasText: `Ако купите всичко от ${best.shop}, спестявате ${euro(saved)}` })
      for (const title of best.missing) await expect(sentence).toContainText(title)
      await expect(sentence).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
  })

  test('without our script says that it is written with one, and an account’s list is read', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { noScript, app } = bg.lists
    await signedInCustomer(page, 'notes')
    await openList(page)
    await page.getByLabel(app.note).fill('Батерии')
    await page.getByLabel(app.note).press('Enter')
    await expect(page.getByText(app.savedInAccount)).toBeVisible()
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: phone })
    await plain.addCookies(await page.context().cookies())
    const other = await plain.newPage()
    await expect(async () => {
      await other.goto('/list')
      await expect(other.locator('main')).toContainText(noScript.text, { useInnerText: true })
      await other.locator('main a[href="/account-lists"]').click()
      await expect(other.getByText('Батерии')).toBeVisible({ timeout: 500 })
    }).toPass()
    await other.goto('/search?q=мляко')
    await expect(other.getByRole('button', { name: bg.lists.tick.add })).toHaveCount(0)
    await plain.close()
  })
})

test.describe('a followed word', () => {
  test.use({ viewport: phone })

  test('brings a mail with the new offer at its price, whose link leads to it, without our script too', async ({
    page,
    browser,
    baseURL,
  }) => {
    const content = await Content.start()
    const word = `козунак${content.word}`
    const customer = await signedInCustomer(page, 'word')
    await page.goto(`/search?q=${word}`)
    await page.getByRole('button', { name: bg.follow.button.follow.word }).click()
    await expect(page.getByRole('button', { name: bg.follow.button.following })).toHaveAttribute('aria-pressed', 'true')

    const shop = await content.retailer()
    const brochure = await content.brochure({ retailer: shop.id, category: (await content.category()).id })
    const offer = { brochure: brochure.id, pageNumber: 1, title: `Домашен ${word}`, packSize: '500 г' }
    await content.write('POST', '/offers', { ...offer, priceCents: 349, oldPriceCents: 499 })
    await sendWeeklyMails()
    const { text } = await mailTo(customer.email, /новост/)
    expect(text).toMatch(new RegExp(`Домашен ${word}[^\\n]*3,49`))
    const [link = ''] = text.match(/http\S+\/broshura\/\S+/) ?? []
    expect(link).toContain(`/broshura/${brochure.slug}?offer=`)
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled, viewport: phone })
      const opened = await context.newPage()
      await opened.goto(link)
      const told = opened.locator('.offer-item', { hasText: `Домашен ${word}` })
      await expect(told).toContainText('3,49')
      if (!javaScriptEnabled) await expect(told).toBeVisible()
      await expect(opened.getByRole('heading', { level: 1 })).toContainText(brochure.slug)
      await context.close()
    }
    await content.end()
  })
})
