import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { FulfilmentRefused, type WorkRefusal } from '@/features/shop/goods/staff-work/refusals'
import { freshDatabase } from '../../setup/database'
import { justInTime, justTooLate } from '../../setup/withdrawal-days'
import { notSentKit } from './not-sent-kit'

await freshDatabase()
const { payload, kit, staff, giveUp, parcelOf, books } = await notSentKit()
const { giveUpPieces } = await import('@/features/shop/fulfilment/give-up-pieces')
const { openPiecesOf } = await import('@/features/shop/fulfilment/give-up-pieces')
const { claimOrders } = await import('@/features/shop/fulfilment/pack')
const { checkInParcel } = await import('@/features/shop/fulfilment/take-in')
const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { standingOf } = await import('@/features/shop/orders/standing')
const { openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')

afterAll(() => payload.destroy())

const refused = (why: WorkRefusal, field: string | null = null) => new FulfilmentRefused(why, field)

describe('pieces that are not sent', () => {
  it('of an order of which a part was delivered: money without delivery, stock, words and the end of the order', async () => {
    const { order, lines, variants } = await kit.paid([2, 1])
    const [shirt] = lines
    await parcelOf(order.id, [{ line: shirt?.line ?? '', quantity: 1 }])
    await giveUp(order.id, [1, 1], { back: [1, 0] })
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.stockOf(variants[1] ?? '')).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.refundsOf(order.id)).toEqual([{ cents: 3998, state: 'pending', reason: 'return' }])
    const standing = await standingOf(order.id)
    expect(standing).toMatchObject({ dispatch: 'delivered', isPacked: true, mayGoElsewhere: false })
    expect(standing?.parcels.map(({ state, restocked }) => [state, restocked])).toEqual([
      ['delivered', null],
      ['not-sent', 1],
    ])
    expect(standing?.parcels[1]?.notSent).toEqual([
      expect.objectContaining({ title: order.lines[0]?.title, quantity: 1 }),
      expect.objectContaining({ title: order.lines[1]?.title, quantity: 1 }),
    ])
    const mail = (await kit.mailsTo(order.email)).at(-1)
    expect(mail?.subject).toBe(`Част от поръчка ${order.number} няма да бъде изпратена`)
    expect(mail?.text).toContain(`1 × ${order.lines[0]?.title}`)
    expect(mail?.text).toContain('39,98')
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { target: { equals: `orders ${order.id}` }, action: { equals: 'order.not-sent' } },
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.details).toMatchObject({ created: 1, removed: 1 })
    expect(await books()).toEqual([])
    const tookAt = (moment: SQL) =>
      kit.run(sql`update shop.shipments set ended_at = ${moment} where state in ('delivered', 'returned')`)
    await tookAt(justTooLate())
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    for (const refund of await openRefundsOf(payload.db.drizzle, order.id))
      await payRefund(await createLocalReq({}, payload), refund)
    await tookAt(justInTime())
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status, 'the buyer may still withdraw').toBe('placed')
    await tookAt(justTooLate())
    await closeOrders(payload)
    const closed = await kit.orderOf(order.id)
    expect(closed.status).toBe('closed')
    expect(closed.history?.filter(({ status }) => status === 'closed')).toHaveLength(1)
    expect(await books()).toEqual([])
  })

  it('of an order of which nothing was sent: the rest is packed as ever, or the customer still cancels it', async () => {
    const { order, lines, variants } = await kit.paid([2, 1])
    await giveUp(order.id, [1, 0])
    expect(await standingOf(order.id)).toMatchObject({ dispatch: 'open', isPacked: false, mayGoElsewhere: true })
    const packed = await kit.paid([1, 1])
    await giveUp(packed.order.id, [0, 1])
    await parcelOf(packed.order.id, packed.lines.slice(0, 1))
    expect(await standingOf(packed.order.id)).toMatchObject({ dispatch: 'delivered' })
    expect(await books()).toEqual([])
    expect(await cancelOrder(await createLocalReq({}, payload), order.id, 'customer')).toBeNull()
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.stockOf(variants[1] ?? '')).toEqual({ onHand: 10, reserved: 0 })
    const refunds = await kit.refundsOf(order.id)
    expect(refunds).toEqual([
      { cents: 1999, state: 'pending', reason: 'return' },
      { cents: order.totalCents - 1999, state: 'pending', reason: 'cancelled' },
    ])
    expect(lines).toHaveLength(2)
    expect(await books()).toEqual([])
  })

  it('are never all of an order of which nothing was sent: that is a cancellation', async () => {
    const { order } = await kit.paid([1, 1])
    await expect(giveUp(order.id, [1, 1])).rejects.toThrow(refused('cancel-instead'))
    await giveUp(order.id, [1, 0])
    await expect(giveUp(order.id, [1])).rejects.toThrow(refused('cancel-instead'))
    expect(await books()).toEqual([])
  })

  it('bring the delivery back with the last goods, where nothing of the order is kept', async () => {
    const { order, lines } = await kit.paid([1, 1])
    const parcel = await parcelOf(order.id, lines.slice(0, 1), 'refused')
    await kit.step((req) =>
      checkInParcel(req, { parcel, restocked: new Map(), refundCents: 1999, proposedCents: null }),
    )
    await giveUp(order.id, [1])
    expect((await kit.refundsOf(order.id)).map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([
      1999,
      1999 + order.shippingCents,
    ])
    expect(await standingOf(order.id)).toMatchObject({ dispatch: 'refused' })
    expect(await books()).toEqual([])
  })

  it('bring back less where staff say so, and never more', async () => {
    const { order, lines } = await kit.paid([2])
    await parcelOf(
      order.id,
      lines.map((line) => ({ ...line, quantity: 1 })),
    )
    const more = giveUp(order.id, [1], { refundCents: 2000, proposedCents: null })
    await expect(more).rejects.toThrow(refused('refund-more', 'refund'))
    await expect(giveUp(order.id, [1], { back: [2] })).rejects.toThrow(refused('restocked-more'))
    expect(await openPiecesOf(payload.db.drizzle, order.id)).toMatchObject([{ open: 1 }])
    await giveUp(order.id, [1], { refundCents: 0, proposedCents: null })
    expect(await kit.refundsOf(order.id)).toEqual([])
    expect(await books()).toEqual([])
  })

  it('are refused where a colleague packs, other pieces are open than were seen, it waits for a word of its customer, or nothing was chosen', async () => {
    const { order, lines } = await kit.paid([2, 1])
    await expect(giveUp(order.id, [0, 0])).rejects.toThrow(refused('nothing'))
    await expect(giveUp(order.id, [3, 0])).rejects.toThrow(refused('too-much'))
    await kit.step((req) => claimOrders(req, randomUUID(), [order.id]))
    await expect(giveUp(order.id, [1, 0])).rejects.toThrow(refused('taken'))
    const seen = lines.map(({ line }) => ({ line, quantity: 1, seenOpen: 1 }))
    await kit.run(sql`delete from shop.packing where order_id = ${order.id}`)
    const stale = kit.step((req) =>
      giveUpPieces(req, staff, { order: order.id, lines: seen, restocked: new Map(), refundCents: 0 }),
    )
    await expect(stale).rejects.toThrow(refused('changed'))
    const { line } = await kit.variantWith(24, { weightGrams: 100 })
    const { id: held } = await kit.placed(kit.requestOf([{ ...line, quantity: 12 }]))
    await expect(giveUp(held, [1])).rejects.toThrow(refused('held'))
    const { id: unpaid } = await kit.placed(
      kit.requestOf([{ ...line, quantity: 2 }], { paymentMethod: 'bank-transfer' }),
    )
    await expect(giveUp(unpaid, [1])).rejects.toThrow(refused('changed'))
  })

  it('end the claim of whoever packs it, where they were the last', async () => {
    const { order, lines } = await kit.paid([2])
    await parcelOf(
      order.id,
      lines.map((line) => ({ ...line, quantity: 1 })),
    )
    expect((await kit.run(sql`select from shop.packing where order_id = ${order.id}`)).rows).toHaveLength(1)
    await giveUp(order.id, [1])
    expect((await kit.run(sql`select from shop.packing where order_id = ${order.id}`)).rows).toEqual([])
    expect(await books()).toEqual([])
  })
})
