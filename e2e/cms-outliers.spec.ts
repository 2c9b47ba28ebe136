import pg from 'pg'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { stack } from './support/stack-ready'

const mark = `Рядка${Date.now()}`

const lyutenitsa = 49

async function withDatabase(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  await work(client)
  await client.end()
}

test.beforeEach(() =>
  withDatabase((client) =>
    client.query(
      `with chain as (insert into prices.chains (name, slug) values ($1, lower($1)) returning id),
         company as (insert into prices.companies (chain_id, number) select id, $1 from chain returning id),
         listings as (
           insert into prices.listings (company_id, code, name, group_number, pack_unit, pack_amount, hold, read_name, read_group)
           select company.id, suffix, $1 || suffix, $2::smallint, 'kg', 1000, 'waiting', $1 || suffix, $2::smallint
           from company, (values ('А'), ('Б')) as of (suffix) returning id
         ),
         latest as (
           insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
           select id, 0, '2026-05-13', 7, 7, 7, 1 from listings
         )
       insert into prices.outliers (listing_id, day, price, unit_cents, reasons)
       select id, '2026-05-13', 7, 7, '[{"against": "group", "side": "low", "range": {"low": 460, "median": 590, "high": 720}}]'
       from listings`,
      [mark, lyutenitsa],
    ),
  ),
)

test.afterEach(() =>
  withDatabase(async (client) => {
    await client.query(
      `delete from prices.latest where listing_id in (select id from prices.listings where starts_with(name, $1))`,
      [mark],
    )
    await client.query(`delete from prices.listings where starts_with(name, $1)`, [mark])
  }),
)

test('an editor accepts a price with one key, takes that back, and rejects the next', async ({ staffPage: page }) => {
  await page.goto('/admin/price-outliers')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(row(`${mark}А`)).toContainText('Твърде ниска за групата')
  await expectNoViolations(page)
  const said = page.getByRole('main').getByRole('status')
  await row(`${mark}А`).getByRole('button', { name: 'Приеми', exact: true }).focus()
  await page.keyboard.press('a')
  await expect(said).toContainText('Цената е приета')
  await expect(row(`${mark}А`)).toHaveCount(0)
  await expect(page.locator('.outliers-list [data-key="a"]').first()).toBeFocused()
  await row(`${mark}Б`).getByRole('button', { name: 'Отхвърли', exact: true }).focus()
  await page.keyboard.press('r')
  await expect(said).toContainText('Цената е отхвърлена')
  await expect(row(`${mark}Б`)).toHaveCount(0)
  await said.getByRole('button', { name: 'Отмени' }).click()
  await expect(said).toContainText('Решението е отменено.')
  await expect(row(`${mark}Б`)).toBeVisible()
})
