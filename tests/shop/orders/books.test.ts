import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { type FaultKind, faultKinds } from '@/features/shop/orders/books/part'
import type { BookFault } from '@/features/shop/orders/check-books'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { voucherKit } from './vouchers/voucher-kit'

const { payload } = await freshCms()
const vouchers = await voucherKit(payload)
const kit = vouchers
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { leaveOutLost } = await import('@/features/shop/orders/books/lost-numbers')
const { partsOfBooks, recentBooks } = await import('@/features/shop/orders/books/part')
const { reportAllBooks, reportRecentBooks } = await import('@/features/shop/orders/books/report-books')
const { lastBookCheck, namesOf } = await import('@/features/shop/orders/books/last-check')
const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
const { payRefund, refundGoods } = await import('@/features/shop/orders/payments/refunds')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
const { withTransaction } = await import('@/server/db/transaction')

const orders = { transfer: '', cash: '', awaiting: '', cancelled: '', bought: '', byVoucher: '' }
let variant = ''
let coupon = ''
let voucher = ''

beforeAll(async () => {
  const goods = await kit.variantWith(50)
  variant = goods.id
  const day = sofiaDay()
  const code = { code: 'BOOKS', percentOff: 10, validFrom: day, validTo: addDays(day, 1), maxUses: 1 }
  coupon = (await payload.create({ collection: 'coupons', data: code })).id
  const byTransfer = (changes = {}) => kit.requestOf([goods.line], { paymentMethod: 'bank-transfer', ...changes })
  const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
  const receive = async (id: string) =>
    receiveBankTransfer(await createLocalReq({}, payload), id, (await kit.orderOf(id)).totalCents)
  orders.transfer = (await kit.placed(byTransfer({ couponCode: 'BOOKS', invoice }))).id
  await receive(orders.transfer)
  orders.awaiting = (await kit.placed(byTransfer())).id
  orders.cancelled = (await kit.placed(byTransfer({ invoice }))).id
  await receive(orders.cancelled)
  await cancelOrder(await createLocalReq({}, payload), orders.cancelled, 'staff')
  const { rows } = await kit.run(sql`select id from shop.refunds where order_id = ${orders.cancelled}`)
  await payRefund(await createLocalReq({}, payload), String(rows[0]?.id))
  orders.cash = (await kit.placed(kit.requestOf([{ ...goods.line, quantity: 3 }]))).id
  const line = (await kit.orderOf(orders.cash)).lines[0]?.id ?? ''
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    const staff = randomUUID()
    await claimOrders(req, staff, [orders.cash])
    await packParcel(req, { staff, order: orders.cash, lines: [{ line, quantity: 1 }] })
  })
  const gift = await vouchers.bought({ amountCents: 5000 })
  orders.bought = gift.order
  voucher = gift.id
  orders.byVoucher = (await kit.placed(byTransfer({ vouchers: [{ voucher, cents: 500 }] }))).id
  await receiveBankTransfer(await createLocalReq({}, payload), orders.byVoucher, 1799)
  const back = await createLocalReq({}, payload)
  await withTransaction(back, () => refundGoods(back, orders.byVoucher, { cents: 200 }))
  await runJobs(payload)
})

/** A trigger makes documents immutable; only a fault of the database, or someone with its rights, changes them. */
const unguarded = (change: SQL) => sql`alter table shop.documents disable trigger documents_never_change; ${change}`
const of = (name: keyof typeof orders) => sql.raw(`'${orders[name]}'::uuid`)
const ofGoods = () => sql.raw(`'${variant}'::uuid`)
const insertOf = (name: keyof typeof orders) => ({
  payment: sql`insert into shop.payments (id, order_id, method, amount_cents, state)
    select gen_random_uuid(), id, 'cash-on-delivery', 2 * total_cents, 'paid' from orders where id = ${of(name)}`,
  move: sql`insert into shop.stock_moves (variant, quantity, reason, order_id)
    values (${ofGoods()}, -1, 'sale', ${of(name)})`,
  packing: sql`insert into shop.packing (order_id, staff) values (${of(name)}, gen_random_uuid())`,
  parcel: sql`insert into shop.shipments (id, order_id, carrier) values (gen_random_uuid(), ${of(name)}, 'econt')`,
  checked: sql`with announced as (insert into returns (id, order_id, number, requested_at)
      values (gen_random_uuid(), ${of(name)}, 'R-1', now()) returning id)
    insert into shop.return_lines (return_id, order_id, line, quantity, restocked, condition)
    select announced.id, order_id, line, 1, 0, 'worn' from announced, shop.order_lines where order_id = ${of(name)}`,
  use: sql`insert into shop.coupon_uses (coupon, order_id, email, used_at)
    select coupon, ${of(name)}, email, now() + interval '1 minute' from shop.coupon_uses`,
})

