import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBrowser } from '../../auth/browser'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'
import { voucherKit } from '../orders/vouchers/voucher-kit'
import { contact, formOf, type Shopper, shopperKit } from './shopper-kit'

await freshDatabase()
Object.assign(process.env, { ORDERS_AN_HOUR: '6', UNPAID_ORDERS: '1', UNPAID_PIECES: '9' })
let payload: Payload
let kit: Awaited<ReturnType<typeof shopperKit>>

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await shopperKit(payload)
})
afterAll(() => payload.destroy())

const cashOnDelivery = 'cash-on-delivery'
const limited = '/shop-checkout?step=order&problem=limit'
const unpaid = '/shop-checkout?step=payment&problem=unpaid'
const tooMany = '/shop-checkout?step=order&problem=pieces'
const placed = /^\/shop-order-tracking\?key=/

async function ready(shopper: Shopper, email: string, { pieces = 1, payment = cashOnDelivery } = {}) {
  await shopper.readyToOrder(pieces)
  await shopper.send('saveContactAction', { ...contact, email })
  await shopper.send('savePaymentAction', { payment })
  return shopper.button()
}

const order = async (shopper: Shopper, email: string, how?: Parameters<typeof ready>[2]) =>
  (await shopper.send('orderAction', await ready(shopper, email, how))).to

it('takes so many orders of a mailbox and of a network in an hour, and loses nothing of one more', async () => {
  const shopper = kit.newShopper(newBrowser('203.0.113.1'))
  const first = await ready(shopper, 'anna@example.com')
  for (const each of [first, first, first, first]) expect((await shopper.send('orderAction', each)).to).toMatch(placed)
  expect(await order(shopper, 'Anna@example.com')).toMatch(placed)
  expect(await order(shopper, 'anna@example.com')).toBe(limited)
  expect(await shopper.lines()).toHaveLength(1)
  expect((await shopper.opened()).typed).toMatchObject({
    ...contact,
    email: 'anna@example.com',
    payment: cashOnDelivery,
  })
  for (const name of ['b', 'c', 'd', 'e']) expect(await order(shopper, `${name}@example.com`)).toMatch(placed)
  expect(await order(shopper, 'f@example.com')).toBe(limited)
  expect(await order(kit.newShopper(), 'f@example.com')).toMatch(placed)
})

it('counts a double click once, also that of the last order that may be placed', async () => {
  const shopper = kit.newShopper(newBrowser('203.0.113.2'))
  expect(await order(shopper, 'greta@example.com')).toMatch(placed)
  const form = await ready(shopper, 'greta@example.com')
  const twice = await Promise.all([1, 2].map(() => shopper.send('orderAction', form)))
  for (const { to } of twice) expect(to).toMatch(placed)
  expect(await kit.ordersOf(form.key)).toHaveLength(1)
})

it('counts a double click once that orders the last voucher of the hour, also when it is sent again', async () => {
  const { buyVoucherAction } = await import('@/features/shop/orders/vouchers/actions')
  const { takeFromLimits } = await import('@/features/shop/orders/order-limits')
  const [network, email] = ['203.0.113.8', 'olga@example.com']
  const fields = {
    ...{ step: 'check', design: 'ribbon', recipient: 'Петя', sender: 'Олга', message: '', way: 'print' },
    ...{ amount: '5000', buyer: 'Олга', buyerEmail: email, payment: 'bank-transfer', key: randomUUID(), script: 'on' },
  }
  const browser = newBrowser(network)
  const press = () => browser.run(() => visitorRequest(() => buyVoucherAction({ values: {} }, formOf(fields))))
  expect(await takeFromLimits(payload, { customer: null, email }, network)).toBe(true)
  const answers = [...(await Promise.all([press(), press()])), await press()]
  for (const { to } of answers) expect(to).toMatch(placed)
  const { totalDocs } = await payload.count({ collection: 'orders', where: { email: { equals: email } } })
  expect(totalDocs).toBe(1)
})

