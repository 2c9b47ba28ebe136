import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { postedKit } from './posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { readHandedOver, readParcels } = await import('@/features/shop/fulfilment/parcels')
const { standingOf } = await import('@/features/shop/orders/standing')

/** No other job may wait, and no mail may have been handed over before. */
beforeEach(async () => {
  await kit.run(sql`delete from graphile_worker._private_jobs`)
  await later(60)
})

async function handedOver() {
  const { order, lines } = await kit.paid([1])
  await kit.step((req) => claimOrders(req, kit.staff, [order.id]))
  const parcel = await kit.step((req) => packParcel(req, { staff: kit.staff, order: order.id, lines }))
  const before = await kit.eventsOf(order.id)
  await kit.run(sql`delete from graphile_worker._private_jobs where payload ->> 'to' = ${order.email}`)
  await kit.step((req) => shipParcel(req, parcel, 'TRACK-1'))
  return { order, parcel, before }
}

const undo = (parcel: string, key: string = randomUUID()) => kit.post('ship-undone', { key, parcel })
const later = (minutes: number) =>
  kit.run(sql`
    update shop.shipments set shipped_at = shipped_at - make_interval(mins => ${minutes}::integer)`)
const mailIsDue = () => kit.run(sql`update graphile_worker._private_jobs set run_at = now()`)

describe('a hand-over', () => {
  it('of several parcels is undone: they are packed again, nobody is mailed, and the audit log has it', async () => {
    const made = [await handedOver(), await handedOver(), await handedOver()]
    const listed = await readHandedOver(payload.db.drizzle)
    expect(listed.map(({ id }) => id).toSorted()).toEqual(made.map(({ parcel }) => parcel).toSorted())
    for (const { parcel, order, before } of made) {
      expect(await undo(parcel)).toEqual({ done: 'ship-undone', count: '1', of: '1' })
      expect(await kit.eventsOf(order.id)).toEqual(before)
      expect(await kit.mailsTo(order.email)).toEqual([])
      const { docs } = await payload.find({
        collection: 'audit-log',
        where: { target: { like: order.id }, action: { equals: 'order.hand-over-undone' } },
      })
      expect(docs).toHaveLength(1)
    }
    const packed = await readParcels(payload.db.drizzle, 'packed')
    expect(packed).toEqual(
      expect.arrayContaining(made.map(({ parcel: id }) => expect.objectContaining({ id, tracking: 'TRACK-1' }))),
    )
    expect(await readHandedOver(payload.db.drizzle)).toHaveLength(0)
  })

  it('that is undone is done again, and told once', async () => {
    const { order, parcel } = await handedOver()
    await undo(parcel)
    await kit.step((req) => shipParcel(req, parcel, null))
    expect(await kit.mailsTo(order.email)).toHaveLength(1)
    expect((await standingOf(order.id))?.dispatch).toBe('shipped')
  })

  it('takes back one of two parcels of an order, and leaves what is told of the other', async () => {
    const { order, lines } = await kit.paid([2])
    await kit.step((req) => claimOrders(req, kit.staff, [order.id]))
    const parcels = []
    for (const _ of [1, 2]) {
      const half = lines.map((line) => ({ ...line, quantity: 1 }))
      parcels.push(await kit.step((req) => packParcel(req, { staff: kit.staff, order: order.id, lines: half })))
    }
    const [one = '', other = ''] = parcels
    await kit.step((req) => shipParcel(req, one, null))
    await kit.step((req) => shipParcel(req, other, null))
    await undo(one)
    expect((await kit.eventsOf(order.id))?.filter((event) => event === 'shipped')).toHaveLength(1)
    const mails = await kit.mailsTo(order.email)
    expect(mails.filter(({ subject }) => subject.endsWith('е на път'))).toHaveLength(1)
  })

  it('is not mailed before ten minutes, and then cannot be undone', async () => {
    const { order, parcel } = await handedOver()
    await runJobs(payload)
    expect(await kit.mailsTo(order.email)).toHaveLength(1)
    await later(10)
    expect(await readHandedOver(payload.db.drizzle)).toHaveLength(0)
    expect(await undo(parcel)).toMatchObject({ count: '0', not: `${order.number}~told` })
    expect(await kit.eventsOf(order.id)).toContain('shipped')
  })

  it('cannot be undone at the moment at which its mail is being sent', async () => {
    const { order, parcel } = await handedOver()
    await mailIsDue()
    await kit.run(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'`)
    expect(await undo(parcel)).toMatchObject({ count: '0', not: `${order.number}~told` })
    expect(await kit.mailsTo(order.email)).toHaveLength(1)
  })

  it('cannot be undone once it is known where the parcel came to, and its mail goes out at once, before the next', async () => {
    const { order, parcel } = await handedOver()
    await kit.step((req) => endParcel(req, parcel, 'delivered'))
    expect(await undo(parcel)).toMatchObject({ count: '0', not: `${order.number}~changed` })
    const { rows } = await kit.run(sql`
      select payload ->> 'subject' as subject from graphile_worker._private_jobs
      where payload ->> 'to' = ${order.email} and run_at <= now() order by priority, run_at, id`)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({ subject: expect.stringContaining('на път') })
  })
})
