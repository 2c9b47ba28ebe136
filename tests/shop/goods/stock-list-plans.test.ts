import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { plansOf } from '../../setup/query-plans'

const { payload } = await freshCms()
const { readStockList, stockOnPage } = await import('@/features/shop/goods/stock/stock-list')

await payload.db.drizzle.execute(sql`
  insert into colours (id, slug, hex) values (gen_random_uuid(), 'white', '#ffffff');
  insert into products (id, slug, sku, price_cents, currency, _status)
  select gen_random_uuid(), 'p-' || n, 'P-' || n, 500, 'EUR', 'published'::enum_products_status
  from generate_series(1, 1000) n;
  insert into products_locales (title, _locale, _parent_id)
  select 'Якета ' || sku, 'bg'::_locales, id from products;
  insert into variants (id, product_id, colour_id, size, sku)
  select gen_random_uuid(), p.id, c.id, 'N' || n, p.sku || '-' || n from products p, colours c,
    generate_series(1, 8) n`)
await payload.db.drizzle.execute(sql`vacuum analyze variants, products_locales`)

const all = { after: null, below: 5, kind: 'all' } as const
const find = (sought: string) => readStockList(payload.db.drizzle, 'bg', { ...all, sought })
const skus = async (sought: string) => (await find(sought)).map(({ sku }) => sku)

it.each(['3800556612341', 'шапка', 'p-999-8'])('finds what few or none have by an index: %s', async (sought) => {
  const plans = await plansOf(payload, () => find(sought))
  const scans = plans.flat().filter((node) => node['Relation Name'] === 'variants')
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  for (const { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 } of scans)
    expect((rows + removed) * loops).toBeLessThan(100)
})

it('finds by all words, also by short ones and those that very many have', async () => {
  expect(await skus('якета')).toHaveLength(stockOnPage + 1)
  expect(await skus('n8')).toHaveLength(stockOnPage + 1)
  expect(await skus('n8 ЯКЕТА P-999')).toEqual(['P-999-8'])
  expect(await skus('P-999-8 шапка')).toEqual([])
})
