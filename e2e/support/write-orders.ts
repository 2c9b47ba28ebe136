import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { claimOrders, packParcel } from '@/features/shop/fulfilment/pack'
import { endParcel, shipParcel } from '@/features/shop/fulfilment/send-parcel'
import { variantPricesOn } from '@/features/shop/goods/prices/current-prices'
import { issueAccess } from '@/features/shop/orders/access'
import { receiveBankTransfer } from '@/features/shop/orders/payments/bank-transfer'
import { placeOrder } from '@/features/shop/orders/place-order'
import { cmsSystem, inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { orderPlan, type placedOrders } from './order-plan'

/** Places orders by the shop's own rules, in a separate process. The argument is the plan; prints the ids. */
const plan = z.array(orderPlan).parse(JSON.parse(process.argv[2] ?? '[]'))
const payload = await cmsSystem()
const database = payload.db.drizzle

const methods = await database.execute(sql`
  select id from shipping_methods where kind = 'address' and active order by id limit 1`)
const [shippingMethod = ''] = uuidsOf(methods.rows)
const ids = [...new Set(plan.flatMap(({ pieces }) => Object.keys(pieces)))]
const prices = await database.execute(variantPricesOn(sofiaDay(), ids))
const priced = z.array(z.object({ variant: z.string(), cents: z.number() })).parse(prices.rows)
const centsOf = new Map(priced.map(({ variant, cents }) => [variant, cents]))

const staff = randomUUID()
const placed: z.infer<typeof placedOrders> = []
for (const { name, note, paid, delivered, invited, email, paymentMethod, pieces, placedAt } of plan) {
  const address = {
    name,
    street: 'ул. Шипка 6',
    postcode: '1504',
    city: 'София',
    country: 'BG',
    phone: '+359881234567',
  }
  const answer = await placeOrder(await createLocalReq({}, payload), {
    checkoutKey: randomUUID(),
    language: 'bg',
    customer: null,
    email: email ?? `${randomUUID()}@example.com`,
    lines: Object.entries(pieces).map(([variant, quantity]) => ({
      variant,
      quantity,
      shownCents: centsOf.get(variant) ?? 0,
    })),
    shippingMethod,
    pickupPoint: null,
    shippingAddress: address,
    billingAddress: address,
    paymentMethod,
    couponCode: null,
    invoice: null,
    note,
    reviewInvitation: invited,
  })
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem))
  const { id } = answer.order
  const { number, totalCents } = await payload.findByID({ collection: 'orders', id, depth: 0 })
  if (paid) await receiveBankTransfer(await createLocalReq({}, payload), id, totalCents)
  // Staff work on the oldest first: these come before the orders of other tests.
  if (placedAt) await database.execute(sql`update orders set placed_at = ${placedAt}::timestamptz where id = ${id}`)
  if (delivered) {
    await inTransaction(async (req) => {
      const { lines } = await req.payload.findByID({ collection: 'orders', id, depth: 0, req })
      await claimOrders(req, staff, [id])
      const packed = lines.map(({ id: line, quantity }) => ({ line: line ?? '', quantity }))
      const parcel = await packParcel(req, { staff, order: id, lines: packed })
      await shipParcel(req, parcel, null)
      await endParcel(req, parcel, 'delivered')
    })
  }
  placed.push({ id, number, key: await issueAccess(database, id) })
}
process.stdout.write(`\n${JSON.stringify(placed)}\n`)
await payload.destroy()
process.exit(0)
