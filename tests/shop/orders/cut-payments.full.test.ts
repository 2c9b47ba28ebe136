import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { guestAtButton } from '../checkout/guest-cart'
import { cutKit } from './cut-kit'

const kit = await cutKit()
const { payload } = kit
const { payAddress } = await import('@/features/shop/orders/payments/open-payment')
const { settle } = await import('@/features/shop/orders/payments/settle')
const { sendRefunds } = await import('@/features/shop/orders/payments/refunds')
const { cancelOverdue } = await import('@/features/shop/orders/payments/reconcile')
const { releaseReservation } = await import('@/features/shop/goods/stock/reserve')

/** Each cut is a run of its own. */
const patience = { timeout: 900_000 }

it('makes one payment page of an order', patience, async () => {
  await kit.cutEverywhere(async () => {
    const order = await kit.placed(kit.requestOf([kit.goods.line], { paymentMethod: 'card' }))
    return {
      act: () => payAddress(new URLSearchParams({ key: order.accessToken })),
      check: async () => {
        expect((await payAddress(new URLSearchParams({ key: order.accessToken }))).address).toContain(kit.provider.url)
        expect(kit.provider.store.sessions.filter((each) => each.client_reference_id === order.id)).toHaveLength(1)
      },
    }
  })
})

it('pays back once what was paid for goods that are gone', patience, async () => {
  await kit.cutEverywhere(async () => {
    await kit.another()
    const { id, email, number, session } = await kit.paidAtProvider(kit.scarce)
    await payload.db.drizzle.transaction((transaction) => releaseReservation(transaction, id))
    await kit.placed(kit.requestOf([kit.scarce.line]))
    const { amount_total: cents, payment_intent: intent } =
      kit.provider.store.sessions.find((each) => each.id === session) ?? {}
    return {
      act: async () => {
        await settle(payload, session)
        await sendRefunds(payload)
      },
      check: async () => {
        expect((await kit.orderOf(id)).status).toBe('cancelled')
        const refunds = kit.provider.store.refunds.filter((each) => each.payment_intent === intent)
        expect(refunds).toMatchObject([{ amount: cents }])
        expect(await kit.subjects(email, `${number} се връща`)).toBe(1)
        expect(await kit.count(sql`from shop.refunds where order_id = ${id} and state = 'done'`)).toBe(1)
      },
    }
  })
})

it('gives up an order that was not paid once, and frees its pieces', patience, async () => {
  await kit.cutEverywhere(async () => {
    const { id, email, number } = await kit.atProvider()
    return {
      act: () => cancelOverdue(payload, new Date(Date.now() + 47 * 60_000)),
      check: async () => {
        expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'cancelled'])
        expect(await kit.subjects(email, `${number} е отказана`)).toBe(1)
      },
    }
  })
})

it(
  'leads to one order whoever presses the button again after a fault, also where it took the last piece',
  patience,
  async () => {
    await kit.cutEverywhere(async () => {
      await kit.another()
      const lines = [{ id: kit.scarce.id, cents: kit.scarce.line.shownCents }]
      const { press, key, left } = await guestAtButton(payload, kit.method, lines)
      return {
        act: press,
        check: async () => {
          expect(await press()).toMatch(/^\/shop-order-tracking\?key=/)
          expect(await kit.count(sql`from orders where checkout_key = ${key}`)).toBe(1)
          expect(await kit.stockOf(kit.scarce.id)).toEqual({ onHand: 0, reserved: 0 })
          expect(await left()).toEqual([])
        },
      }
    })
  },
)
