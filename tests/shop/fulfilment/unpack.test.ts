import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { FulfilmentRefused, type WorkRefusal } from '@/features/shop/goods/staff-work/refusals'
import { freshCms } from '../../setup/cms'
import { postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { undoHandOver } = await import('@/features/shop/fulfilment/send-parcel')
const { unpackParcel } = await import('@/features/shop/fulfilment/unpack')
const { readParcels } = await import('@/features/shop/fulfilment/parcels')
const { makeLabel } = await import('@/features/shop/fulfilment/carriers/make-label')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { standingOf } = await import('@/features/shop/orders/standing')

const refused = (why: WorkRefusal) => new FulfilmentRefused(why)
const unpack = (parcel: string, isLabelCancelled = false) =>
  kit.step((req) => unpackParcel(req, parcel, { isLabelCancelled }))

async function packed(parcels: number) {
  const { order, lines } = await kit.paid([parcels])
  await kit.step((req) => claimOrders(req, kit.staff, [order.id]))
  const ids: string[] = []
  for (const _ of Array.from({ length: parcels })) {
    const piece = lines.map((line) => ({ ...line, quantity: 1 }))
    ids.push(await kit.step((req) => packParcel(req, { staff: kit.staff, order: order.id, lines: piece })))
  }
  return { order, lines, ids }
}

describe('a parcel that was packed by mistake', () => {
  it('is taken apart: its pieces are open, its entry is gone, the other parcel stays, and it is packed again', async () => {
    const { order, lines, ids } = await packed(2)
    const [one = '', other = ''] = ids
    await unpack(one)
    expect((await kit.standingOf(order.id)).lines).toEqual(['2 1 0'])
    expect((await readParcels(payload.db.drizzle, 'packed')).map(({ id }) => id)).toEqual([other])
    expect((await kit.eventsOf(order.id))?.filter((event) => event === 'packed')).toHaveLength(1)
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { target: { like: order.id }, action: { equals: 'order.unpacked' } },
    })
    expect(docs).toHaveLength(1)
    await kit.step((req) => claimOrders(req, kit.staff, [order.id]))
    await kit.step((req) =>
      packParcel(req, { staff: kit.staff, order: order.id, lines: [{ line: lines[0]?.line ?? '', quantity: 1 }] }),
    )
    expect((await kit.standingOf(order.id)).lines).toEqual(['2 2 0'])
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('leaves an order that can be cancelled, and goes elsewhere', async () => {
    const { order, ids } = await packed(1)
    expect(await standingOf(order.id)).toMatchObject({ isPacked: true, mayGoElsewhere: false })
    await unpack(ids[0] ?? '')
    expect(await standingOf(order.id)).toMatchObject({ dispatch: 'open', isPacked: false, mayGoElsewhere: true })
    expect(await cancelOrder(await createLocalReq({}, payload), order.id, 'customer')).toBeNull()
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('stays once it is handed over, and can be taken apart where that was undone', async () => {
    const { order, ids } = await packed(1)
    const [parcel = ''] = ids
    await kit.step((req) => shipParcel(req, parcel, 'TRACK-1'))
    await expect(unpack(parcel)).rejects.toThrow(refused('changed'))
    await kit.step((req) => undoHandOver(req, parcel))
    await unpack(parcel)
    expect(await kit.eventsOf(order.id)).not.toContain('packed')
    await expect(unpack(parcel)).rejects.toThrow(refused('changed'))
  })

  it.each([
    ['asked', true, true],
    ['refused', true, true],
    ['sending', false, false],
    ['done', false, true],
    ['unknown', false, true],
  ] as const)('whose label is %s', async (state, freely, onceCancelled) => {
    const { ids } = await packed(2)
    const [one = '', other = ''] = ids
    for (const parcel of ids)
      await kit.run(sql`insert into shop.labels (shipment, carrier, state) values (${parcel}, 'econt', ${state})`)
    const isDone = (parcel: string, isCancelled: boolean) =>
      unpack(parcel, isCancelled).then(
        () => true,
        (error: unknown) => {
          expect(error).toEqual(refused('label'))
          return false
        },
      )
    expect(await isDone(one, false)).toBe(freely)
    expect(await isDone(other, true)).toBe(onceCancelled)
    const { rows } = await kit.run(sql`select from shop.labels where shipment in (${one}, ${other})`)
    expect(rows).toHaveLength((freely ? 0 : 1) + (onceCancelled ? 0 : 1))
  })

  it('whose label was only asked for is announced to no carrier afterwards', async () => {
    const { ids } = await packed(1)
    const [parcel = ''] = ids
    await kit.run(sql`insert into shop.labels (shipment, carrier, state) values (${parcel}, 'econt', 'asked')`)
    await unpack(parcel)
    // The driver is never reached: there is no account of a carrier here, and no label.
    await makeLabel(await createLocalReq({}, payload), parcel)
    expect((await kit.run(sql`select from shop.labels where shipment = ${parcel}`)).rows).toEqual([])
  })

  it('is handed over or taken apart, whoever is first', async () => {
    const { order, ids } = await packed(1)
    const [parcel = ''] = ids
    const ended = await Promise.allSettled([unpack(parcel), kit.step((req) => shipParcel(req, parcel, null))])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(['open', 'shipped']).toContain((await standingOf(order.id))?.dispatch)
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('is refused with the words of its form, and the tick for its label is read', async () => {
    const { ids } = await packed(1)
    const [parcel = ''] = ids
    await kit.run(sql`insert into shop.labels (shipment, carrier, state) values (${parcel}, 'econt', 'done')`)
    const send = (more = {}) => kit.post('unpack', { key: randomUUID(), unpack: parcel, ...more })
    expect(await send()).toMatchObject({ refused: 'label' })
    expect(await send({ 'label-cancelled': randomUUID() })).toMatchObject({ refused: 'label' })
    expect(await send({ 'label-cancelled': parcel })).toEqual({ done: 'unpack', count: '1' })
  })
})
