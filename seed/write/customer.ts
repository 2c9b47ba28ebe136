import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import type { Address, Customer, Order } from '@/../payload-types'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { OrderEvent, OrderStatus } from '@/domain/order-states'
import { orderTotals } from '@/domain/order-totals'
import { lastDayToWithdraw } from '@/domain/withdrawal-time'
import { verifiedClaims } from '@/features/auth/auth-server'
import { customerOf } from '@/features/auth/auth-state'
import { cmsSystem } from '@/server/cms'
import { isOneOf, state } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { createSessionlessAuthClient } from '@/server/supabase'
import { addresses, download, orders, person, returns, withdrawal } from '../content/customer'
import { demoCustomer } from '../sign-ins'
import { say } from './say'
import { together } from './transaction'

const { ordersHistory, ordersLines, shop } = tables

export const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export async function writeCustomer(cms: Payload): Promise<void> {
  const customer = await signedIn()
  if (!customer) return say('the sign-in has no demonstration customer: no account is furnished')
  const { totalDocs } = await cms.count({ collection: 'orders', where: { customer: { equals: customer.id } } })
  if (totalDocs > 0) return
  await together(cms, async (req) => {
    const [home, office] = await writeAddresses(req, customer)
    await writeOrders(req, customer, home)
    await writeWithdrawal(req)
    const data = { ...person, shippingAddress: home.id, billingAddress: office.id }
    await cms.update({ collection: 'customers', id: customer.id, data, depth: 0, req })
  })
  await writeDownload(cms, customer)
}

async function signedIn(): Promise<Customer | null> {
  const auth = createSessionlessAuthClient()
  const { email, password } = demoCustomer
  const { data } = await auth.signInWithPassword({ email, password })
  if (!data.session) return null
  const claims = await verifiedClaims(auth, data.session.access_token)
  await auth.signOut({ scope: 'local' })
  return claims && customerOf(await cmsSystem(), claims)
}

async function writeAddresses(req: PayloadRequest, customer: Customer) {
  const write = (address: (typeof addresses)[number]) =>
    req.payload.create({ collection: 'addresses', data: { ...address, customer: customer.id }, depth: 0, req })
  return [await write(addresses[0]), await write(addresses[1])] as const
}

async function writeOrders(req: PayloadRequest, customer: Customer, address: Address) {
  // Numbers differ by account: the two embedded sign-in servers give the customer different ids.
  const begin = `BR-${customer.id.slice(-4).toUpperCase()}`
  const written: string[] = []
  for (const [index, { lines, steps, shippingCents, ...order }] of orders.entries()) {
    const { id } = await req.payload.create({
      collection: 'orders',
      data: {
        ...order,
        lines,
        shippingCents,
        ...orderTotals(lines, shippingCents),
        customer: customer.id,
        email: demoCustomer.email,
        number: `${begin}-${index + 1}`,
        placedAt: ago(steps[0]?.[1] ?? 0),
        status: statusOf(steps),
        history: steps.map(([status, days]) => ({ status, at: ago(days) })),
        billingAddress: postal(address),
        shippingAddress: postal(address),
      },
      depth: 0,
      req,
    })
    await writeProgress(req, id, order.paymentMethod)
    written.push(id)
  }
  for (const [index, request] of returns.entries()) {
    await writeReturn(req, customer, written[request.order] ?? '', `${begin}-R${index + 1}`, request)
  }
}

async function writeWithdrawal(req: PayloadRequest): Promise<void> {
  const { email, goods, name, orderNumber, daysAgo } = withdrawal
  const { withdrawals } = shop
  await (await transactionOf(req)).execute(sql`
    insert into ${withdrawals}
      (${named(withdrawals, 'id', 'statedAt', 'language', 'name', 'orderNumber', 'email', 'goods', 'lines', 'isVerified')})
    values (${crypto.randomUUID()}, ${ago(daysAgo)}::timestamptz, 'bg', ${name}, ${orderNumber}, ${email}, ${goods}, '[]'::jsonb, false)`)
}

