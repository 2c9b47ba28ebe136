import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { courier, promotionOf } from '../../access/samples'
import { type Editor, restEditors } from '../../admin/rest-editors'
import { freshCms } from '../../setup/cms'
import { afterSalesKit } from '../fulfilment/after-sales/after-sales-kit'

const { payload } = await freshCms()
const kit = await afterSalesKit(payload)
const ask = await restEditors(payload, true)
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { checkBooks } = await import('@/features/shop/orders/check-books')

const said = z.object({
  docs: z.array(z.object({ id: z.string() })).default([]),
  errors: z.array(z.object({ message: z.string() })).default([]),
})

async function remove(who: Editor, path: string) {
  const answer = await ask(who, 'DELETE', path)
  const { docs, errors } = said.parse(await answer.json())
  return { status: answer.status, gone: docs.map(({ id }) => id), why: errors.map(({ message }) => message) }
}
const removeAll = (who: Editor, collection: string, ids: string[]) =>
  remove(who, `${collection}?${ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')}`)

const couponOf = (changes: { code: string; maxUses?: number }) =>
  payload.create({
    collection: 'coupons',
    data: { percentOff: 10, validFrom: '2026-01-01', validTo: '2099-12-31', ...changes },
  })

describe('a coupon', () => {
  async function used(code: string) {
    const { id } = await couponOf({ code, maxUses: 1 })
    const { line } = await kit.variantWith(5)
    const order = await kit.placed(kit.requestOf([line], { couponCode: code }))
    return { id, order: order.id }
  }

  it('that was used is not deleted, because its limits and the orders would lose it; the sentence says how it is ended', async () => {
    const { id } = await used('USEDONCE')
    const { status, why } = await remove('anna', `coupons/${id}`)
    expect({ status, why }).toEqual({ status: 409, why: [expect.stringMatching(/поръчк.*последен ден/)] })
    const { rows } = await kit.run(sql`select from shop.coupon_uses where coupon = ${id}`)
    expect(rows).toHaveLength(1)
    const { line } = await kit.variantWith(1)
    expect(await kit.place(kit.requestOf([line], { couponCode: 'USEDONCE' }))).toMatchObject({ ok: false })
  })

  it('of several is named, and the others are deleted', async () => {
    const { id } = await used('USEDTWO')
    const unused = await couponOf({ code: 'UNUSED' })
    const { gone, why } = await removeAll('anna', 'coupons', [id, unused.id])
    expect(gone).toEqual([unused.id])
    expect(why).toEqual([expect.stringMatching(/^USEDTWO: .*поръчк/)])
  })

  it('whose orders were all cancelled is deleted, and their pages stay', async () => {
    const { id, order } = await used('GIVENBACK')
    await cancelOrder(await createLocalReq({}, payload), order, 'customer')
    expect(await remove('anna', `coupons/${id}`)).toMatchObject({ status: 200 })
    expect(await kit.orderOf(order)).toMatchObject({ couponCode: 'GIVENBACK' })
  })

  it('is either used or deleted at the same moment, never both', async () => {
    const { id } = await couponOf({ code: 'ATONCE' })
    const { line } = await kit.variantWith(5)
    const [order] = await Promise.all([
      kit.place(kit.requestOf([line], { couponCode: 'ATONCE' })),
      remove('anna', `coupons/${id}`),
    ])
    const left = await payload.count({ collection: 'coupons', where: { id: { equals: id } } })
    expect(left.totalDocs).toBe(order.ok ? 1 : 0)
  })
})

describe('a way of delivery', () => {
  it('that orders use is deleted: they are packed, sent and read as before, and nobody orders with it any more', async () => {
    const method = await payload.create({
      collection: 'shipping-methods',
      data: { ...courier, name: 'Куриер по обед' },
    })
    const other = await payload.create({ collection: 'shipping-methods', data: { ...courier, name: 'Друг' } })
    const { order, lines } = await kit.paid([1], { shippingMethod: method.id })
    const { gone, why } = await removeAll('vera', 'shipping-methods', [method.id, other.id])
    expect({ gone: gone.toSorted(), why }).toEqual({ gone: [method.id, other.id].toSorted(), why: [] })
    const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
    const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
    const { parcelLabels } = await import('@/features/shop/fulfilment/labels')
    const staff = randomUUID()
    await kit.step((req) => claimOrders(req, staff, [order.id]))
    const parcel = await kit.step((req) => packParcel(req, { staff, order: order.id, lines }))
    expect((await parcelLabels(payload.db.drizzle, [parcel])).length).toBeGreaterThan(1000)
    await kit.step((req) => shipParcel(req, parcel, null))
    const mails = await kit.mailsTo(order.email)
    expect(mails.at(-1)?.text).toContain('Куриер по обед')
    const { line } = await kit.variantWith(1)
    const again = await kit.place(kit.requestOf([line], { shippingMethod: method.id }))
    expect(again).toMatchObject({ ok: false, problem: { kind: 'shipping' } })
  })
})

