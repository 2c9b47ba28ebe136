import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { FulfilmentRefused } from '@/features/shop/fulfilment/refusals'
import { cutKit } from './cut-kit'

const kit = await cutKit()
const { payload } = kit
const { settle } = await import('@/features/shop/payments/settle')
const fulfilment = await import('@/features/shop/fulfilment/pack')
const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { inTransactionOf } = await import('@/server/db/transaction')

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
    const refused = (error: unknown) => {
      if (!(error instanceof FulfilmentRefused)) throw error
    }
    return {
      act: async () => {
        await inTransactionOf(payload, (req) =>
          fulfilment.packParcel(req, staff, id, [{ line, quantity: 2 }], parcel),
        ).catch(refused)
        await inTransactionOf(payload, (req) => shipParcel(req, parcel, '1051234567890')).catch(refused)
      },
      check: async () => {
        expect(await kit.count(sql`from shop.order_lines where order_id = ${id} and shipped = 2`)).toBe(1)
        expect(await kit.count(sql`from shop.shipments where order_id = ${id} and state = 'shipped'`)).toBe(1)
        expect(await kit.eventsOf(id)).toEqual(['placed', 'packed', 'shipped'])
      },
    }
  })
})
