import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { writeGoods, writeStock } from './support/goods'
import { expectNoSidewaysScroll } from './support/reader'

const content = specContent()
let slug: string
let category: string
let retailer: string
let other: { slug: string }
/** No other document has this word. */
let word: string

test.beforeAll(async () => {
  word = `кашкавал${content.word}`
  const shop = await content.retailer()
  other = await content.retailer()
  retailer = shop.slug
  const pages = ['Хляб и закуски', `Прясно мляко\n${word} от козе мляко 400 г`, 'Плодове']
  const place = await content.category()
  category = place.slug
  const made = await content.brochure({ retailer: shop.id, category: place.id, pages })
  slug = made.slug
})

test('a word inside a brochure leads to its page', async ({ page }) => {
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  const hit = page.getByRole('article')
  await expect(hit).toHaveCount(1)
  await expect(hit.locator('mark')).toHaveText(word)
  await hit.getByRole('link', { name: /^стр\. 2/ }).click()
  await expect(page).toHaveURL(new RegExp(`/broshura/${slug}\\?page=2`))
})

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches, and a found page is an anchor', async ({ page }) => {
    await page.goto('/en/search')
    await page.locator('#search').fill(word)
    await page.locator('#search').press('Enter')
    const link = page.getByRole('article').getByRole('link', { name: /^p\. 2/ })
    await expect(link).toHaveAttribute('href', `/en/broshura/${slug}?page=2#page-2`)
    await expect(page.getByRole('button', { name: 'Follow this search word' })).toBeHidden()
  })

  test('nothing found says what to try next', async ({ page }) => {
    await page.goto(`/de/search?q=${word}ххх&state=upcoming`)
    await expect(page.getByText('Nichts gefunden für')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ohne Filter suchen' })).toBeVisible()
  })
})

test('suggestions are chosen by keys', async ({ page }) => {
  await page.goto('/search')
  const field = page.locator('#search')
  await field.pressSequentially(retailer)
  const option = page.getByRole('option', { name: retailer }).first()
  await expect(option).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page)
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', 'search-0')
  await field.press('Escape')
  await expect(option).toBeHidden()
  // Another shop's random name may begin with the same letters and be suggested too.
  await expect(async () => {
    await field.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/r/${retailer}$`))
})

test('the filters are passed with one key, and a further choice stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/search?q=мляко')
  const filters = page.getByRole('navigation', { name: 'Стеснете търсенето' })
  const skip = page.getByRole('link', { name: 'Към резултатите' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(filters.locator(':focus')).toHaveCount(0)

  const towns = filters.getByRole('combobox', { name: 'Още градове' })
  const town = await towns.locator('option').last().getAttribute('value')
  if (!town) throw new Error('There is no further town')
  await towns.selectOption(town)
  await expect(page).toHaveURL(/town=/)
  const chosen = filters.locator('[aria-current]')
  await expect(chosen).toContainText(town)
  await page.reload()
  await expect(chosen).toBeVisible()

  await page.getByRole('navigation', { name: 'Избрани филтри' }).getByRole('link').press('Enter')
  await expect(page).not.toHaveURL(/town=/)
  await expect(page.locator('#results')).toBeFocused()
})

test('a price is sent when it is typed to its end, not with each letter, and the keyboard stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/search?q=мляко')
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    const min = searchParams.get('min')
    if (searchParams.has('_rsc') && min && !request.headers()['next-router-prefetch']) asked.add(min)
  })
  const filters = page.getByRole('navigation', { name: 'Стеснете търсенето' })
  const from = filters.getByRole('textbox', { name: 'от', exact: true })
  const to = filters.getByRole('textbox', { name: 'до', exact: true })
  await from.pressSequentially('12')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/[?&]min=12$/)
  await expect(from).toHaveValue('12,00')
  await expect(to).toBeFocused()
  // Nothing was typed into the field that is left.
  await page.keyboard.press('Shift+Tab')
  await expect(from).toBeFocused()
  await from.fill('13')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]min=13$/)
  await expect(from).toHaveValue('13,00')
  await expect(from).toBeFocused()
  expect([...asked]).toEqual(['12', '13'])
})

test('a town leaves as many hits as its choice says, brochures of its shops among them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/search?q=мляко')
  const town = page.getByRole('navigation', { name: 'Стеснете търсенето' }).getByRole('link', { name: /^София/ })
  const kinds = page.getByRole('navigation', { name: 'Какво да се покаже' })
  await expect(kinds.getByRole('link', { name: /^Брошури/ })).toBeVisible()
  const promised = Number(await town.locator('.tabular').textContent())
  await town.press('Enter')
  await expect(page).toHaveURL(/town=/)
  await expect(page.locator(':focus')).toContainText('София')
  await expect(kinds.getByRole('link', { name: /^Брошури/ })).toBeVisible()
  const found = await kinds.locator('.tabular').allTextContents()
  expect(found.reduce((sum, count) => sum + Number(count), 0)).toBe(promised)
})

test('what was taken for a typing error is said first, also above offers alone', async ({ page }) => {
  await page.goto('/search?q=хляп&kind=offers')
  const said = page.getByText('Показваме „хляб“ вместо „хляп“.')
  await expect(said).toBeVisible()
  const [note, first] = await Promise.all([said.boundingBox(), page.locator('#found-offers').boundingBox()])
  expect(note?.y).toBeLessThan(first?.y ?? 0)
})

test('a word that nothing has is broken where it is longer than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?q=непротивоконституционствувателствувайте')
  await expect(page.getByText('Нищо не намерихме за')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a chosen shop without hits stays named, and can be taken back', async ({ page }) => {
  await page.goto(`/search?q=${word}&shop=${other.slug}`)
  await expect(page.getByText('Нищо не намерихме')).toBeVisible()
  const chosen = page.getByRole('navigation', { name: 'Стеснете търсенето' }).getByRole('link', { name: other.slug })
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await chosen.click()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(word)}`)
  await expect(page.getByRole('article')).toHaveCount(1)
})