describe('a promotion', () => {
  it('that orders were placed under is deleted: they keep their price, the history knows both, and a cart hears of the new one', async () => {
    const { product, line, id: variant } = await kit.variantWith(5, { priceCents: 2000 })
    const promotion = await payload.create({
      collection: 'promotions',
      data: {
        ...promotionOf(product),
        percentOff: 25,
        priceCents: null,
        validFrom: '2026-01-01',
        validTo: '2099-12-31',
      },
    })
    const shown = { ...line, shownCents: 1500 }
    const { id } = await kit.placed(kit.requestOf([shown]))
    expect(await remove('anna', `promotions/${promotion.id}`)).toMatchObject({ status: 200 })
    expect(await kit.orderOf(id)).toMatchObject({ lines: [expect.objectContaining({ unitPriceCents: 1500 })] })
    const answer = await kit.place(kit.requestOf([shown]))
    expect(answer).toMatchObject({ ok: false, problem: { kind: 'price-changed' } })
    const { rows } = await kit.run(sql`
      select cents from shop.price_history where product = ${product} order by since`)
    expect(rows.at(-1)).toEqual({ cents: 2000 })
    expect(await kit.stockOf(variant)).toMatchObject({ reserved: 0 })
  })
})

describe('a customer', () => {
  it('with an order under way is named among several, and the others are deleted', async () => {
    const make = (email: string) =>
      payload.create({ collection: 'customers', data: { email, supabaseId: randomUUID() } })
    const [busy, free] = [await make('busy@example.com'), await make('free@example.com')]
    const { line } = await kit.variantWith(1)
    const { id } = await kit.placed(kit.requestOf([line], { customer: busy.id, email: 'busy@example.com' }))
    const { gone, why } = await removeAll('vera', 'customers', [busy.id, free.id])
    expect(gone).toEqual([free.id])
    expect(why).toEqual([expect.stringMatching(/^busy@example.com: Профилът има поръчка/)])
    expect(await kit.orderOf(id)).toMatchObject({ customer: busy.id })
    expect(await remove('vera', `customers/${busy.id}`)).toMatchObject({
      status: 409,
      why: [expect.stringMatching(/^Профилът има поръчка/)],
    })
    expect((await remove('anna', `customers/${busy.id}`)).status).toBe(403)
  })
})

describe('a retailer', () => {
  it('with imported prices is not deleted, because its prices would lose its page for ever', async () => {
    const [priced, free] = [await kit.createRetailer(), await kit.createRetailer()]
    await kit.run(
      sql`insert into prices.chains (name, slug, invented, retailer_id) values ('Верига', 'veriga', false, ${priced})`,
    )
    expect(await remove('anna', `retailers/${priced}`)).toEqual({
      status: 409,
      gone: [],
      why: [expect.stringContaining('цени')],
    })
    const { gone, why } = await removeAll('anna', 'retailers', [priced, free])
    expect(gone).toEqual([free])
    expect(why).toHaveLength(1)
    const { rows } = await kit.run(sql`select retailer_id as retailer from prices.chains where slug = 'veriga'`)
    expect(rows).toEqual([{ retailer: priced }])
  })

  it('with brochures and offers is named among several', async () => {
    const [used, free] = [await kit.createRetailer(), await kit.createRetailer()]
    await kit.createBrochure({ retailer: used, category: await kit.createCategory() })
    const { gone, why } = await removeAll('anna', 'retailers', [used, free])
    expect(gone).toEqual([free])
    expect(why).toEqual([expect.stringMatching(/^.+: .*брошури/)])
  })
})

describe('several variants', () => {
  it('are named once each', async () => {
    const { variants } = await kit.delivered([1])
    const { why } = await removeAll('anna', 'variants', variants)
    expect(why).toEqual([expect.stringMatching(/^(ORDER-\d+): (?!ORDER)/)])
  })
})

it('the books agree after all of this', async () => {
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})
