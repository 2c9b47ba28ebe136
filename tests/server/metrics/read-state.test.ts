import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { parcelKit } from '../../shop/fulfilment/parcel-kit'

const { payload } = await freshCms()
const { readState } = await import('@/server/metrics/read-state')
const kit = await parcelKit(payload)
const daySeconds = 86_400

async function placedDaysAgo(days: number) {
  const { line } = await kit.variantWith(10)
  const { id } = await kit.placed(kit.requestOf([line]))
  await kit.run(sql`update orders set placed_at = now() - make_interval(days => ${days}) where id = ${id}`)
  return id
}

/** By status: how many wait, and for how many whole days the oldest. */
async function waiting() {
  const samples = (await readState()).get('orders')
  if (!Array.isArray(samples)) throw new Error('The orders were not read.')
  return samples
    .map(({ metric, label, value }) => {
      const days = Math.floor(value / daySeconds)
      return metric === 'broshura_orders_waiting' ? `${label}: ${value}` : `${label} for ${days} days`
    })
    .sort()
}

it('an order that was sent waits no longer, one that is only packed does', async () => {
  await placedDaysAgo(0)
  const sent = await placedDaysAgo(8)
  await kit.sent(sent, await kit.linesOf(sent))
  await expect.poll(waiting).toEqual(['placed for 0 days', 'placed: 1'])

  const packed = await placedDaysAgo(9)
  await kit.sent(packed, await kit.linesOf(packed))
  await kit.run(sql`update shop.shipments set state = 'packed', shipped_at = null where order_id = ${packed}`)
  await expect.poll(waiting).toEqual(['placed for 9 days', 'placed: 2'])
})
