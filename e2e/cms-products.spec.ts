import pg from 'pg'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { stack } from './support/stack-ready'

const mark = `Правец${Date.now()}`

async function writeProducts() {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  await client.query(
    `with chain as (insert into prices.chains (name, slug) values ($1, lower($1)) returning id),
       company as (insert into prices.companies (chain_id, number) select id, $1 from chain returning id),
       products as (
         insert into prices.products (slug, title, group_number, words)
         values (lower($1) || '-a', $1 || ' Сирене', 9, lower($2) || ' siren'), (lower($1) || '-b', $1 || ' Краве сирене', 9, lower($2) || ' krav siren')
         returning id, slug
       )
     insert into prices.listings (company_id, code, name, group_number, product_id, match_score, match_reason, read_name, read_group)
     select company.id, listing.code, listing.name, 9, products.id, 0.9, 'brand words', listing.name, 9
     from company, (values ('1', '-a', $1 || ' СИРЕНЕ'), ('2', '-a', $1 || ' СИРЕНЕ БИО'), ('3', '-b', $1 || ' КРАВЕ СИРЕНЕ')) as listing (code, product, name)
     join products on products.slug = lower($1) || listing.product`,
    [mark, `pravec${mark.slice(6)}`],
  )
  await client.end()
}

test('an editor finds a product, merges another into it and splits a wrong listing off, with the keyboard alone', async ({
  staffPage: page,
}) => {
  await writeProducts()
  const said = page.getByRole('main').getByRole('status')
  await page.goto('/admin/products')
  await page.getByRole('searchbox', { name: 'Думи от името' }).fill(mark)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `${mark} Сирене`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `${mark} Сирене` })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 записа' })).toBeVisible()
  await expect(page.locator('.step-nav')).toContainText(new RegExp(`Продукти.*${mark} Сирене`))
  await expectNoViolations(page)

  await page.getByRole('button', { name: `Слей с този: ${mark} Краве сирене` }).focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Продуктите са слети. Всички записи вече са тук.')
  await expect(page.getByRole('heading', { name: '3 записа' })).toBeVisible()

  await page.getByRole('button', { name: `Отдели: ${mark} СИРЕНЕ БИО` }).focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Записът е отделен. Това вече е самостоятелен продукт.')
  await expect(page.getByRole('heading', { name: `${mark} СИРЕНЕ БИО` })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 запис' })).toBeVisible()
})