it('does not count an order that was refused', async () => {
  const shopper = kit.newShopper(newBrowser('203.0.113.3'))
  const form = await ready(shopper, 'hana@example.com')
  for (let time = 0; time < 3; time++) {
    expect((await shopper.send('orderAction', { ...form, total: '1' })).to).toContain('problem=changed')
  }
  expect((await shopper.send('orderAction', form)).to).toMatch(placed)
})

it('reserves for one guest no more than so many orders that are not paid', async () => {
  const transfer = { payment: 'bank-transfer' }
  const both = [1, 2].map(() => kit.newShopper(newBrowser('203.0.113.5')))
  const answers = await Promise.all(both.map((each) => order(each, 'ines@example.com', transfer)))
  expect(answers.filter((to) => placed.test(to ?? ''))).toHaveLength(1)
  expect(answers.filter((to) => to === unpaid)).toHaveLength(1)
  expect(await order(kit.newShopper(), 'ines@example.com', transfer)).toMatch(placed)
})

it('reserves for one network five times as many as for one guest', async () => {
  const transfer = { payment: 'bank-transfer' }
  const network = () => kit.newShopper(newBrowser('203.0.113.6'))
  for (const name of ['m', 'n', 'o', 'p', 'q'])
    expect(await order(network(), `${name}@example.com`, transfer)).toMatch(placed)
  expect(await order(network(), 'r@example.com', transfer)).toBe(unpaid)
})

it('reserves for one network no more than so many pieces that are not paid, at the door or before', async () => {
  const shopper = kit.newShopper(newBrowser('203.0.113.4'))
  const five = { pieces: 5, payment: 'bank-transfer' }
  expect(await order(shopper, 'jana@example.com', five)).toMatch(placed)
  expect(await order(shopper, 'kira@example.com', five)).toBe(tooMany)
  await shopper.send('savePaymentAction', { payment: cashOnDelivery })
  expect((await shopper.send('orderAction', await shopper.button())).to).toBe(tooMany)
  const other = kit.newShopper(newBrowser('203.0.113.4'))
  expect(await order(other, 'lena@example.com', { pieces: 2 })).toMatch(placed)
})

describe('one connection, which may have 65,536 networks,', () => {
  const stranger = async (network: string) => {
    const { originOf } = await import('@/features/shop/orders/unpaid')
    return { customer: null, email: `${randomUUID()}@example.com`, origin: originOf(network) }
  }

  it('has ten times as many pieces without money as one of them', async () => {
    const { line } = await kit.variantWith(120, { priceCents: 100, weightGrams: 10 })
    const nine = async (network: string) =>
      kit.place(kit.requestOf([{ ...line, quantity: 9 }], await stranger(network)))
    for (let at = 0; at < 10; at += 1) expect(await nine(`2001:db8:1:${at}`)).toMatchObject({ ok: true })
    expect(await nine('2001:db8:1:99')).toMatchObject({ ok: false, problem: { kind: 'pieces' } })
    expect(await nine('2001:db8:2:0')).toMatchObject({ ok: true })
  })

  it('has ten times as many orders at the door that are not held', async () => {
    const { hasTooManyAtDoor } = await import('@/features/shop/orders/unpaid')
    const { line } = await kit.variantWith(10, { priceCents: 100, weightGrams: 10 })
    const isFull = async (network: string) => hasTooManyAtDoor(payload.db.drizzle, await stranger(network))
    for (let at = 0; at < 10; at += 1) {
      expect(await isFull('2001:db8:3:99')).toBe(false)
      await kit.placed(kit.requestOf([line], await stranger(`2001:db8:3:${at}`)))
    }
    expect(await isFull('2001:db8:3:99')).toBe(true)
    expect(await isFull('2001:db8:4:0')).toBe(false)
  })

  it('has ten times as many unpaid orders', async () => {
    const { line } = await kit.variantWith(60, { priceCents: 100, weightGrams: 10 })
    const transfer = async (network: string) =>
      kit.place(kit.requestOf([line], { ...(await stranger(network)), paymentMethod: 'bank-transfer' }))
    for (let at = 0; at < 50; at += 1) expect(await transfer(`2001:db8:5:${at}`)).toMatchObject({ ok: true })
    expect(await transfer('2001:db8:5:99')).toMatchObject({ ok: false, problem: { kind: 'unpaid' } })
    expect(await transfer('2001:db8:6:0')).toMatchObject({ ok: true })
  })

  it('has the pieces of an order of an earlier version, which knows the network alone', async () => {
    const { line } = await kit.variantWith(20, { priceCents: 100, weightGrams: 10 })
    const lines = [{ ...line, quantity: 9 }]
    const { origin, ...guest } = await stranger('2001:db8:7:1')
    const [network = ''] = origin.split('.')
    await kit.placed(kit.requestOf(lines, { ...guest, origin: network }))
    expect(await kit.place(kit.requestOf(lines, { ...guest, origin }))).toMatchObject({ problem: { kind: 'pieces' } })
  })
})

