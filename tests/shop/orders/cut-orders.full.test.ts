import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { cutKit } from './cut-kit'

const kit = await cutKit()
const { payload } = kit
const { settle } = await import('@/features/shop/orders/payments/settle')
const fulfilment = await import('@/features/shop/fulfilment/pack')
const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { unpackParcel } = await import('@/features/shop/fulfilment/unpack')
const { giveUpPieces } = await import('@/features/shop/fulfilment/give-up-pieces')
const { inTransactionOf } = await import('@/server/db/transaction')

/** A repetition is refused when the first try has succeeded. */
function ifNotDone(error: unknown) {
  if (!(error instanceof FulfilmentRefused)) throw error
}

/** Each cut is a run of its own. */
const patience = { timeout: 300_000 }

it('leaves one order or none, with its coupon and its mail', patience, async () => {
  const day = sofiaDay()
  const coupon = { code: 'CUT', percentOff: 10, validFrom: day, validTo: addDays(day, 1), onePerPerson: true }
  await payload.create({ collection: 'coupons', data: coupon })
  await kit.cutEverywhere(async () => {
    const request = kit.requestOf([kit.goods.line], { couponCode: 'CUT' })
    return {
      act: () => kit.placed(request),
      check: async () => {
        expect(await kit.count(sql`from orders where checkout_key = ${request.checkoutKey}`)).toBe(1)
        expect(await kit.mailsTo(request.email)).toHaveLength(1)
      },
    }
  })
})

it('settles a payment once, with one mail and one document', patience, async () => {
  await kit.cutEverywhere(async () => {
    const { id, email, number, session } = await kit.paidAtProvider()
    return {
      act: () => settle(payload, session),
      check: async () => {
        expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
        expect(await kit.subjects(email, `${number} е платена`)).toBe(1)
        expect(await kit.count(sql`from shop.documents where order_id = ${id}`)).toBe(1)
      },
    }
  })
})

it('packs and sends a parcel once, also one with a part of the order', patience, async () => {
  const staff = randomUUID()
  await kit.cutEverywhere(async () => {
    const { id } = await kit.placed(kit.requestOf([{ ...kit.goods.line, quantity: 4 }]))
    const line = (await kit.orderOf(id)).lines[0]?.id ?? ''
    await inTransactionOf(payload, (req) => fulfilment.claimOrders(req, staff, [id]))
    const parcel = randomUUID()
    return {
      act: async () => {
        await inTransactionOf(payload, (req) =>
          fulfilment.packParcel(req, { staff, order: id, lines: [{ line, quantity: 2 }], parcel }),
        ).catch(ifNotDone)
        await inTransactionOf(payload, (req) => shipParcel(req, parcel, '1051234567890')).catch(ifNotDone)
      },
      check: async () => {
        expect(await kit.count(sql`from shop.order_lines where order_id = ${id} and shipped = 2`)).toBe(1)
        expect(await kit.count(sql`from shop.shipments where order_id = ${id} and state = 'shipped'`)).toBe(1)
        expect(await kit.eventsOf(id)).toEqual(['placed', 'packed', 'shipped'])
      },
    }
  })
})

it('takes a packed parcel apart wholly or not at all', patience, async () => {
  const staff = randomUUID()
  await kit.cutEverywhere(async () => {
    const { id } = await kit.placed(kit.requestOf([{ ...kit.goods.line, quantity: 4 }]))
    const line = (await kit.orderOf(id)).lines[0]?.id ?? ''
    await inTransactionOf(payload, (req) => fulfilment.claimOrders(req, staff, [id]))
    const parcel = await inTransactionOf(payload, (req) =>
      fulfilment.packParcel(req, { staff, order: id, lines: [{ line, quantity: 4 }] }),
    )
    return {
      act: () => inTransactionOf(payload, (req) => unpackParcel(req, parcel)).catch(ifNotDone),
      check: async () => {
        expect(await kit.count(sql`from shop.order_lines where order_id = ${id} and shipped = 0`)).toBe(1)
        expect(await kit.count(sql`from shop.shipments where order_id = ${id}`)).toBe(0)
        expect(await kit.eventsOf(id)).toEqual(['placed'])
      },
    }
  })
})

it('gives pieces up once, with their stock, what is awaited and one mail', patience, async () => {
  const staff = randomUUID()
  await kit.cutEverywhere(async () => {
    const request = kit.requestOf([{ ...kit.goods.line, quantity: 4 }])
    const { id, number } = await kit.placed(request)
    const line = (await kit.orderOf(id)).lines[0]?.id ?? ''
    const lines = [{ line, quantity: 1, seenOpen: 4 }]
    const given = { order: id, lines, restocked: new Map([[line, 1]]), refundCents: 0 }
    return {
      act: () => inTransactionOf(payload, (req) => giveUpPieces(req, staff, given)).catch(ifNotDone),
      check: async () => {
        expect(
          await kit.count(sql`from shop.order_lines where order_id = ${id} and shipped = 1 and returned = 1`),
        ).toBe(1)
        expect(await kit.count(sql`from shop.stock_moves where order_id = ${id} and reason = 'return'`)).toBe(1)
        expect(await kit.subjects(request.email, `${number} няма да бъде изпратена`)).toBe(1)
      },
    }
  })
})
