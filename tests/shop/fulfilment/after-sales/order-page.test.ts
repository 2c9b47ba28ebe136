import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { courier } from '../../../access/samples'
import { freshCms } from '../../../setup/cms'
import { afterSalesKit } from './after-sales-kit'

const { payload } = await freshCms()
const kit = await afterSalesKit(payload)
const { beginRefund, openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
const { announceReturn } = await import('@/features/shop/fulfilment/after-sales/announce-return')
const { checkInReturn } = await import('@/features/shop/fulfilment/after-sales/check-in-return')
const { changeDelivery, pointsInTown, shownPlace } = await import('@/features/shop/orders/change-delivery')
const { claimOrders, giveBack, packParcel } = await import('@/features/shop/fulfilment/pack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { withTitlesIn } = await import('@/features/shop/goods/titles')

const refundRows = z.array(z.object({ cents: z.number(), reason: z.string() }))
async function refundsOf(order: string) {
  const { rows } = await kit.run(sql`
    select amount_cents as cents, reason from shop.refunds where order_id = ${order} order by created_at`)
  return refundRows.parse(rows)
}
const refused = (...because: ConstructorParameters<typeof FulfilmentRefused>) => new FulfilmentRefused(...because)
const actionsOf = async (order: string) =>
  (
    await payload.find({ collection: 'audit-log', where: { target: { equals: `orders ${order}` } }, sort: 'at' })
  ).docs.map(({ action }) => action)

describe('a refund that staff begin', () => {
  it('is at most what was paid and is not on its way back', async () => {
    const { order } = await kit.delivered([2])
    const send = (cents: number) => kit.step((req) => beginRefund(req, { order: order.id, cents, why: 'скъсан шев' }))
    await send(500)
    expect(await refundsOf(order.id)).toEqual([{ cents: 500, reason: 'goodwill' }])
    await send(250)
    expect((await refundsOf(order.id)).map(({ cents }) => cents)).toEqual([500, 250])
    await expect(send(order.totalCents - 749)).rejects.toThrow(refused('more-than-paid', 'refund'))
    await expect(send(0)).rejects.toThrow(refused('nothing', 'refund'))
    expect((await refundsOf(order.id)).map(({ cents }) => cents)).toEqual([500, 250])
    expect((await actionsOf(order.id)).filter((action) => action === 'order.refund-begun')).toHaveLength(2)
  })

  it('gives nothing back of an order for which nothing was paid', async () => {
    const { line } = await kit.variantWith(3)
    const { id } = await kit.placed(kit.requestOf([line]))
    const begun = kit.step((req) => beginRefund(req, { order: id, cents: 1, why: 'жест' }))
    await expect(begun).rejects.toThrow(refused('more-than-paid', 'refund'))
  })

  it('after the order was closed is no fault of the books, but one that was open at the closing is', async () => {
    const { order } = await kit.delivered([1])
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '30 days' where order_id = ${order.id}`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
    const faults = async () => (await checkBooks(payload.db.drizzle)).filter(({ id }) => id === order.id)
    await kit.step((req) => beginRefund(req, { order: order.id, cents: 500, why: 'жест' }))
    expect(await faults()).toEqual([])
    await kit.run(sql`update shop.refunds set created_at = now() - interval '1 day' where order_id = ${order.id}`)
    expect(await faults()).toEqual([{ what: 'closed', id: order.id }])
    // The bank has given it back since.
    await kit.run(sql`update shop.refunds set state = 'failed', provider_id = 're_1' where order_id = ${order.id}`)
    expect(await faults()).toEqual([])
  })
})

it('announces a return, the next one the rest, and no piece twice', async () => {
  const { order, lines } = await kit.delivered([3])
  const line = lines[0]?.line ?? ''
  const send = (quantity: number) =>
    kit.step((req) =>
      announceReturn(req, { order: order.id, lines: [{ line, quantity }], reason: 'голямо', withdrawal: null }),
    )
  expect(await send(2)).not.toBe(await send(1))
  await expect(send(1)).rejects.toThrow(refused('too-much'))
})

describe('a return of an order that is closed, for the guarantee or a recall', () => {
  async function closed() {
    const invoice = { company: 'Фирма ЕООД', eik: '175074752', address: 'София' }
    const { order, lines } = await kit.delivered([2], { invoice })
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '30 days' where order_id = ${order.id}`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
    const back = { order: order.id, lines: [{ line: lines[0]?.line ?? '', quantity: 1 }], withdrawal: null }
    const faults = async () => (await checkBooks(payload.db.drizzle)).filter(({ id }) => id === order.id)
    return { order, back, faults }
  }

  it('is registered by staff, taken in and refunded, and its goods are in the books and in the credit note', async () => {
    const { back, faults, order } = await closed()
    await kit.step((req) => announceReturn(req, { ...back, reason: 'скъсан шев', ofClosed: true }))
    const [announced] = await kit.returnsOf(order.id)
    expect(announced).toMatchObject({ status: 'announced', reason: 'скъсан шев' })
    expect(await faults()).toEqual([])
    const came = back.lines.map((line) => ({ ...line, restocked: 0, condition: 'damaged' as const }))
    await kit.step((req) => checkInReturn(req, { id: announced?.id ?? '', lines: came, refundCents: 1999 }))
    for (const refund of await openRefundsOf(payload.db.drizzle, order.id))
      await payRefund(await createLocalReq({}, payload), refund)
    expect(await refundsOf(order.id)).toEqual([{ cents: 1999, reason: 'return' }])
    expect(await faults()).toEqual([])
    const { rows } = await kit.run(sql`
      select content #>> '{lines,0,quantity}' as pieces from shop.documents
      where order_id = ${order.id} and kind = 'credit-note'`)
    expect(rows).toEqual([{ pieces: '1' }])
    expect((await kit.orderOf(order.id)).status).toBe('closed')
  })

  it('is refused to a customer, whose time is over', async () => {
    const { back, order } = await closed()
    const sent = kit.step((req) => announceReturn(req, { ...back, reason: 'голямо' }))
    await expect(sent).rejects.toThrow(FulfilmentRefused)
    expect(await kit.returnsOf(order.id)).toEqual([])
  })

  it('is a fault of the books where it was open when the order was closed', async () => {
    const { back, faults, order } = await closed()
    await kit.step((req) => announceReturn(req, { ...back, reason: 'скъсан шев', ofClosed: true }))
    await kit.run(sql`update returns set requested_at = now() - interval '1 day' where order_id = ${order.id}`)
    expect(await faults()).toEqual([{ what: 'closed', id: order.id }])
  })
})

describe('another address', () => {
  const elsewhere = {
    name: 'Нина Стоева',
    phone: '+359 88 700 1122',
    street: 'ул. Дунав 3',
    street2: null,
    postcode: '7000',
    city: 'Русе',
  }

  it('is where the order goes; what it costs, the billing address and the country stay', async () => {
    const { order } = await kit.paid([1])
    const change = () => kit.step((req) => changeDelivery(req, order.id, elsewhere))
    await change()
    await change()
    const changed = await kit.orderOf(order.id)
    expect(changed.shippingAddress).toMatchObject({ ...elsewhere, country: 'BG' })
    expect(changed.billingAddress).toEqual(order.billingAddress)
    expect(changed.totalCents).toBe(order.totalCents)
    expect((await actionsOf(order.id)).filter((action) => action === 'order.delivery-changed')).toHaveLength(1)
  })

  it('has its own firm, and no region of another town', async () => {
    const before = { ...elsewhere, street2: undefined, company: 'Лист ЕООД', region: 'Русе', country: 'BG' }
    const { order } = await kit.paid([1], { shippingAddress: before })
    const change = (changes: { city?: string; company?: null }) =>
      kit.step((req) => changeDelivery(req, order.id, { ...elsewhere, ...changes }))
    await change({})
    expect((await kit.orderOf(order.id)).shippingAddress).toMatchObject({ company: 'Лист ЕООД', region: 'Русе' })
    await change({ city: 'Мартен', company: null })
    expect((await kit.orderOf(order.id)).shippingAddress).toMatchObject({ company: null, region: null })
  })

  it('that a colleague has changed since it was shown is changed by nobody who has not seen it', async () => {
    const { order } = await kit.paid([1])
    const shown = shownPlace(order)
    const change = (street: string, seen: typeof shown) =>
      kit.step((req) => changeDelivery(req, order.id, { ...elsewhere, street }, seen))
    await change('ул. Дунав 3', shown)
    await change('ул. Дунав 3', shown)
    await expect(change('ул. Дунав 33', shown)).rejects.toThrow(refused('changed'))
    expect((await kit.orderOf(order.id)).shippingAddress).toMatchObject(elsewhere)
    await change('ул. Дунав 33', shownPlace(await kit.orderOf(order.id)))
    expect((await kit.orderOf(order.id)).shippingAddress).toMatchObject({ street: 'ул. Дунав 33' })
  })

  it('is refused where the country has no such postcode, once somebody packs, and after the end', async () => {
    const { order } = await kit.paid([1])
    const change = (changes: Partial<typeof elsewhere>) =>
      kit.step((req) => changeDelivery(req, order.id, { ...elsewhere, ...changes }))
    await expect(change({ postcode: '10115' })).rejects.toThrow(refused('address'))
    await expect(change({ phone: '-----' })).rejects.toThrow(refused('address'))
    await kit.step((req) => claimOrders(req, randomUUID(), [order.id]))
    await expect(change({})).rejects.toThrow(refused('packed'))
    expect((await kit.orderOf(order.id)).shippingAddress).toEqual(order.shippingAddress)
  })

  it('is that of the rest where a part was sent: not while a parcel is packed or under way, nor where nothing is open', async () => {
    const { order, lines } = await kit.paid([2])
    const change = (street: string) => kit.step((req) => changeDelivery(req, order.id, { ...elsewhere, street }))
    const piece = lines.map((line) => ({ ...line, quantity: 1 }))
    const staff = randomUUID()
    const packOne = async () => {
      await kit.step((req) => claimOrders(req, staff, [order.id]))
      const parcel = await kit.step((req) => packParcel(req, { staff, order: order.id, lines: piece }))
      await kit.step((req) => giveBack(req, staff, [order.id]))
      return parcel
    }
    const first = await packOne()
    await expect(change('ул. Първа 1')).rejects.toThrow(refused('packed'))
    await kit.step((req) => shipParcel(req, first, null))
    await expect(change('ул. Първа 1')).rejects.toThrow(refused('packed'))
    await kit.step((req) => endParcel(req, first, 'delivered'))
    await kit.step((req) => claimOrders(req, randomUUID(), [order.id]))
    await expect(change('ул. Първа 1')).rejects.toThrow(refused('packed'))
    await kit.run(sql`delete from shop.packing where order_id = ${order.id}`)
    await change('ул. Първа 1')
    expect((await kit.orderOf(order.id)).shippingAddress).toMatchObject({ street: 'ул. Първа 1' })
    expect((await kit.orderOf(order.id)).billingAddress).toEqual(order.billingAddress)
    const second = await packOne()
    await kit.step((req) => shipParcel(req, second, null))
    await kit.step((req) => endParcel(req, second, 'delivered'))
    await expect(change('ул. Втора 2')).rejects.toThrow(refused('packed'))
  })

  it('of an order to an office is another office of that carrier, and no locker, no other carrier and no address', async () => {
    const point = (code: string, carrier: string, kind: string, most: number | null) => sql`
      insert into shop.pickup_points (id, carrier, code, kind, name, town, town_key, postcode, address, hours, max_grams)
      values (${`${carrier}-${code}`}, ${carrier}, ${code}, ${kind}, ${`Офис ${code}`}, 'Враца', 'vratsa', '3000', 'ул. Софроний 1', '', ${most})`
    await kit.run(point('301', 'econt', 'office', null))
    await kit.run(point('302', 'econt', 'office', null))
    await kit.run(point('303', 'econt', 'locker', null))
    await kit.run(point('304', 'speedy', 'office', null))
    await kit.run(point('305', 'econt', 'office', 1))
    const office = { ...courier, name: 'До офис', kind: 'office', carrier: 'econt' } as const
    const method = await payload.create({ collection: 'shipping-methods', data: office })
    const place = { street: 'ул. Софроний 1', postcode: '3000', city: 'Враца' }
    const { order } = await kit.paid([1], {
      shippingMethod: method.id,
      pickupPoint: 'econt-301',
      shippingAddress: { ...place, name: 'Нина', phone: '0887001122', country: 'BG' },
    })
    const change = (code: string) =>
      kit.step((req) => changeDelivery(req, order.id, { name: 'Нина', phone: '0887001122', point: code }))
    for (const code of ['303', '304', '305', '999']) await expect(change(code)).rejects.toThrow(refused('point'))
    await expect(kit.step((req) => changeDelivery(req, order.id, elsewhere))).rejects.toThrow(refused('point'))
    expect((await pointsInTown(payload.db.drizzle, order.id)).map(({ code }) => code)).toEqual(['301', '302'])
    await change('302')
    expect((await kit.orderOf(order.id)).pickupPoint).toContain('Офис 302')
    const { rows } = await kit.run(sql`select point from shop.order_points where order_id = ${order.id}`)
    expect(rows).toEqual([{ point: 'econt-302' }])
    // The carrier has closed it, and the import of its points has removed it.
    await kit.run(sql`delete from shop.pickup_points where id = 'econt-302'`)
    expect((await pointsInTown(payload.db.drizzle, order.id)).map(({ code }) => code)).toContain('301')
    for (const code of ['302', '304', '305']) await expect(change(code)).rejects.toThrow(refused('point'))
    await change('301')
    expect((await kit.orderOf(order.id)).pickupPoint).toContain('Офис 301')
  })
})

it('names articles in the language of the reader, not in that of the customer', async () => {
  const { order, variants } = await kit.paid([1], { language: 'de' })
  const { product } = await payload.findByID({ collection: 'variants', id: variants[0] ?? '', depth: 0 })
  const id = typeof product === 'string' ? product : product.id
  const title = (locale: 'bg' | 'de' | 'en', text: string) =>
    payload.update({ collection: 'products', id, locale, data: { title: text } })
  await title('de', 'Leinenhemd')
  await title('bg', 'Ленена риза')
  await title('en', 'Linen shirt')
  const lines = order.lines.map(({ id: line, title: copied }) => ({ line: line ?? '', title: copied }))
  const named = async (locale: 'bg' | 'en') =>
    (await withTitlesIn(payload.db.drizzle, locale, [lines, []])).map((list) => list.map((each) => each.title))
  expect(await named('en')).toEqual([['Linen shirt'], []])
  expect(await named('bg')).toEqual([['Ленена риза'], []])
})