type Break = { id: () => string; change: () => SQL }
const inOrder = (name: keyof typeof orders, change: () => SQL): Break => ({ id: () => orders[name], change })

const breaks: Record<FaultKind, Break> = {
  reserved: { id: () => variant, change: () => sql`update shop.variant_stock set reserved = reserved + 1` },
  'on-hand': { id: () => variant, change: () => sql`update shop.variant_stock set on_hand = on_hand + 1` },
  reservation: inOrder('awaiting', () => sql`delete from shop.reservations`),
  sale: inOrder('transfer', () => insertOf('transfer').move),
  refunded: inOrder(
    'transfer',
    () => sql`update shop.payments set refunded_cents = 1 where order_id = ${of('transfer')}`,
  ),
  unpaid: inOrder('transfer', () => sql`delete from shop.payments where order_id = ${of('transfer')}`),
  'money-kept': inOrder('cancelled', () => sql`delete from shop.refunds`),
  'paid-twice': inOrder('cash', () => insertOf('cash').payment),
  'paid-awaiting': inOrder(
    'awaiting',
    () => sql`update shop.payments set state = 'paid' where order_id = ${of('awaiting')}`,
  ),
  lines: inOrder('awaiting', () => sql`delete from shop.order_lines where order_id = ${of('awaiting')}`),
  total: inOrder('transfer', () => sql`update orders set shipping_cents = 1 where id = ${of('transfer')}`),
  shipped: inOrder('cash', () => sql`update shop.order_lines set shipped = 2 where order_id = ${of('cash')}`),
  returned: inOrder('cash', () => sql`update shop.order_lines set returned = 1 where order_id = ${of('cash')}`),
  'return-lines': inOrder('cash', () => insertOf('cash').checked),
  'return-stock': inOrder(
    'cash',
    () => sql`insert into shop.stock_moves (variant, quantity, reason, order_id)
      select variant, 1, 'return', ${of('cash')} from shop.order_lines where order_id = ${of('cash')}`,
  ),
  packing: inOrder('cancelled', () => insertOf('cancelled').packing),
  parcel: inOrder('cancelled', () => insertOf('cancelled').parcel),
  closed: inOrder('transfer', () => sql`update orders set status = 'closed' where id = ${of('transfer')}`),
  coupon: inOrder('transfer', () => sql`delete from shop.coupon_uses`),
  'coupon-limit': { id: () => coupon, change: () => insertOf('awaiting').use },
  'voucher-balance': {
    id: () => voucher,
    change: () => sql`update shop.gift_cards set balance_cents = balance_cents + 1`,
  },
  'voucher-issued': inOrder(
    'bought',
    () =>
      sql`alter table shop.gift_card_entries disable trigger gift_card_entries_append_only;
      delete from shop.gift_card_entries where reason = 'issued'`,
  ),
  'voucher-spent': inOrder('byVoucher', () => sql`update orders set voucher_cents = 1 where id = ${of('byVoucher')}`),
  'voucher-refund': inOrder(
    'byVoucher',
    () =>
      sql`alter table shop.gift_card_entries disable trigger gift_card_entries_append_only;
      delete from shop.gift_card_entries where reason = 'refunded'`,
  ),
  numbers: { id: () => 'invoice', change: () => sql`update shop.counters set value = value + 1` },
  document: inOrder('transfer', () => unguarded(sql`delete from shop.documents where order_id = ${of('transfer')}`)),
  'credit-note': inOrder('cancelled', () => unguarded(sql`delete from shop.documents where kind = 'credit-note'`)),
  undrawn: inOrder('transfer', () =>
    unguarded(sql`update shop.documents set pdf = null, issued_at = now() - interval '2 hours'`),
  ),
}

class Undone extends Error {}

const byName = (a: BookFault, b: BookFault) => `${a.what} ${a.id}`.localeCompare(`${b.what} ${b.id}`)

