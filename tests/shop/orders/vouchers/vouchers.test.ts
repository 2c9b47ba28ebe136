import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { withTransaction } from '@/server/db/transaction'
import { atATime } from '../../../setup/at-a-time'
import { freshDatabase } from '../../../setup/database'
import { visitorRequest } from '../../../setup/next-request'
import { voucherKit } from './voucher-kit'

await freshDatabase()
let payload: Payload
let kit: Awaited<ReturnType<typeof voucherKit>>

beforeAll(async () => {
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await voucherKit(payload)
})
// After every test, a balance must be the sum of its entries, and each payment must have its order.
afterEach(async () => {
  vi.useRealTimers()
  expect(await kit.faults()).toEqual([])
})
afterAll(() => payload.destroy())

const totalOf = async (id: string) => (await kit.orderOf(id)).totalCents

async function partlyPaid(voucher: string, cents: number, stock = 1) {
  const { id: variant, line } = await kit.variantWith(stock)
  const order = await kit.placed(
    kit.requestOf([line], { paymentMethod: 'bank-transfer', vouchers: [{ voucher, cents }] }),
  )
  return { ...order, variant, rest: (await totalOf(order.id)) - cents }
}

describe('a gift voucher', () => {
  it('is an order that is paid, and has its balance with the payment; pressed twice it is one', async () => {
    const [wish, key] = [kit.wishOf(), randomUUID()]
    const answers = await Promise.all([1, 2, 3].map(() => kit.ordered(wish, key)))
    const [first] = answers
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const order = first?.id ?? ''
    expect(await kit.ofOrder(order)).toMatchObject({ state: 'ordered', balance: 0, entries: [] })
    expect(await kit.orderOf(order)).toMatchObject({ kind: 'gift-voucher', totalCents: 5000, vatCents: 0 })
    const [mail] = await kit.mailsTo(wish.buyerEmail)
    expect(mail?.text).toContain('14 дни')
    expect(mail?.text).toContain('Без ДДС')
    await kit.paid(order, 5000)
    expect(await kit.ofOrder(order)).toMatchObject({ state: 'active', balance: 5000, entries: ['issued 5000'] })
    const toBuyer = (await kit.mailsTo(wish.buyerEmail)).at(-1)
    expect(toBuyer?.subject).toContain('е платена')
    expect(toBuyer?.text).toContain('Подаръчният ваучер вече важи')
    expect(toBuyer?.text).not.toContain('за изпращане')
  })

  it('is not said to be taxed later where the seller is not registered for VAT', async () => {
    await payload.updateGlobal({ slug: 'shop-settings', data: { vatRatePercent: 0 } })
    const wish = kit.wishOf()
    await kit.ordered(wish)
    const [mail] = await kit.mailsTo(wish.buyerEmail)
    expect(mail?.text).toContain('14 дни')
    expect(mail?.text).not.toContain('Без ДДС')
    await payload.updateGlobal({ slug: 'shop-settings', data: { vatRatePercent: 20 } })
  })

  it('is not sold where the limits leave no amount', async () => {
    const { getVoucherPayments } = await import('@/features/shop/orders/vouchers/settings')
    const limit = (maxCents: number | null) =>
      payload.updateGlobal({ slug: 'shop-settings', data: { vouchers: { maxCents } } })
    expect(await visitorRequest(getVoucherPayments)).toEqual(['bank-transfer'])
    await limit(500)
    expect(await visitorRequest(getVoucherPayments)).toEqual([])
    await limit(null)
  })

  it('is bought with an account too, although no address is asked for', async () => {
    const { id: customer } = await payload.create({ collection: 'customers', data: { supabaseId: randomUUID() } })
    const { id } = await kit.ordered(kit.wishOf(), randomUUID(), customer)
    await kit.paid(id, 5000)
    expect(await kit.orderOf(id)).toMatchObject({ customer, kind: 'gift-voucher', status: 'placed' })
  })

  it('is found by staff by the number of its order as people type it', async () => {
    const { findVouchers } = await import('@/features/shop/orders/vouchers/staff-lists')
    const { id } = await kit.ordered()
    const { number } = await kit.orderOf(id)
    const typed = number.toLowerCase().replaceAll('-', ' ').replaceAll('k', 'К').replaceAll('m', 'М')
    for (const sought of [number, typed])
      expect((await findVouchers(payload.db.drizzle, sought, null)).map((one) => one.order)).toEqual([id])
  })

  it('leaves its code nowhere in the database', async () => {
    const { code } = await kit.bought()
    const bare = code.replaceAll('-', '')
    const { rows } = await kit.run(sql`
      select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
    const names = z.array(z.object({ name: z.string() })).parse(rows)
    for (const { name } of names) {
      const found = await kit.run(
        sql.raw(`select from ${name} each where each::text ilike '%${bare}%' or each::text ilike '%${code}%'`),
      )
      expect(found.rows, name).toHaveLength(0)
    }
  })

  it('pays up to its balance and never beyond it, in 50 orders, 40 at a time', async () => {
    const { id } = await kit.bought({ amountCents: 10_000 })
    const { line } = await kit.variantWith(50, { priceCents: 1000 })
    const placeOne = () =>
      kit.place(kit.requestOf([line], { paymentMethod: 'bank-transfer', vouchers: [{ voucher: id, cents: 700 }] }))
    const answers = await atATime(
      40,
      Array.from({ length: 50 }, () => placeOne),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(14)
    expect(answers.flatMap((answer) => (answer.ok ? [] : answer.problem.kind))).toEqual(Array(36).fill('voucher'))
    const { balance, entries, sum } = await kit.voucherOf(id)
    expect([balance, sum, entries.length]).toEqual([200, 200, 15])
    await expect(kit.run(sql`update shop.gift_cards set balance_cents = -1 where id = ${id}`)).rejects.toThrow()
    await expect(kit.run(sql`delete from shop.gift_card_entries where gift_card = ${id}`)).rejects.toThrow()
  })

  it('pays all of an order, which is placed at once with its document, alone and together with others', async () => {
    const { line } = await kit.variantWith(2)
    const [one, other] = [await kit.bought({ amountCents: 1500 }), await kit.bought()]
    const plain = await kit.placed(kit.requestOf([line]))
    const total = await totalOf(plain.id)
    const vouchers = [
      { voucher: one.id, cents: 1500 },
      { voucher: other.id, cents: total - 1500 },
    ]
    const order = await kit.placed(kit.requestOf([line], { paymentMethod: 'gift-voucher', vouchers }))
    expect(await kit.orderOf(order.id)).toMatchObject({ status: 'placed', totalCents: total, voucherCents: total })
    expect((await kit.orderOf(order.id)).vatCents).toBe((await kit.orderOf(plain.id)).vatCents)
    const { rows } = await kit.run(
      sql`select content from shop.documents where order_id = ${order.id} and kind = 'sale'`,
    )
    expect(rows).toMatchObject([{ content: { voucherCents: total, taxedCents: 0, totalCents: total } }])
    expect(await kit.voucherOf(one.id)).toMatchObject({ balance: 0, entries: ['issued 1500', 'spent -1500'] })
  })

  it.each([
    ['more than the total', 'bank-transfer' as const, [999_999]],
    ['the rest at the door', 'cash-on-delivery' as const, [100]],
    ['all, where something is left', 'gift-voucher' as const, [100]],
    ['twice with one voucher', 'bank-transfer' as const, [100, 100]],
  ])('does not pay %s', async (_, paymentMethod, parts) => {
    const { id } = await kit.bought()
    const { line } = await kit.variantWith(1)
    const vouchers = parts.map((cents) => ({ voucher: id, cents }))
    expect(await kit.place(kit.requestOf([line], { paymentMethod, vouchers }))).toMatchObject({
      ok: false,
      problem: { kind: 'voucher' },
    })
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 5000 })
  })

  it('has its part back once when the order is cancelled, by many at once and by the clock', async () => {
    const { id } = await kit.bought()
    const { id: order } = await partlyPaid(id, 900)
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 4100 })
    const actors = ['customer', 'staff', 'system', 'customer', 'system'] as const
    const answers = await Promise.all(actors.map((actor) => kit.cancel(order, actor)))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(await kit.voucherOf(id)).toMatchObject({
      balance: 5000,
      entries: ['issued 5000', 'spent -900', 'refunded 900'],
    })
  })

  it('pays again for an order whose transfer comes late, where it still can; else the transfer goes back', async () => {
    const { id } = await kit.bought()
    const [late, lost] = [await partlyPaid(id, 900), await partlyPaid(id, 800)]
    await kit.run(sql`update orders set payment_due_at = now() - interval '1 day' where id in (${late.id}, ${lost.id})`)
    for (const order of [late, lost]) expect(await kit.cancel(order.id, 'system')).toBeNull()
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 5000 })
    expect(await kit.paid(late.id, late.rest)).toBe('paid')
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 4100 })
    const other = await kit.variantWith(4, { priceCents: 1000 })
    await kit.placed(
      kit.requestOf([{ ...other.line, quantity: 4 }], {
        paymentMethod: 'bank-transfer',
        vouchers: [{ voucher: id, cents: 3900 }],
      }),
    )
    expect(await kit.paid(lost.id, lost.rest)).toBe('cancelled')
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 200 })
  })

  it('gets back first what comes back of an order, and the transfer the rest', async () => {
    const { refundGoods } = await import('@/features/shop/orders/payments/refunds')
    const { id } = await kit.bought()
    const { id: order, rest } = await partlyPaid(id, 900)
    await kit.paid(order, rest)
    const req = await kit.request()
    expect(await withTransaction(req, () => refundGoods(req, order, { cents: 700 }))).toBe(0)
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 4800 })
    expect(await withTransaction(req, () => refundGoods(req, order, { cents: 700 }))).toBe(0)
    expect(await kit.voucherOf(id)).toMatchObject({ balance: 5000 })
    const { rows } = await kit.run(sql`
      select method, refunds.amount_cents as cents, refunds.state from shop.refunds
      join shop.payments on payments.id = refunds.payment where refunds.order_id = ${order} order by refunds.created_at, method`)
    expect(rows).toEqual([
      { method: 'gift-voucher', cents: 700, state: 'done' },
      { method: 'bank-transfer', cents: 500, state: 'pending' },
      { method: 'gift-voucher', cents: 200, state: 'done' },
    ])
  })

  it('is valid again for half a year where something comes back to it after its last day', async () => {
    const { id } = await kit.bought()
    const { id: order } = await partlyPaid(id, 900)
    await kit.run(sql`update shop.gift_cards set expires_on = current_date - 10 where id = ${id}`)
    await kit.cancel(order)
    const { rows } = await kit.run(sql`
      select expires_on - (now() at time zone 'Europe/Sofia')::date as days from shop.gift_cards where id = ${id}`)
    expect(rows).toEqual([{ days: 180 }])
  })

  it('can be withdrawn from while it is unused; its money goes back and its code ends', async () => {
    const [unused, used] = [await kit.bought(), await kit.bought()]
    await partlyPaid(used.id, 100)
    expect(await kit.cancel(used.order)).toBe('used')
    expect(await kit.cancel(unused.order)).toBeNull()
    expect(await kit.voucherOf(unused.id)).toMatchObject({ state: 'void', balance: 0 })
    expect(await kit.lookUp(unused.code)).toMatchObject({ ok: false, why: 'voucher-unknown' })
    expect(await kit.lookUp(used.code)).toMatchObject({ ok: true, found: { balanceCents: 4900 } })
  })

  it('whose payment comes late is valid after all', async () => {
    const { id: order } = await kit.ordered()
    await kit.run(sql`update orders set payment_due_at = now() - interval '1 day' where id = ${order}`)
    expect(await kit.cancel(order, 'system')).toBeNull()
    expect(await kit.paid(order, 5000)).toBe('paid')
    expect(await kit.ofOrder(order)).toMatchObject({ state: 'active', balance: 5000 })
  })
})

describe('a code', () => {
  it('is read as people type it', async () => {
    const { code, id } = await kit.bought()
    const cyrillic = code
      .toLowerCase()
      .replaceAll('a', 'а')
      .replaceAll('c', 'с')
      .replaceAll('-', ' ')
      .replaceAll('0', 'о')
    expect(await kit.lookUp(cyrillic)).toMatchObject({ ok: true, found: { voucher: id, balanceCents: 5000 } })
  })

  it('that is unknown, used up, expired, void or none is told alike', async () => {
    const vouchers = await Promise.all(Array.from({ length: 3 }, () => kit.bought({ amountCents: 1000 })))
    const [empty, expired, ended] = vouchers
    if (!empty || !expired || !ended) throw new Error('no vouchers')
    await partlyPaid(empty.id, 1000)
    await kit.run(sql`update shop.gift_cards set expires_on = '2026-01-01' where id = ${expired.id}`)
    await kit.cancel(ended.order)
    const typed = [empty.code, expired.code, ended.code, 'ABCD-EFGH-JKMN-PQRS', 'nonsense', '']
    const answers = await Promise.all(typed.map((code) => kit.lookUp(code)))
    expect(answers).toEqual(typed.map(() => ({ ok: false, why: 'voucher-unknown' })))
  })

  it('is refused after ten wrong ones a minute of a network, and a hundred of a connection, even if right', async () => {
    const { code } = await kit.bought()
    const [network, other] = [randomUUID(), randomUUID()]
    // A minute may pass on a slow machine, and with it the limit.
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let right = 0; right < 20; right++) expect(await kit.lookUp(code, network)).toMatchObject({ ok: true })
    const wrong = await Promise.all(Array.from({ length: 10 }, () => kit.lookUp('ABCD-EFGH-JKMN-PQRS', network)))
    expect(new Set(wrong.map((answer) => !answer.ok && answer.why))).toEqual(new Set(['voucher-unknown']))
    expect(await kit.lookUp('ABCD-EFGH-JKMN-PQRS', network)).toEqual({ ok: false, why: 'voucher-limit' })
    expect(await kit.lookUp(code, network)).toEqual({ ok: false, why: 'voucher-limit' })
    expect(await kit.lookUp(code, other)).toMatchObject({ ok: true })
    for (let at = 0; at < 100; at += 1) await kit.lookUp('ABCD-EFGH-JKMN-PQRS', `2001:db8:1:${at}`)
    expect(await kit.lookUp(code, '2001:db8:1:999')).toEqual({ ok: false, why: 'voucher-limit' })
  })
})
