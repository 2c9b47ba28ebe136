import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { monthOf, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../../setup/cms'
import { plansOf } from '../../../setup/query-plans'
import { afterSalesKit } from '../../fulfilment/after-sales/after-sales-kit'

const { payload } = await freshCms()
const kit = await afterSalesKit(payload)
const { auditFile } = await import('@/features/shop/orders/documents/audit-file')
const { withTitlesIn } = await import('@/features/shop/goods/titles')
const { pointsInTown } = await import('@/features/shop/orders/change-delivery')
const { reviewableLines } = await import('@/features/shop/reviews/reviewable')
const { readOpenReturns } = await import('@/features/shop/fulfilment/after-sales/staff-lists')
const { ordersCsv } = await import('@/features/shop/fulfilment/accounting')

await payload.db.drizzle.execute(sql`
  insert into colours (id, slug, hex) values (gen_random_uuid(), 'of-many', '#fefefe');
  insert into products (id, slug, sku, price_cents, currency, _status)
  select gen_random_uuid(), 'p-' || n, 'P-' || n, 500, 'EUR', 'published'::enum_products_status
  from generate_series(1, 1000) n;
  insert into variants (id, product_id, colour_id, size, sku)
  select gen_random_uuid(), p.id, c.id, 'N' || n, p.sku || '-' || n
  from products p, colours c, generate_series(1, 16) n where c.slug = 'of-many' and p.slug like 'p-%';
  insert into shop.withdrawals (id, language, name, order_number, email, lines, is_verified)
  select gen_random_uuid(), 'bg', 'Мария', 'L-1', 'maria@example.com', '[]', false from generate_series(1, 5000)`)
const { order, lines } = await kit.delivered([1])
await payload.db.drizzle.execute(sql`vacuum analyze variants, shop.withdrawals`)

const database = payload.db.drizzle
const today = sofiaDay()
const shop = { eik: '1', shopNumber: '1', domain: 'example.com', month: monthOf(today), created: today }
const titled = [lines.map(({ line }) => ({ line, title: '' }))]

it.each([
  ['the file for the tax authority', () => auditFile(database, shop)],
  ['names of ordered goods', () => withTitlesIn(database, 'bg', titled)],
  ['other pick-up points of an order', () => pointsInTown(database, order.id)],
  ['goods that may be reviewed', () => reviewableLines(database, order.id)],
])('%s: a variant is read by its key, and not all of them', async (_, read) => {
  const scans = (await plansOf(payload, read)).flat().filter((node) => node['Relation Name'] === 'variants')
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
})

it('a return finds its statement of withdrawal by its key', async () => {
  const nodes = (await plansOf(payload, () => readOpenReturns(database))).flat()
  const scans = nodes.filter((node) => node['Relation Name'] === 'withdrawals')
  expect(scans.length).toBeGreaterThan(0)
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
})

it('a month is counted in Sofia, from its first moment to its last', async () => {
  const within = async (at: string) => {
    await kit.run(sql`update orders set placed_at = ${at} where id = ${order.id}`)
    return (await ordersCsv(database, '2026-03')).includes(order.number)
  }
  const moments = ['2026-02-28T21:59:59Z', '2026-02-28T22:00:00Z', '2026-03-31T20:59:59Z', '2026-03-31T21:00:00Z']
  const counted = []
  for (const at of moments) counted.push(await within(at))
  expect(counted).toEqual([false, true, true, false])
})
