import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { atATime } from '../../setup/at-a-time'
import { freshDatabase } from '../../setup/database'
import { orderKit } from '../orders/order-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await orderKit(payload)
})
afterAll(() => payload.destroy())

it('forgets after 30 days from which network a guest has ordered', async () => {
  const { removeOldOrigins } = await import('@/features/shop/orders/unpaid')
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line], { origin: 'a network of long ago' }))
  const isKnownAfter = async (time: string) => {
    await payload.db.pool.query('update shop.order_origins set ordered_at = now() - $2::interval where order_id = $1', [
      id,
      time,
    ])
    await removeOldOrigins(payload.db.drizzle)
    return (await payload.db.pool.query('select from shop.order_origins where order_id = $1', [id])).rowCount === 1
  }
  expect(await isKnownAfter('29 days 23 hours')).toBe(true)
  expect(await isKnownAfter('30 days 1 hour')).toBe(false)
})

it('orders with cash on delivery: copied names and prices, sold goods, a confirmation with what the law asks for', async () => {
  const { id: variant, line } = await kit.variantWith(3)
  const email = 'maria@example.com'
  const { id, number, accessToken } = await kit.placed(
    kit.requestOf([{ ...line, quantity: 2 }], { email, language: 'de' }),
  )
  expect(number).toMatch(/^L-\d{6}-[2-9A-Z]{6}$/)
  expect(await kit.orderOf(id)).toMatchObject({
    status: 'placed',
    language: 'de',
    lines: [
      { variant, title: 'Риза de', colour: 'Бяло', size: 'M', quantity: 2, unitPriceCents: 1999, vatRatePercent: 20 },
    ],
    subtotalCents: 3998,
    shippingCents: 450,
    vatCents: 741,
    totalCents: 4448,
    history: [{ status: 'placed' }],
  })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
  const [mail, ...others] = await kit.mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toContain(number)
  for (const words of [
    '39,98',
    '44,48',
    '7,41',
    'Nachnahme',
    '„Лист“ ООД',
    '175074752',
    'Muster-Widerrufsformular',
    accessToken,
    'kzp.bg',
  ])
    expect(mail?.text).toContain(words)
})

it('sells 10 pieces to 10 of 100 guests who order, 40 at a time, and tells 90 that they are gone', async () => {
  const { id: variant, line } = await kit.variantWith(10)
  const placeOne = () => kit.place(kit.requestOf([line]))
  const answers = await atATime(
    40,
    Array.from({ length: 100 }, () => placeOne),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]))
  expect(refused).toHaveLength(90)
  for (const problem of refused)
    expect(problem).toEqual({ kind: 'sold-out', shortages: [{ variant, asked: 1, free: 0 }] })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 0, reserved: 0 })
})

it('refuses 3 and 3 of 5 of one variant, and leaves nothing behind', async () => {
  const { id: variant, line } = await kit.variantWith(5)
  const three = { ...line, quantity: 3 }
  const request = kit.requestOf([three, three])
  expect(await kit.place(request)).toEqual({
    ok: false,
    problem: { kind: 'sold-out', shortages: [{ variant, asked: 6, free: 5 }] },
  })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 5, reserved: 0 })
  expect(await kit.mailsTo(request.email)).toEqual([])
})

it('makes one order of a double click, of Back and of a resend', async () => {
  const { id: variant, line } = await kit.variantWith(5)
  const request = kit.requestOf([line])
  const clicks = await Promise.all([kit.placed(request), kit.placed(request)])
  const again = await kit.placed(request)
  expect(new Set([...clicks, again].map(({ id }) => id)).size).toBe(1)
  expect(await kit.stockOf(variant)).toEqual({ onHand: 4, reserved: 0 })
  expect(await kit.mailsTo(request.email)).toHaveLength(1)
})

it('answers a repeated order also when its goods are gone meanwhile', async () => {
  const { line } = await kit.variantWith(1)
  const request = kit.requestOf([line])
  const first = await kit.placed(request)
  expect((await kit.placed(request)).id).toBe(first.id)
})

it('never charges another price than was shown, and says both', async () => {
  const { id: variant, product, line } = await kit.variantWith(5)
  await payload.update({ collection: 'products', id: product, data: { priceCents: 2499 } })
  expect(await kit.place(kit.requestOf([line]))).toEqual({
    ok: false,
    problem: { kind: 'price-changed', lines: [{ variant, fromCents: 1999, toCents: 2499 }] },
  })
  const today = sofiaDay()
  const half = { name: 'Половин', percentOff: 50, validFrom: today, validTo: addDays(today, 1), products: [product] }
  await payload.create({ collection: 'promotions', data: half })
  const reduced = await kit.placed(kit.requestOf([{ ...line, shownCents: 1249 }]))
  expect((await kit.orderOf(reduced.id)).lines).toMatchObject([{ unitPriceCents: 1249 }])
  await payload.update({ collection: 'variants', id: variant, data: { priceCents: 2200 } })
  const own = await kit.placed(kit.requestOf([{ ...line, shownCents: 2200 }]))
  expect((await kit.orderOf(own.id)).lines).toMatchObject([{ unitPriceCents: 2200 }])
})

