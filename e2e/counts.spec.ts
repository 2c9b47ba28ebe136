import type { Browser, Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, specContent, test } from './support/fixtures'
import { livingPage } from './support/living-page'
import { stack } from './support/stack-ready'

const content = specContent()
let shop: string
let brochure: { id: string; slug: string }
/** No other brochure has this word. */
let word: string

test.beforeAll(async () => {
  word = `седмица${content.word}`
  shop = (await content.retailer()).id
  const { id: category } = await content.category()
  brochure = await content.brochure({
    title: `Брошура ${word}`,
    retailer: shop,
    category,
    pages: ['Едно', 'Две', 'Три'],
  })
  await content.write('POST', '/offers', {
    brochure: brochure.id,
    pageNumber: 1,
    title: 'Бяло брашно',
    packSize: '1 кг',
    priceCents: 199,
  })
})

const address = () => `/broshura/${brochure.slug}`

async function counts(): Promise<Record<string, number>> {
  const { rows } = await content.database.query<{ kind: string; count: number }>(
    'select kind, sum(count)::int as count from editorial.brochure_counts where brochure_id = $1 group by kind',
    [brochure.id],
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

/** A page that is in view for a second was looked at; the clock goes on by itself, too. */
async function lookAt(page: Page, number: number) {
  await page.locator(`#page-${number}`).evaluate((section) => {
    section.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Observers are told in the order in which they were made: that of the page before this one.
    return new Promise<void>((resolve) => {
      const seen = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        resolve()
      })
      seen.observe(section)
    })
  })
  await page.clock.runFor(3000)
}

async function pageThatAsksNotTo(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack().url })
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  return livingPage(await context.newPage())
}

test('a brochure is counted as it is opened, read and ticked, but not for staff or who asks not to be', async ({
  browser,
  context,
  page,
  staffPage,
}) => {
  test.setTimeout(120_000)
  const silent = await pageThatAsksNotTo(browser)
  for (const uncounted of [silent, staffPage]) {
    await uncounted.goto(address())
    await uncounted.goto('/kept')
  }
  await silent.context().close()

  await page.clock.install()
  await page.goto(`/search?q=${word}`)
  await page
    .locator('#results')
    .getByRole('link', { name: `Брошура ${word} bg`, exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(address()))
  await expect(page.locator('[data-ready]')).toBeAttached({ timeout: 30_000 })
  await lookAt(page, 1)
  await lookAt(page, 3)
  const tick = page.locator('#page-1 .list-tick').first()
  await tick.click()
  await expect(tick).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/kept')
  await expect.poll(async () => (await counts()).ticked, { timeout: 40_000 }).toBe(1)
  const { 'page-read': read, ...others } = await counts()
  expect(others).toEqual({ opened: 1, 'found-by-search': 1, ticked: 1 })
  expect(read).toBeGreaterThanOrEqual(2)
  expect(read).toBeLessThanOrEqual(3)
  expect(await context.cookies()).toEqual([])

  // After a load the browser itself says where the link was; a context with an installed clock forgets that.
  const other = livingPage(await browser.newPage({ baseURL: stack().url }))
  await other.goto(`/search?q=${word}`)
  await other.evaluate((path) => location.assign(path), address())
  await expect(other.locator('[data-ready]')).toBeAttached()
  await other.goto('/kept')
  await expect.poll(counts, { timeout: 40_000 }).toMatchObject({ opened: 2, 'found-by-search': 2, ticked: 1 })

  await other.goto(`${address()}?view=text`)
  await other.goto('/kept')
  await expect.poll(async () => (await counts()).opened, { timeout: 40_000 }).toBe(3)
  expect(await counts()).toMatchObject({ 'found-by-search': 2, ticked: 1 })
  await other.context().close()

  await staffPage.goto(`/admin/collections/retailers/${shop}`)
  const table = staffPage.getByRole('region', { name: bg.admin.counts.title })
  const row = table.getByRole('row').filter({ hasText: `Брошура ${word}` })
  await expect(row.getByRole('cell').first()).toHaveText('3')
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expectNoViolations(staffPage, [], '.reading-counts')
})

test('a question that a page could not answer is shown to staff from the third time on', async ({
  page,
  staffPage,
}) => {
  const question = `хх${content.word}хх`
  const fromElsewhere = (network: string) =>
    fetch(`${stack().url}/api/search/missed`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
      body: JSON.stringify({ q: question, locale: 'bg' }),
    })
  for (const network of ['198.51.100.7', '203.0.113.7']) expect((await fromElsewhere(network)).status).toBe(204)
  await staffPage.goto('/admin/searched-and-not-found')
  await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText(bg.admin.missed.title)
  await expect(staffPage.getByText(question)).toHaveCount(0)
  await page.goto('/admin/searched-and-not-found')
  await expect(page).toHaveURL(/\/admin\/login/)

  await page.goto(`/search?q=${question}`)
  await expect(page.getByText(bg.search.zeroText)).toBeVisible()
  const shown = staffPage.getByRole('listitem').filter({ hasText: question })
  await expect(async () => {
    await staffPage.reload()
    await expect(shown).toBeVisible()
  }).toPass({ timeout: 30_000 })
  await expectNoViolations(staffPage)
  await expect(shown.getByRole('link')).toHaveAttribute('href', `/search?q=${question}`)
})
