import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { newBrowser } from '../auth/browser'
import { type Cut, cuttingProxy } from '../setup/cutting-proxy'
import { freshDatabase } from '../setup/database'
import { visitorRequest } from '../setup/next-request'
import { fillCart } from './guest-cart'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

await freshDatabase()
const proxy = await cuttingProxy()
const provider = await startProvider()
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await orderKit(payload)
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { payAddress } = await import('@/features/shop/orders/order-page')
const { settle } = await import('@/features/shop/payments/settle')
const { sendRefunds } = await import('@/features/shop/payments/refunds')
const { cancelOverdue } = await import('@/features/shop/payments/reconcile')
const { moveStock, release } = await import('@/features/shop/stock/reserve')
const fulfilment = await import('@/features/shop/fulfilment/pack')
const { withTransaction } = await import('@/server/db/transaction')
let goods: Awaited<ReturnType<typeof kit.variantWith>>
/** Of which there is never more than one piece. */
let scarce: typeof goods

beforeAll(async () => {
  provider.events.faults.drop = true
  goods = await kit.variantWith(999)
  scarce = await kit.variantWith(0)
})
afterAll(() => payload.destroy())

interface Attempt {
  /** What is done, and done again by whoever got no answer. */
  act: () => Promise<unknown>
  check: () => Promise<void>
}

/**
 * Does what `prepare` prepares with a connection that is cut in its first statement, the next time in its second, and so on; then the same
 * with changes of which nobody hears. After each cut it is done again, and all must be as if it had been done once.
 */
async function cutEverywhere(prepare: () => Promise<Attempt>): Promise<void> {
  for (const where of ['before-statement', 'after-change'] satisfies Cut['where'][]) {
    for (let number = 1, wasCut = true; wasCut; number += 1) {
      const { act, check } = await prepare()
      wasCut = await proxy.cutting({ where, number }, act)
      try {
        await act()
        await check()
      } catch (error) {
        throw new Error(`cut ${where} ${number}`, { cause: error })
      }
      if (number === 1) expect(wasCut, 'there is something to cut').toBe(true)
    }
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  }
}

const another = ({ id }: typeof goods) => moveStock(payload.db.drizzle, { variant: id, quantity: 1 }, 'delivery')

async function step<Result>(run: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, () => run(req))
}

const counted = z.object({ count: z.coerce.number() })
async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await kit.run(sql`select count(*) ${query}`)
  return counted.parse(rows[0]).count
}

const subjects = async (email: string, about: string) =>
  (await kit.mailsTo(email)).filter(({ subject }) => subject.includes(about)).length

/** A guest who has ordered by card and stands on the provider's page. */
async function atProvider() {
  const request = kit.requestOf([goods.line], { paymentMethod: 'card' })
  const order = await kit.placed(request)
  const url = await payAddress(order.accessToken)
  const session = provider.store.sessions.find((each) => each.url === url)?.id ?? ''
  return { ...order, email: request.email, url, session }
}

async function paidAtProvider() {
  const order = await atProvider()
  await answerPayment(order.url, 'pay')
  return order
}

/** Each cut is a run of its own. */
const patience = { timeout: 300_000 }