it('sells no sample, no draft and nothing that there is not', async () => {
  const [sample, draft, gone] = [await kit.variantWith(1), await kit.variantWith(1), await kit.variantWith(1)]
  await payload.update({ collection: 'products', id: sample.product, data: { isSample: true } })
  await payload.update({ collection: 'products', id: draft.product, data: { _status: 'draft' } })
  await payload.delete({ collection: 'variants', id: gone.id })
  for (const { id, line } of [sample, draft, gone])
    expect(await kit.place(kit.requestOf([line]))).toEqual({
      ok: false,
      problem: { kind: 'not-for-sale', variants: [id] },
    })
})

it('says why a parcel cannot be sent or paid so', async () => {
  const { line } = await kit.variantWith(9, { weightGrams: 2000 })
  const problem = async (changes: Parameters<typeof kit.requestOf>[1], quantity = 1) => {
    const answer = await kit.place(kit.requestOf([{ ...line, quantity }], changes))
    return answer.ok ? null : answer.problem.kind
  }
  expect(await problem({ shippingMethod: crypto.randomUUID() })).toBe('shipping')
  expect(await problem({}, 2)).toBe('too-heavy')
  expect(await problem({ paymentMethod: 'card' })).toBe('payment-method')
  const data = {
    name: 'Автомат',
    kind: 'locker' as const,
    carrier: 'econt',
    rates: [{ upToGrams: 9000, priceCents: 300 }],
    cashOnDelivery: false,
    daysFrom: 1,
    daysTo: 2,
  }
  const { id: shippingMethod } = await payload.create({ collection: 'shipping-methods', data })
  expect(await problem({ shippingMethod })).toBe('payment-method')
  expect(await problem({ shippingMethod, paymentMethod: 'bank-transfer' })).toBe('pickup-point')
  await kit.run(sql`
    insert into shop.pickup_points (id, carrier, code, kind, name, town, town_key, postcode, address, max_grams)
    values ('econt-1', 'econt', '1', 'locker', 'Автомат 1', 'София', 'sofia', '1000', 'бул. Витоша 1', 3000)`)
  const toLocker = { shippingMethod, paymentMethod: 'bank-transfer', pickupPoint: 'econt-1' } as const
  expect(await problem(toLocker, 2)).toBe('too-heavy')
  const { id } = await kit.placed(kit.requestOf([line], toLocker))
  expect(await kit.orderOf(id)).toMatchObject({ pickupPoint: 'Автомат 1, 1000 София, бул. Витоша 1' })
})

it('takes a coupon off, never more often than it may be used', async () => {
  const { line } = await kit.variantWith(50, { priceCents: 1000 })
  const day = sofiaDay()
  const of = (code: string, changes: object) =>
    payload.create({ collection: 'coupons', data: { code, percentOff: 10, validFrom: day, validTo: day, ...changes } })
  await of('THREE', { maxUses: 3 })
  const order = (couponCode: string, changes: object = {}) =>
    kit.place(kit.requestOf([line], { couponCode, ...changes }))
  const answers = await Promise.all(Array.from({ length: 12 }, () => order('three')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  const why = async (code: string, changes: object = {}) => {
    const answer = await order(code, changes)
    return answer.ok ? null : answer.problem
  }
  expect(await why('THREE')).toEqual({ kind: 'coupon', why: 'used-up' })
  expect(await why('NONE')).toEqual({ kind: 'coupon', why: 'unknown' })
  await of('ONCE', { percentOff: null, amountCents: 5000 })
  const same = { email: 'once@example.com', origin: 'one network' }
  const twice = await Promise.all([order('ONCE', same), order('ONCE', { ...same, email: 'Once@example.com' })])
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  const [won] = twice.flatMap((answer) => (answer.ok ? [answer.order] : []))
  expect(await kit.orderOf(won?.id ?? '')).toMatchObject({ subtotalCents: 0, totalCents: 450, couponCode: 'ONCE' })
  await of('OLD', { validFrom: addDays(day, -9), validTo: addDays(day, -1) })
  expect(await why('OLD')).toEqual({ kind: 'coupon', why: 'ended' })
  await of('MUCH', { minimumCents: 1001 })
  expect(await why('MUCH')).toEqual({ kind: 'coupon', why: 'minimum' })
})
