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

/** Two pairs of products in so many chains that they are the worthiest proposals, the first pair before the second. */
async function writeProposals(client: pg.Client) {
  await client.query(
    `with chains as (
       insert into prices.chains (name, slug) select $1 || n, lower($1) || n from generate_series(1, 40) n returning id, name
     ),
     companies as (insert into prices.companies (chain_id, number) select id, name from chains returning id, number),
     products as (
       insert into prices.products (slug, title, group_number, words)
       select lower($1) || '-' || kind, $1 || ' ' || kind, 9, lower($2) || ' ' || kind
       from unnest(array['еднакво', 'същото', 'различно', 'друго']) kind returning id, title
     ),
     listings as (
       insert into prices.listings (company_id, code, name, group_number, product_id, read_name, read_group)
       select companies.id, title, title, 9, products.id, title, 9 from products
       join (values ('еднакво', 1, 20), ('същото', 21, 40), ('различно', 1, 19), ('друго', 21, 39)) sold (kind, first, last)
         on title = $1 || ' ' || kind
       join generate_series(1, 40) n on n between first and last join companies on number = $1 || n
     )
     insert into prices.match_proposals (product_id, other_id, score)
     select least(one.id, other.id), greatest(one.id, other.id), 0.9
     from (values ('еднакво', 'същото'), ('различно', 'друго')) pair (a, b)
     join products one on one.title = $1 || ' ' || a join products other on other.title = $1 || ' ' || b`,
    [`${mark}П`, 'predlozheni'],
  )
}

test('an editor joins a proposed pair and parts the next one with one key each, for good', async ({
  staffPage: page,
}) => {
  const client = new pg.Client({ connectionString: stack().env.DATABASE_URL })
  await client.connect()
  await writeProposals(client)
  const open = async (kind: string) =>
    (
      await client.query(
        `select parted from prices.match_proposals join prices.products on id in (product_id, other_id)
         where title = $1 and merged_into is null`,
        [`${mark}П ${kind}`],
      )
    ).rows
  const said = page.getByRole('main').getByRole('status')
  await page.goto('/admin/products')
  const list = page.getByRole('list', { name: /Вероятно един и същ продукт/ })
  const first = list.getByRole('listitem').first()
  await expect(first).toContainText(`${mark}П еднакво`)
  await first.getByRole('button', { name: /^Различни/ }).focus()
  await page.keyboard.press('j')
  await expect(said).toHaveText('Двата продукта са слети.')

  await expect(first).toContainText(`${mark}П различно`)
  await expect(first.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('p')
  await expect(said).toHaveText('Продуктите остават отделни и няма да бъдат предложени отново.')
  await expect(list.getByText(`${mark}П`)).toHaveCount(0)
  await expectNoViolations(page)

  const merged = await client.query(
    'select count(*)::integer as count from prices.products where title like $1 and merged_into is not null',
    [`${mark}П %`],
  )
  expect(merged.rows).toEqual([{ count: 1 }])
  expect(await open('различно')).toEqual([{ parted: true }])
  await client.end()
})