/** A return of one line; a checked-in one puts all pieces back into stock and refunds their price. */
async function writeReturn(
  req: PayloadRequest,
  customer: Customer,
  order: string,
  number: string,
  { line, requested, checked, ...rest }: (typeof returns)[number],
) {
  const database = await transactionOf(req)
  const { lines } = await req.payload.findByID({ collection: 'orders', id: order, depth: 0, req })
  const ordered = lines.find(({ sku }) => sku === line.sku)?.id ?? ''
  const { title, sku, quantity, unitPriceCents } = line
  const { id } = await req.payload.create({
    collection: 'returns',
    data: {
      ...rest,
      order,
      number,
      customer: customer.id,
      lines: [{ line: ordered, title, sku, quantity }],
      requestedAt: ago(requested),
      ...(checked !== undefined && { receivedAt: ago(checked), endedAt: ago(checked) }),
    },
    depth: 0,
    req,
  })
  if (checked === undefined) return
  const { orderLines, payments, refunds, returnLines } = shop
  await database.execute(sql`
    insert into ${returnLines}
      (${named(returnLines, 'returnId', 'orderId', 'line', 'quantity', 'restocked', 'condition', 'checkedAt')})
    values (${id}, ${order}, ${ordered}, ${quantity}, ${quantity}, ${state(returnLines.condition, 'as-new')}, ${ago(checked)})`)
  await database.execute(sql`
    update ${orderLines} set ${named(orderLines, 'returned')} = ${quantity}
    where ${orderLines.orderId} = ${order} and ${orderLines.line} = ${ordered}`)
  await database.execute(sql`
    insert into ${refunds}
      (${named(refunds, 'id', 'orderId', 'payment', 'amountCents', 'reason', 'state', 'createdAt', 'doneAt', 'returnId')})
    select ${crypto.randomUUID()}, ${order}, ${payments.id}, ${quantity * unitPriceCents}, ${state(refunds.reason, 'return')}, ${state(refunds.state, 'done')}, ${ago(checked)},
      ${ago(checked)}, ${id}
    from ${payments} where ${payments.orderId} = ${order} and ${isOneOf(payments.state, 'paid')}`)
  await database.execute(sql`
    update ${payments} set ${named(payments, 'refundedCents')} = ${quantity * unitPriceCents}
    where ${payments.orderId} = ${order} and ${isOneOf(payments.state, 'paid')}`)
}

function statusOf(steps: (typeof orders)[number]['steps']): OrderStatus {
  const [event, days] = steps.at(-1) ?? ['placed', 0]
  if (event === 'cancelled') return 'cancelled'
  return event === 'delivered' && lastDayToWithdraw(addDays(sofiaDay(), -days)) < sofiaDay() ? 'closed' : 'placed'
}

/** Writes the rows from which payment and dispatch are derived, to agree with the order's history. */
export async function writeProgress(req: PayloadRequest, order: string, method: Order['paymentMethod']) {
  const database = await transactionOf(req)
  const parcel = crypto.randomUUID()
  const at = (event: OrderEvent) => sql`(select max(${ordersHistory.at}) from ${ordersHistory}
    where ${ordersHistory._parentId} = ${order} and ${ordersHistory.status} = ${event})`
  const paid = at(method === 'cash-on-delivery' ? 'delivered' : 'paid')
  await database.execute(sql`
    insert into ${shop.orderLines} (${named(shop.orderLines, 'orderId', 'line', 'quantity', 'shipped')})
    select ${order}, ${ordersLines.id}, ${ordersLines.quantity},
      case when ${at('shipped')} is null then 0 else ${ordersLines.quantity} end
    from ${ordersLines} where ${ordersLines._parentId} = ${order}`)
  await database.execute(sql`
    insert into ${shop.payments} (${named(shop.payments, 'id', 'orderId', 'method', 'amountCents', 'state', 'settledAt')})
    select ${crypto.randomUUID()}, ${order}, ${method}, ${tables.orders.totalCents}, 'paid', ${paid}
    from ${tables.orders} where ${tables.orders.id} = ${order} and ${paid} is not null`)
  await database.execute(sql`
    insert into ${shop.shipments} (${named(shop.shipments, 'id', 'orderId', 'carrier', 'state', 'packedAt', 'shippedAt', 'endedAt')})
    select ${parcel}, ${order}, 'econt', case when ${at('delivered')} is null then 'shipped' else 'delivered' end,
      ${at('shipped')}, ${at('shipped')}, ${at('delivered')}
    where ${at('shipped')} is not null`)
  await database.execute(sql`
    insert into ${shop.shipmentLines} (${named(shop.shipmentLines, 'shipment', 'orderId', 'line', 'quantity')})
    select ${parcel}, ${order}, ${shop.orderLines.line}, ${shop.orderLines.quantity} from ${shop.orderLines}
    where ${shop.orderLines.orderId} = ${order} and ${shop.orderLines.shipped} > 0`)
}

const postal = ({ name, street, postcode, city, country, phone }: Address) => ({
  name,
  street,
  postcode,
  city,
  country,
  phone,
})

async function writeDownload(cms: Payload, customer: Customer) {
  const data = Buffer.from(download.text)
  const { id: file } = await cms.create({
    collection: 'customer-files',
    data: { customer: customer.id },
    file: { data, name: download.name, mimetype: 'text/plain', size: data.length },
    depth: 0,
  })
  await cms.create({
    collection: 'downloads',
    data: {
      customer: customer.id,
      title: download.title,
      file,
      downloadCount: 0,
      downloadLimit: 5,
      availableUntil: ago(-60),
    },
    depth: 0,
  })
}
