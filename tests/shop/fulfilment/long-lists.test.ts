import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { parcelKit } from './parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { mostParcels, readParcels } = await import('@/features/shop/fulfilment/parcels')
const { readWork } = await import('@/features/shop/fulfilment/work-list')
const { findVouchers } = await import('@/features/shop/orders/vouchers/staff-lists')
const { readOpenReturns, readOpenWithdrawals } = await import('@/features/shop/fulfilment/after-sales/staff-lists')
const { announceReturn } = await import('@/features/shop/fulfilment/after-sales/announce-return')
const { endParcel } = await import('@/features/shop/fulfilment/send-parcel')

it('a list of parcels that is cut says how many there are', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line]))
  expect(await readParcels(payload.db.drizzle, 'packed')).toMatchObject({ length: 0, count: 0 })
  await kit.run(sql`
    insert into shop.shipments (id, order_id, carrier)
    select gen_random_uuid(), ${id}, 'econt' from generate_series(1, ${mostParcels + 3})`)
  const parcels = await readParcels(payload.db.drizzle, 'packed')
  expect(parcels).toMatchObject({ length: mostParcels, count: mostParcels + 3 })
  const next = await readParcels(payload.db.drizzle, 'packed', { sought: '', after: parcels.at(-1)?.place ?? null })
  expect(next.map(({ position }) => position)).toEqual([201, 202, 203])
  expect(new Set([...parcels, ...next].map((parcel) => parcel.id)).size).toBe(mostParcels + 3)
  const [, last] = next
  await kit.run(sql`update shop.shipments set tracking = '105-77 00881' where id = ${last?.id}`)
  const found = await readParcels(payload.db.drizzle, 'packed', { sought: '1057700', after: null })
  expect(found.map((parcel) => parcel.id)).toEqual([last?.id])
})

it('of more returns than a page shows, the newest is found by its number and is on the next page', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line]))
  const lines = await kit.linesOf(id)
  const parcel = await kit.sent(id, lines)
  await kit.step((req) => endParcel(req, parcel, 'delivered'))
  const number = await kit.step((req) => announceReturn(req, { order: id, lines, reason: null, withdrawal: null }))
  await kit.run(sql`
    insert into returns select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'R-261101-' || n, 'requested_at', one.requested_at - interval '1 day'))).*
    from returns one, generate_series(1, 100) n where one.number = ${number}`)
  const first = await readOpenReturns(payload.db.drizzle)
  expect(first).toMatchObject({ length: 100, count: 101 })
  const next = await readOpenReturns(payload.db.drizzle, { sought: '', after: first.at(-1)?.place ?? null })
  expect(next.map((one) => one.number)).toEqual([number])
  const typed = number.toLowerCase().replaceAll('-', ' ')
  const found = await readOpenReturns(payload.db.drizzle, { sought: typed, after: null })
  expect(found.map((one) => one.number)).toEqual([number])
  const gone = await readOpenReturns(payload.db.drizzle, { sought: '', after: next.at(-1)?.place ?? null })
  expect(gone).toMatchObject({ length: 100, count: 101 })
})

it('a list of withdrawals that is cut says how many there are', async () => {
  await kit.run(sql`
    insert into shop.withdrawals (id, language, name, order_number, email, lines, is_verified)
    select gen_random_uuid(), 'bg', 'Мария', 'L-1', 'maria@example.com', '[]', false from generate_series(1, 103)`)
  const first = await readOpenWithdrawals(payload.db.drizzle, null)
  expect(first).toMatchObject({ length: 100, count: 103 })
  const next = { sought: '', after: first.at(-1)?.place ?? null }
  expect(await readOpenWithdrawals(payload.db.drizzle, null, next)).toMatchObject({ length: 3, count: 103 })
  const byName = { sought: 'мария', after: null }
  expect(await readOpenWithdrawals(payload.db.drizzle, null, byName)).toMatchObject({ length: 100, count: 103 })
  const byNobody = { sought: 'Петър', after: null }
  expect(await readOpenWithdrawals(payload.db.drizzle, null, byNobody)).toMatchObject({ length: 0, count: 0 })
})

it('a list with a part of a number finds it however it is typed', async () => {
  await kit.run(sql`
    insert into shop.withdrawals (id, language, name, order_number, email, lines, is_verified)
    values (gen_random_uuid(), 'bg', 'Ана', 'L-261130-7KQ2MD', 'ana@example.com', '[]', false)`)
  for (const sought of ['L-261130-7KQ2MD', 'l261130 7kq', '7КQ2МD'])
    expect(await readOpenWithdrawals(payload.db.drizzle, null, { sought, after: null }), sought).toHaveLength(1)
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
