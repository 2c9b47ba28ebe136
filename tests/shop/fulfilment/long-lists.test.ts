import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { parcelKit } from './parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { mostParcels, readParcels } = await import('@/features/shop/fulfilment/parcels')
const { readWork } = await import('@/features/shop/fulfilment/work-list')
const { findVouchers } = await import('@/features/shop/orders/vouchers/staff-lists')
const { readOpenWithdrawals } = await import('@/features/shop/fulfilment/after-sales/staff-lists')

it('a list of parcels that is cut says how many there are', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line]))
  expect(await readParcels(payload.db.drizzle, 'packed')).toMatchObject({ length: 0, count: 0 })
  await kit.run(sql`
    insert into shop.shipments (id, order_id, carrier)
    select gen_random_uuid(), ${id}, 'econt' from generate_series(1, ${mostParcels + 3})`)
  const parcels = await readParcels(payload.db.drizzle, 'packed')
  expect(parcels).toMatchObject({ length: mostParcels, count: mostParcels + 3 })
})

it('a list of withdrawals that is cut says how many there are', async () => {
  await kit.run(sql`
    insert into shop.withdrawals (id, language, name, order_number, email, lines, is_verified)
    select gen_random_uuid(), 'bg', 'Мария', 'L-1', 'maria@example.com', '[]', false from generate_series(1, 103)`)
  expect(await readOpenWithdrawals(payload.db.drizzle, null)).toMatchObject({ length: 100, count: 103 })
})

it('a list of orders says how many there are, which is what its tile says', async () => {
  const { line } = await kit.variantWith(2)
  await kit.placed(kit.requestOf([line]))
  const orders = await readWork(payload.db.drizzle, 'pack', '')
  expect(orders.count).toBe(orders.length)
  expect(orders.count).toBeGreaterThan(0)
})

it('a list of vouchers that is cut says how many there are', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line]))
  await kit.run(sql`
    with bought as (
      insert into orders select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'L-' || n, 'checkout_key', null))).*
      from orders one, generate_series(1, 103) n where one.id = ${id} returning id)
    insert into shop.gift_cards (id, order_id, amount_cents, design, language, sender, recipient, send_on, expires_on)
    select gen_random_uuid(), id, 2500, 'plain', 'bg', 'Мария', 'Ана', '2026-12-01', '2027-12-01' from bought`)
  expect(await findVouchers(payload.db.drizzle, '', null)).toMatchObject({ length: 100, count: 103 })
})
