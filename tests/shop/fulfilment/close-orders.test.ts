import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { afterSalesKit } from './after-sales/after-sales-kit'

const { payload } = await freshCms()
const kit = await afterSalesKit(payload)
const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')

const delivered = [await kit.delivered([1]), await kit.delivered([1]), await kit.delivered([1])]
const [first = '', ...others] = delivered.map(({ order }) => order.id).toSorted()
await kit.run(sql`update shop.shipments set ended_at = now() - interval '30 days'`)

const statusOf = async (order: string) => (await kit.orderOf(order)).status

it('one that cannot be closed keeps back none of those behind it, however many there are', async () => {
  await kit.run(sql`
    alter table orders add constraint broken check (id <> ${sql.raw(`'${first}'`)} or status <> 'closed') not valid`)
  await closeOrders(payload, 1)
  expect(await Promise.all([first, ...others].map(statusOf))).toEqual(['placed', 'closed', 'closed'])
  await kit.run(sql`alter table orders drop constraint broken`)
  await closeOrders(payload, 1)
  expect(await statusOf(first)).toBe('closed')
})
