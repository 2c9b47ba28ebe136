import pg from 'pg'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { stack } from './support/stack-ready'

/** The cheapest price of the seed's real day, read from the database without our code. */
async function cheapestButter(): Promise<number> {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ cents: string }>(`
    select min(round(least(t.low, t.promo) * 1000.0 / l.pack_amount)) as cents
    from prices.latest t join prices.listings l on l.id = t.listing_id
    join prices.companies k on k.id = l.company_id join prices.chains c on c.id = k.chain_id
    where t.place_id = 0 and l.group_number = 12 and l.pack_unit = 'kg' and l.hold is null and not c.invented`)
  await client.end()
  return Number(rows[0]?.cents)
}

test('finds the cheapest butter per kilo and narrows it to a chain', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Цени' }).click()
  await expect(page).toHaveURL('/prices')
  const groups = page.getByRole('region', { name: 'Всички групи' })
  await groups.getByRole('link', { name: /^Краве масло/ }).click()
  await expect(page).toHaveURL('/prices/butter')
  const first = page
    .getByRole('region', { name: /^\d+ продукт/ })
    .getByRole('article')
    .first()
  // The national data is a day of long ago: the heading names that day, and no price is called the cheapest because of
  // it.
  await expect(page.getByRole('heading', { name: 'Цените накратко, 13 май' })).toBeVisible()
  await expect(first).not.toContainText('Най-ниска цена за единица')
  const cents = await cheapestButter()
  await expect(first).toContainText(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`)
  await expect(first).toContainText('КЗП – Колко струва')
  await expectNoViolations(page)
  const chains = page.getByLabel('Верига', { exact: true })
  const chain = await chains.locator('option').nth(1).getAttribute('value')
  await chains.focus()
  await chains.selectOption(chain)
  await expect(page).toHaveURL(new RegExp(`/prices/butter/filter\\?.*chain=${chain}`))
  await expect(first).toBeVisible()
  await expect(chains).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a reduction is checked by its 30 days, as a picture, a table and a file', async ({ page, request }) => {
    await page.goto('/de/prices')
    const shelf = page.getByRole('region', { name: 'Größte echte Preissenkungen' })
    const card = shelf.getByRole('article').first()
    await expect(card).toContainText('gegenüber dem niedrigsten Preis der 30 Tage davor')
    await card.getByRole('heading', { level: 3 }).getByRole('link').click()
    await expect(page).toHaveURL(/\/de\/prices\/.+/)
    await expect(page.getByText(/Der niedrigste Preis der 30 Tage davor war/).first()).toBeVisible()
    await expect(page.getByText('erfundener Preis für die Demo').first()).toBeVisible()
    await expect(page.getByRole('img', { name: /die letzten 90 Tage/ }).first()).toBeVisible()
    await page.getByText('Als Tabelle anzeigen').first().click()
    const table = page.getByRole('table').first()
    expect(await table.getByRole('row').count()).toBeGreaterThan(2)
    await expect(
      table.getByRole('columnheader', { name: 'Niedrigster Preis der 30 Tage vor der Preissenkung' }),
    ).toBeVisible()
    await expect(table.getByRole('row').nth(1).getByRole('cell').nth(2)).toContainText('€')
    await page.getByLabel('Zeitraum').selectOption('365')
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
    await expect(page.getByRole('img', { name: /die letzten 365 Tage/ }).first()).toBeVisible()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    const file = await request.get(
      (await page.getByRole('link', { name: 'Als CSV herunterladen' }).getAttribute('href')) ?? '',
    )
    expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(await file.text()).toContain('Demo')
  })
})

test('on a phone the answer, the verdict and the chart come before the alert and the explanations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/prices')
  await page.getByRole('region', { name: 'Най-големи истински намаления' }).getByRole('link').first().click()
  const answer = page.getByRole('region', { name: /^(Най-евтино днес|Цена днес)$/ })
  await expect(answer).toContainText('€')
  const tops = await Promise.all(
    [answer, page.locator('.step-chart').first(), page.getByLabel('Желана цена в евро')].map(
      async (one) => (await one.boundingBox())?.y ?? 0,
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(tops[0]).toBeLessThan(400)
})

test('no line of a chart passes through its words', async ({ page }) => {
  await page.goto('/prices')
  await page.getByRole('region', { name: 'Най-големи истински намаления' }).getByRole('link').first().click()
  const chart = page.locator('.step-chart').first()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const words = await chart.locator('.step-chart-level-label').boundingBox()
    const picture = await chart.locator('.step-chart-plot').boundingBox()
    if (!words || !picture) throw new Error('the chart is not drawn')
    expect(words.y + words.height).toBeLessThanOrEqual(picture.y)
    expect(words.x).toBeGreaterThanOrEqual(0)
  }
})

test('a product follows WCAG 2.2 AA', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/prices')
  await page.getByRole('region', { name: 'Най-големи истински намаления' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Как се е променяла цената' })).toBeVisible()
  await expectNoViolations(page)
})
