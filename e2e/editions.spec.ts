import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { openList, row, tick } from './support/lists'

const content = specContent()
const words = bg.editions.note
let shop: string
let category: string
const editions: Record<'all' | 'sofia' | 'varna', string> = { all: '', sofia: '', varna: '' }

test.beforeAll(async () => {
  const retailer = await content.retailer()
  const place = await content.category()
  for (const town of ['София', 'Варна'])
    await content.write('POST', '/stores', { retailer: retailer.id, name: 'Магазин', town, address: 'ул. 1' })
  const make = async (towns: string[]) =>
    (await content.brochure({ title: content.word, retailer: retailer.id, category: place.id, towns })).slug
  editions.sofia = await make(['София'])
  editions.varna = await make(['Варна', 'Бургас'])
  editions.all = await make([])
  ;[shop, category] = [retailer.slug, place.slug]
})

test('a town is chosen once, is obeyed before the first paint, and is forgotten by one press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/r/${shop}`)
  const cover = (slug: string) => page.locator(`main a[href="/broshura/${slug}"]`)
  for (const slug of Object.values(editions)) await expect(cover(slug)).toBeVisible()
  await expect(page.getByText('Издание за Варна и Бургас')).toBeVisible()
  await expect(page.getByText(words.some)).toBeVisible()

  await page.getByRole('button', { name: words.choose }).click()
  await page.getByRole('combobox', { name: words.label }).selectOption('Варна')
  await expectNoViolations(page)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText('За Варна', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.change })).toBeFocused()
  await expect(cover(editions.sofia)).toBeHidden()
  await expect(cover(editions.varna)).toBeVisible()
  await expect(cover(editions.all)).toBeVisible()
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: words.showOthers }).click()
  await expect(cover(editions.sofia)).toBeVisible()
  await page.getByRole('button', { name: words.hideOthers }).click()
  await expect(cover(editions.sofia)).toBeHidden()

  await page.goto(`/de/c/${category}`)
  const german = (slug: string) => page.locator(`main a[href="/de/broshura/${slug}"]`)
  await expect(page.getByText('Für Varna', { exact: true })).toBeVisible()
  await expect(german(editions.sofia)).toBeHidden()
  await expect(german(editions.varna)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(`/r/${shop}`)
  await expect(other.locator(`main a[href="/broshura/${editions.sofia}"]`)).toBeHidden()
  await other.getByRole('button', { name: words.change }).click()
  await other.getByRole('button', { name: words.forget }).click()
  await expect(other.locator(`main a[href="/broshura/${editions.sofia}"]`)).toBeVisible()
  await expect(german(editions.sofia)).toBeVisible()
  await expect(page.getByText(de.editions.note.some)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('broshura-town'))).toBeNull()
})

test('a chosen town moves nothing', async ({ page }) => {
  // The fonts are there at the next visit: a font that arrives late moves words, whatever town is chosen.
  await page.goto(`/c/${category}`, { waitUntil: 'networkidle' })
  await page.addInitScript(() => {
    localStorage.setItem('broshura-town', 'varna|Варна|Varna')
    const moved: string[] = []
    Object.assign(window, { moved })
    const isMain = (node: unknown): node is Element => node instanceof Element && node.closest('main') !== null
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The header may still wait for its font.
        const sources: { node: unknown }[] = Reflect.get(entry, 'sources')
        moved.push(
          ...sources
            .map(({ node }) => node)
            .filter(isMain)
            .map(({ outerHTML }) => outerHTML),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/c/${category}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('За Варна', { exact: true })).toBeVisible()
  await expect(page.locator(`main a[href="/broshura/${editions.sofia}"]`)).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('the search hides editions for other towns, and says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('broshura-town', 'sofia|София|Sofia'))
  await page.goto(`/search?${new URLSearchParams({ q: content.word, kind: 'brochures' })}`)
  const hit = page.locator(`main a[href="/broshura/${editions.varna}"]`)
  await expect(page.getByText('За София', { exact: true })).toBeVisible()
  await expect(page.locator(`main a[href="/broshura/${editions.sofia}"]`)).toBeVisible()
  await expect(hit).toBeHidden()
  await page.getByRole('button', { name: words.showOthers }).click()
  await expect(hit).toBeVisible()
})

test('the search hides offers for other towns, and counts and lists them as it says', async ({ page }) => {
  const place = { retailer: (await content.retailer()).id, category: (await content.category()).id }
  const [word, other] = [`кренвирши ${content.word}`, `луканка ${content.word}`]
  const make = async (town: string, offers: [title: string, priceCents: number][]) => {
    const { id, slug } = await content.brochure({ ...place, towns: [town] })
    for (const [title, priceCents] of offers)
      await content.write('POST', '/offers', { brochure: id, pageNumber: 1, title, priceCents })
    return page.locator(`main a[href^="/broshura/${slug}?offer="]`)
  }
  const ofSofia = await make('София', [[word, 249]])
  const ofVarna = await make('Варна', [
    [word, 219],
    [other, 519],
  ])
  const lukanka = page.locator('main h3', { hasText: other })
  await page.addInitScript(() => localStorage.setItem('broshura-town', 'sofia|София|Sofia'))
  await page.goto(`/search?${new URLSearchParams({ q: content.word, kind: 'offers' })}`)
  await expect(page.getByText('За София', { exact: true })).toBeVisible()
  await expect(page.getByText(bg.search.countsAllEditions)).toBeVisible()
  await expect(ofSofia).toBeVisible()
  // The name of what only one brochure has leads there too.
  await expect(ofVarna).toHaveCount(3)
  for (const link of await ofVarna.all()) await expect(link).toBeHidden()
  await expect(lukanka).toBeHidden()
  await expectNoViolations(page)

  await page.getByRole('button', { name: words.showOthers }).click()
  await expect(lukanka).toBeVisible()
  await expect(page.getByText(bg.search.countsAllEditions)).toBeHidden()
  await page.getByRole('button', { name: words.hideOthers }).click()

  await page.getByRole('button', { name: word }).click()
  await expect(page.getByRole('button', { name: word, pressed: true })).toBeVisible()
  await openList(page)
  await expect(row(page, word)).toContainText('издание за София')

  await page.goto(`/search?${new URLSearchParams({ q: content.word, kind: 'offers', town: 'varna' })}`)
  await expect(ofVarna.first()).toBeVisible()
  await expect(lukanka).toBeVisible()
  await expect(ofSofia).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.change })).toHaveCount(0)
})

test('without JavaScript every edition is listed, and says for which towns it is', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`/r/${shop}`)
  for (const slug of Object.values(editions))
    await expect(page.locator(`main a[href="/broshura/${slug}"]`)).toBeVisible()
  await expect(page.getByText('Издание за София')).toBeVisible()
  await expect(page.getByRole('button', { name: words.choose })).toBeHidden()
  await page.close()
})

test('an offer that is ticked on the page of an edition is on the list with its towns', async ({ page }) => {
  const { id, slug } = await content.brochure({ towns: ['Варна', 'Бургас'] })
  const title = `Кренвирши ${content.word}`
  await content.write('POST', '/offers', { brochure: id, pageNumber: 1, title, priceCents: 249 })
  await tick(page, `/broshura/${slug}`, title)
  await openList(page)
  await expect(row(page, title)).toContainText('издание за Варна и Бургас')
})
