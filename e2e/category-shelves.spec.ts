import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }
import { addDays, sofiaDay } from '../src/domain/calendar-day'
import { localePath, locales } from '../src/i18n/routing'
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/reader'

const content = specContent()
const messages = { bg, de, en, ru }
let category: { id: string; slug: string }
let shop: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  category = await content.category()
  const retailer = await content.retailer()
  shop = retailer.slug
  const place = { retailer: retailer.id, category: category.id }
  const { id } = await content.brochure({ ...place, title: `Седмица ${content.name}` })
  const today = sofiaDay()
  await content.brochure({
    ...place,
    title: `Скоро ${content.name}`,
    validFrom: addDays(today, 2),
    validTo: addDays(today, 8),
  })
  const offer = { brochure: id, pageNumber: 1, title: `Кукла ${content.word}`, priceCents: 1299 }
  await content.write('POST', '/offers', offer)
  await content.write('POST', '/stores', { retailer: retailer.id, name: 'Обект', town: 'Видин', address: 'ул. 1' })
})

test('a category has its best offers, its coming brochures and its shops with their towns, but not under a filter', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const locale of locales) {
    const path = localePath(locale, `/c/${category.slug}`)
    const main = page.getByRole('main')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const { category: words, home } = messages[locale]
    const offers = main.getByRole('region', { name: words.offers })
    await expect(offers).toContainText(`Кукла ${content.word}`)
    await expect(offers).toContainText(/12[.,]99/)
    await expect(main.getByRole('region', { name: home.upcoming })).toContainText('Скоро')
    await expect(main.getByRole('region', { name: words.shops })).toContainText(/Видин|Vidin/)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
    await page.goto(`${path}/filter?state=expired`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('region', { name: words.shops })).toHaveCount(0)
  }
})

test('the page of a shop has its offers, and a single brochure is no wider than its text needs', async ({ page }) => {
  for (const locale of locales) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(localePath(locale, `/r/${shop}`))
    const main = page.getByRole('main')
    const { category: words, retailer } = messages[locale]
    const offers = main.getByRole('region', { name: words.offers })
    await expect(offers).toContainText(`Кукла ${content.word}`)
    await expect(offers).not.toContainText(retailer.offersNote)
    const current = main.getByRole('region', { name: retailer.currentTitle }).getByRole('listitem').first()
    expect((await current.boundingBox())?.width).toBeLessThan(500)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/r/zhiten')
  const reduced = page.getByRole('main').getByRole('region', { name: bg.category.offers })
  await expect(reduced).toContainText(bg.retailer.offersNote)
})