it('counts no pieces that were paid, and still those that were not', async () => {
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  const shopper = kit.newShopper(newBrowser('203.0.113.7'))
  const five = { pieces: 5, payment: 'bank-transfer' }
  const form = await ready(shopper, 'mira@example.com', five)
  expect((await shopper.send('orderAction', form)).to).toMatch(placed)
  const [made] = await kit.ordersOf(form.key)
  await receiveBankTransfer(await createLocalReq({}, payload), made?.id ?? '', made?.totalCents ?? 0)
  expect(await order(shopper, 'mira@example.com', five)).toMatch(placed)
  expect(await order(shopper, 'nina@example.com', { pieces: 5 })).toBe(tooMany)
})

it('counts the pieces of a cancelled order, also where a voucher had paid it or a part of it', async () => {
  const vouchers = await voucherKit(payload, kit)
  const { line } = await kit.variantWith(40, { priceCents: 100 })
  const { totalCents } = await kit.orderOf((await kit.placed(kit.requestOf([{ ...line, quantity: 5 }]))).id)
  for (const [paymentMethod, cents] of [
    ['gift-voucher', totalCents],
    ['bank-transfer', totalCents - 1],
  ] as const) {
    const { id: voucher } = await vouchers.bought()
    const origin = randomUUID()
    const request = (quantity: number, changes = {}) => kit.requestOf([{ ...line, quantity }], { origin, ...changes })
    const { id } = await kit.placed(request(5, { paymentMethod, vouchers: [{ voucher, cents }] }))
    // Paid in full, it leaves room for others until it is cancelled.
    if (paymentMethod === 'gift-voucher') expect(await kit.place(request(4))).toMatchObject({ ok: true })
    expect(await vouchers.cancel(id)).toBeNull()
    expect(await kit.place(request(5))).toMatchObject({ ok: false, problem: { kind: 'pieces' } })
  }
})

it('ends ordering and cancelling with a voucher', async () => {
  const vouchers = await voucherKit(payload, kit)
  const { line } = await kit.variantWith(40, { priceCents: 100, weightGrams: 100 })
  const lines = [{ ...line, quantity: 10 }]
  const { totalCents: cents } = await kit.orderOf((await kit.placed(kit.requestOf(lines))).id)
  const { id: voucher } = await vouchers.bought()
  const origin = randomUUID()
  const place = () =>
    kit.place(kit.requestOf(lines, { origin, paymentMethod: 'gift-voucher', vouchers: [{ voucher, cents }] }))
  // It is paid at once, so its own pieces are not bounded.
  const first = await place()
  if (!first.ok) throw new Error('the order was refused')
  expect(await vouchers.cancel(first.order.id)).toBeNull()
  expect(await place()).toMatchObject({ ok: false, problem: { kind: 'pieces' } })
})

it('refuses a gift voucher by the same bound, in words of its own', async () => {
  const { buyVoucher } = await import('@/features/shop/orders/vouchers/buy-voucher')
  const { wishOf } = await voucherKit(payload, kit)
  const buyer = { language: 'bg' as const, customer: null, origin: randomUUID() }
  const buy = async () => buyVoucher(await createLocalReq({}, payload), wishOf(), { key: randomUUID(), ...buyer })
  const { line } = await kit.variantWith(9, { weightGrams: 100 })
  await kit.placed(kit.requestOf([{ ...line, quantity: 9 }], { origin: buyer.origin }))
  expect(await buy()).toEqual({ ok: false, why: 'pieces' })
})
