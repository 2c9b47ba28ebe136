import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'
import { postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')

const parcelRows = z.array(z.object({ state: z.string(), tracking: z.string().nullable() }))

async function packed() {
  const { order, lines } = await kit.paid([1])
  await kit.step((req) => claimOrders(req, kit.staff, [order.id]))
  return {
    id: await kit.step((req) => packParcel(req, { staff: kit.staff, order: order.id, lines })),
    number: order.number,
  }
}

async function parcelOf(id: string) {
  const { rows } = await kit.run(sql`select state, tracking from shop.shipments where id = ${id}`)
  return parcelRows.parse(rows)[0]
}

const handOver = (parcel: string, tracking: string) =>
  kit.post('ship', { key: crypto.randomUUID(), parcel, [`tracking:${parcel}`]: tracking })

it('refuses in words what is no number of a carrier, and hands over with one or with none', async () => {
  const wrong = await packed()
  const said = await handOver(wrong.id, '<b>x</b> товар № ♥')
  expect(said).toMatchObject({ count: '0', notCount: '1', not: `${wrong.number}~tracking` })
  expect(await parcelOf(wrong.id)).toEqual({ state: 'packed', tracking: null })
  expect(await handOver(wrong.id, ' 1051 2345 67890 ')).toMatchObject({ count: '1' })
  expect(await parcelOf(wrong.id)).toEqual({ state: 'shipped', tracking: '1051234567890' })
  const without = await packed()
  expect(await handOver(without.id, ' ')).toMatchObject({ count: '1' })
  expect(await parcelOf(without.id)).toEqual({ state: 'shipped', tracking: null })
})

it('keeps the number that a carrier has given since the page was opened', async () => {
  const { id } = await packed()
  await kit.run(sql`update shop.shipments set tracking = '1051999999999' where id = ${id}`)
  expect(await handOver(id, ' ')).toMatchObject({ count: '1' })
  expect(await parcelOf(id)).toEqual({ state: 'shipped', tracking: '1051999999999' })
})
