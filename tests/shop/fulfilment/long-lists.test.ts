import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { parcelKit } from './parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { mostParcels, readParcels } = await import('@/features/shop/fulfilment/parcels')
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