/** Holds back the pages that the router requests until they are released. */
async function holdPages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await promise
      await route.continue()
    },
  )
  return resolve
}

test('a tapped filter says that its page is on the way', async ({ page }) => {
  await page.goto(`/search?q=${word}&state=upcoming`)
  const chosen = page.getByRole('navigation', { name: 'Стеснете търсенето' }).locator('[aria-current]')
  await expect(chosen).toBeVisible()
  const release = await holdPages(page)
  await chosen.click()
  await expect(chosen.locator('[data-waiting]')).toBeAttached()
  release()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(word)}`)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
})

test('a choice of a list says that its page is on the way', async ({ page }) => {
  await page.goto(`/c/${category}`)
  const release = await holdPages(page)
  const shops = page.getByLabel('Магазин', { exact: true })
  const form = page.locator('form', { has: shops })
  await shops.selectOption(retailer)
  await expect(form).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL(new RegExp(`shop=${retailer}`))
  await expect(form).toHaveAttribute('aria-busy', 'false')
})

test('a product of our shop is suggested, found by the number of a variant, and says at once that this is sold out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const goods = await writeGoods(content)
  await page.goto('/de/search')
  await page.locator('#search').pressSequentially(`goods ${content.name}`)
  const option = page.getByRole('option', { name: `Goods ${content.name} de` })
  await expect(option).toContainText('unser Shop')
  await option.click()
  await expect(page).toHaveURL(new RegExp(`/de/p/${goods.slug}$`))

  await page.goto(`/de/search?q=${goods.slug}-2S`)
  await page
    .getByRole('navigation', { name: 'Art der Treffer' })
    .getByRole('link', { name: /^Unser Shop/ })
    .click()
  await expect(page).toHaveURL(/kind=goods/)
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(`Goods ${content.name} de`)
  await expect(card.getByText('Ausverkauft')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await writeStock(content, goods.other, 0)
  await expect(async () => {
    await page.reload()
    await expect(card.getByText('Ausverkauft')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/de/p/${goods.slug}\\?color=${goods.colours[1]}$`))
})

test('a found thing reads as one line on a desktop: name and price side by side, prices at one edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/search?q=мляко&kind=offers')
  const cards = page.locator('.product-card')
  await expect(cards.nth(2)).toBeVisible()
  const ends = new Set<number>()
  for (const card of (await cards.all()).slice(0, 3)) {
    const [name, price] = await Promise.all([
      card.getByRole('heading').boundingBox(),
      card.locator('.price').first().boundingBox(),
    ])
    if (!name || !price) throw new Error('a card has no name or price')
    expect(Math.abs(name.y - price.y)).toBeLessThanOrEqual(8)
    expect(price.x).toBeGreaterThan(name.x + name.width)
    ends.add(Math.round(price.x + price.width))
  }
  expect(ends.size).toBe(1)
})

test('a found thing fits on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?q=мляко')
  await expect(page.locator('.product-card').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