describe('the books', () => {
  it('agree after orders of every kind', async () => {
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  })

  it.each(faultKinds)('name what does not agree: %s', async (what) => {
    const { id, change } = breaks[what]
    const undone = payload.db.drizzle.transaction(async (transaction) => {
      await transaction.execute(change())
      expect(await checkBooks(transaction)).toContainEqual({ what, id: id() })
      expect(await checkBooks(transaction, recentBooks(new Date(), []))).toContainEqual({ what, id: id() })
      const inParts: BookFault[] = []
      for await (const part of partsOfBooks(transaction, 1)) inParts.push(...(await checkBooks(transaction, part)))
      expect(inParts.toSorted(byName)).toEqual((await checkBooks(transaction)).toSorted(byName))
      throw new Undone()
    })
    await expect(undone).rejects.toThrow(Undone)
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('agree where numbers were given after the moment of a restored backup: none of them is given again', async () => {
    const numbersOf = async (order: string) => {
      const { rows } = await kit.run(sql`
        select number::integer as number from shop.documents
        where series = 'invoice' and (${order} = '' or order_id::text = ${order}) order by number desc`)
      return rows.map(({ number }) => Number(number))
    }
    const [last = 0] = await numbersOf('')
    const lose = (to: number) =>
      payload.db.drizzle.transaction((transaction) => leaveOutLost(transaction, 'invoice', to))
    expect(await lose(last + 2)).toContain(String(last + 2))
    await expect(lose(last + 2)).rejects.toThrow('already')
    await expect(lose(last + 20_000)).rejects.toThrow('too many')
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
    const { line } = await kit.variantWith(1)
    const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
    const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer', invoice }))
    await receiveBankTransfer(await createLocalReq({}, payload), id, (await kit.orderOf(id)).totalCents)
    expect(await numbersOf(id)).toEqual([last + 3])
    expect(await checkBooks(payload.db.drizzle)).toEqual([])
  })
})

describe('someone is told', () => {
  const shop = 'shop@example.com'
  const told = async () =>
    (await kit.mailsTo(shop)).filter(({ subject }) => subject === 'Сметките на магазина не излизат')
  const day = (count: number) => new Date(Date.now() + count * 86_400_000)

  it('nothing while the books agree', async () => {
    await reportRecentBooks(payload)
    expect(await lastBookCheck(payload.db.drizzle)).toMatchObject({ count: 0, faults: [] })
    expect(await told()).toEqual([])
  })

  it('once a day, however many workers check, and that it is over', async () => {
    await kit.run(sql`update shop.variant_stock set reserved = reserved + 1 where variant = ${variant}`)
    await Promise.all([1, 2, 3].map(() => reportRecentBooks(payload)))
    const [mail, ...others] = await told()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Общият брой запазени стоки не съвпада с поръчките.')
    expect(mail?.text).toContain('/admin/orders#books')
    const check = await lastBookCheck(payload.db.drizzle)
    expect(check).toMatchObject({ count: 1, faults: [{ what: 'reserved', id: variant }] })
    expect((await namesOf(payload.db.drizzle, check?.faults ?? [])).get(variant)).toMatch(/^ORDER-/)
    await reportRecentBooks(payload, day(1))
    expect(await told()).toHaveLength(2)
    await kit.run(sql`update shop.variant_stock set reserved = reserved - 1 where variant = ${variant}`)
    await reportRecentBooks(payload, day(1))
    expect(await lastBookCheck(payload.db.drizzle)).toMatchObject({ count: 0 })
  })

  it('of an old order by the check of the night, and each hour until it agrees', async () => {
    const later = day(60)
    await kit.run(sql`update orders set shipping_cents = shipping_cents + 1 where id = ${orders.cancelled}`)
    await reportRecentBooks(payload, later)
    expect(await lastBookCheck(payload.db.drizzle)).toMatchObject({ count: 0 })
    await reportAllBooks(payload, later, 2)
    const fault = { count: 1, faults: [{ what: 'total', id: orders.cancelled }] }
    expect(await lastBookCheck(payload.db.drizzle)).toMatchObject(fault)
    await reportRecentBooks(payload, later)
    expect(await lastBookCheck(payload.db.drizzle)).toMatchObject(fault)
    await kit.run(sql`update orders set shipping_cents = shipping_cents - 1 where id = ${orders.cancelled}`)
    await reportRecentBooks(payload, later)
    expect(await lastBookCheck(payload.db.drizzle)).toMatchObject({ count: 0 })
  })

  it('at the address of the site where the shop has none', async () => {
    await payload.updateGlobal({ slug: 'shop-settings', data: { email: null } })
    await payload.updateGlobal({ slug: 'site-settings', data: { contactEmail: 'office@example.com' } })
    await kit.run(sql`update shop.variant_stock set reserved = reserved + 1 where variant = ${variant}`)
    await reportRecentBooks(payload, day(61))
    expect(await kit.mailsTo('office@example.com')).toHaveLength(1)
  })
})