describe('a connection that is cut in any statement', patience, () => {
  it('leaves one order or none, with its coupon and its mail', async () => {
    const day = sofiaDay()
    const coupon = { code: 'CUT', percentOff: 10, validFrom: day, validTo: addDays(day, 1), onePerPerson: true }
    await payload.create({ collection: 'coupons', data: coupon })
    await cutEverywhere(async () => {
      const request = kit.requestOf([goods.line], { couponCode: 'CUT' })
      return {
        act: () => kit.placed(request),
        check: async () => {
          expect(await count(sql`from orders where checkout_key = ${request.checkoutKey}`)).toBe(1)
          expect(await kit.mailsTo(request.email)).toHaveLength(1)
        },
      }
    })
  })

  it('makes one payment page of an order', async () => {
    await cutEverywhere(async () => {
      const order = await kit.placed(kit.requestOf([goods.line], { paymentMethod: 'card' }))
      return {
        act: () => payAddress(order.accessToken),
        check: async () => {
          expect(await payAddress(order.accessToken)).toContain(provider.url)
          expect(provider.store.sessions.filter((each) => each.client_reference_id === order.id)).toHaveLength(1)
        },
      }
    })
  })

  it('settles a payment once, with one mail and one document', async () => {
    await cutEverywhere(async () => {
      const { id, email, number, session } = await paidAtProvider()
      return {
        act: () => settle(payload, session),
        check: async () => {
          expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
          expect(await subjects(email, `${number} е платена`)).toBe(1)
          expect(await count(sql`from shop.documents where order_id = ${id}`)).toBe(1)
        },
      }
    })
  })

  it('pays back once what was paid for goods that are gone', async () => {
    await cutEverywhere(async () => {
      await another(scarce)
      const request = kit.requestOf([scarce.line], { paymentMethod: 'card' })
      const { id, accessToken, number } = await kit.placed(request)
      const url = await payAddress(accessToken)
      await answerPayment(url, 'pay')
      const session = provider.store.sessions.find((each) => each.client_reference_id === id)
      await payload.db.drizzle.transaction((transaction) => release(transaction, id))
      await kit.placed(kit.requestOf([scarce.line]))
      return {
        act: async () => {
          await settle(payload, session?.id ?? '')
          await sendRefunds(payload)
        },
        check: async () => {
          expect((await kit.orderOf(id)).status).toBe('cancelled')
          const refunds = provider.store.refunds.filter((each) => each.payment_intent === session?.payment_intent)
          expect(refunds).toMatchObject([{ amount: session?.amount_total }])
          expect(await subjects(request.email, `${number} се връща`)).toBe(1)
          expect(await count(sql`from shop.refunds where order_id = ${id} and state = 'done'`)).toBe(1)
        },
      }
    })
  })

  it('gives up an order that was not paid once, and frees its pieces', async () => {
    await cutEverywhere(async () => {
      const { id, email, number } = await atProvider()
      return {
        act: () => cancelOverdue(payload, new Date(Date.now() + 47 * 60_000)),
        check: async () => {
          expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'cancelled'])
          expect(await subjects(email, `${number} е отказана`)).toBe(1)
        },
      }
    })
  })

  it('packs and sends a parcel once, also one with a part of the order', async () => {
    const staff = randomUUID()
    await cutEverywhere(async () => {
      const { id } = await kit.placed(kit.requestOf([{ ...goods.line, quantity: 4 }]))
      const line = (await kit.orderOf(id)).lines[0]?.id ?? ''
      await step((req) => fulfilment.claimOrders(req, staff, [id]))
      const parcel = randomUUID()
      const refused = (error: unknown) => {
        if (!(error instanceof fulfilment.FulfilmentRefused)) throw error
      }
      return {
        act: async () => {
          await step((req) => fulfilment.packParcel(req, staff, id, [{ line, quantity: 2 }], parcel)).catch(refused)
          await step((req) => fulfilment.shipParcel(req, parcel, '1051234567890')).catch(refused)
        },
        check: async () => {
          expect(await count(sql`from shop.order_lines where order_id = ${id} and shipped = 2`)).toBe(1)
          expect(await count(sql`from shop.shipments where order_id = ${id} and state = 'shipped'`)).toBe(1)
          expect(await kit.eventsOf(id)).toEqual(['placed', 'packed', 'shipped'])
        },
      }
    })
  })
})

describe('the order button of a guest', patience, () => {
  it('leads to one order when it is pressed again after a cut, also where that took the last piece', async () => {
    await cutEverywhere(async () => {
      await another(scarce)
      const { press, key, lines } = await guestAtButton()
      return {
        act: press,
        check: async () => {
          expect((await press()).to).toMatch(/^\/shop-order-tracking\?key=/)
          expect(await count(sql`from orders where checkout_key = ${key}`)).toBe(1)
          expect(await kit.stockOf(scarce.id)).toEqual({ onHand: 0, reserved: 0 })
          expect(await lines()).toEqual([])
        },
      }
    })
  })
})

/** A guest with everything entered, who wants the last piece and presses the order button. */
async function guestAtButton() {
  const { orderAction } = await import('@/features/shop/checkout/actions')
  const { currentCart } = await import('@/features/shop/cart/server/current-cart')
  const { openCheckout } = await import('@/features/shop/checkout/server/open-checkout')
  const { shownText } = await import('@/features/shop/checkout/server/order')
  const variants = [{ id: scarce.id, cents: scarce.line.shownCents }]
  const choice = { lines: variants, quantity: 1, payment: 'cash-on-delivery' }
  const query = (text: string, values: unknown[]) => payload.db.pool.query(text, values)
  const { cart, key } = await fillCart(query, { method: kit.method, variants }, choice)
  const who = newBrowser()
  who.cookies.set('broshura-cart', cart)
  const open = await who.run(() => visitorRequest(() => openCheckout('bg', new Date())))
  const form = new FormData()
  const total = String(open?.choices.totals.totalCents)
  for (const [name, value] of Object.entries({
    locale: 'bg',
    script: 'on',
    key,
    lines: shownText(open?.lines ?? []),
    total,
  }))
    form.set(name, value)
  return {
    key,
    press: () => who.run(() => visitorRequest(() => orderAction({ values: {} }, form))),
    lines: async () => (await who.run(() => currentCart('bg'))).lines,
  }
}
