import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatDayRange } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { addWorkingDays } from '@/domain/delivery'
import { freshCms } from '../../setup/cms'
import { orderKit } from './order-kit'

const { payload } = await freshCms({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' })
const kit = await orderKit(payload)
const { releaseHold } = await import('@/features/shop/orders/hold')
const { postponeDelivery } = await import('@/features/shop/orders/postpone-delivery')
const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')

const { DeliveryFacts } = await import('@/admin/orders/order-facts')
const { OrderStanding } = await import('@/features/shop/orders/components/order-standing')
const { standingOf } = await import('@/features/shop/orders/standing')

async function pageOf(id: string) {
  const [order, standing] = [await kit.orderOf(id), await standingOf(id)]
  if (!standing) throw new Error('there is no order')
  return renderToStaticMarkup(createElement(OrderStanding, { locale: 'en', order, standing }))
}

/** As staff see it. */
async function panelOf(id: string) {
  const [order, standing] = [await kit.orderOf(id), await standingOf(id)]
  const isHeld = standing?.holdWay !== null
  return renderToStaticMarkup(createElement(DeliveryFacts, { language: 'en', order, isHeld }))
}

const daysOf = async (id: string) => {
  const { deliveryFrom, deliveryTo } = await kit.orderOf(id)
  return { from: deliveryFrom ?? '', to: deliveryTo ?? '' }
}

/** Noon before the hour of the last order, so that the day itself is that of the dispatch. */
const noonDaysAgo = (count: number) => new Date(`${addDays(sofiaDay(), -count)}T09:00:00Z`)

it('counts the days of an order from the payment of its transfer, and promises their number before', async () => {
  const { line } = await kit.variantWith(2)
  const request = () => kit.requestOf([line], { paymentMethod: 'bank-transfer', language: 'en' })
  const early = request()
  const { id } = await kit.placed(early, noonDaysAgo(30))
  const [confirmation] = await kit.mailsTo(early.email)
  expect(confirmation?.text).toContain('Куриер:')
  expect(confirmation?.text).not.toContain('expected between')
  const promise = '1–2 working days after we confirm that your payment has arrived. If we do so after 14:00'
  for (const told of [confirmation?.text, await pageOf(id), await panelOf(id)]) expect(told).toContain(promise)
  const { totalCents } = await kit.orderOf(id)
  expect(await receiveBankTransfer(await createLocalReq({}, payload), id, totalCents)).toBe('paid')
  const now = request()
  const compared = await kit.placed(now)
  const promised = await daysOf(id)
  expect(promised).toEqual(await daysOf(compared.id))
  const paid = (await kit.mailsTo(early.email)).at(-1)
  expect(paid?.text).toContain(`Expected delivery: ${formatDayRange(promised.from, promised.to, 'en')}`)
  for (const told of [await pageOf(id), await panelOf(id)])
    expect(told).toContain(formatDayRange(promised.from, promised.to, 'en'))
})

it('counts the days of a held order from its confirmation, and promises their number before', async () => {
  const { line } = await kit.variantWith(40, { weightGrams: 100 })
  const request = kit.requestOf([{ ...line, quantity: 12 }], { language: 'en' })
  const { id } = await kit.placed(request, noonDaysAgo(1))
  expect(await panelOf(id)).toContain('1–2 working days after you confirm the order')
  await kit.run(sql`update orders set placed_at = ${noonDaysAgo(30).toISOString()}::timestamptz where id = ${id}`)
  const asked = await daysOf(id)
  const confirmation = (await kit.mailsTo(request.email)).find(({ text }) => text.includes('Cash on delivery'))
  expect(confirmation?.text).not.toContain('expected between')
  expect(confirmation?.text).toContain('1–2 working days after you confirm the order')
  expect(await releaseHold(await createLocalReq({}, payload), id, { customer: true })).toBe(true)
  const promised = await daysOf(id)
  expect(promised.from > addWorkingDays(asked.from, 15)).toBe(true)
  expect(promised.to > addWorkingDays(asked.to, 15)).toBe(true)
  for (const told of [await pageOf(id), await panelOf(id)])
    expect(told).toContain(formatDayRange(promised.from, promised.to, 'en'))
})

it.each([
  ['keeps the days of an order that was paid by card on its day, too late to be sent on it', 'card', 0],
  [
    'counts from the next working day where a transfer came on the day of its order, but after two o’clock',
    'bank-transfer',
    1,
  ],
] as const)('%s', async (_, paymentMethod, waited) => {
  const { line } = await kit.variantWith(1)
  const nine = new Date('2026-11-25T07:00:00Z')
  const { id } = await kit.placed(kit.requestOf([line], { paymentMethod }), nine)
  const asked = await daysOf(id)
  expect(asked.from).toBe('2026-11-26')
  const moved = (count: number) => ({ from: addWorkingDays(asked.from, count), to: addWorkingDays(asked.to, count) })
  await postponeDelivery(payload.db.drizzle, id, new Date('2026-11-25T13:00:00Z'))
  expect(await daysOf(id)).toEqual(moved(waited))
})

it('moves the days of an order that was paid on the next day', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'card' }), new Date('2026-11-25T07:00:00Z'))
  const asked = await daysOf(id)
  await postponeDelivery(payload.db.drizzle, id, new Date('2026-11-26T13:00:00Z'))
  expect(await daysOf(id)).toEqual({ from: addWorkingDays(asked.from, 2), to: addWorkingDays(asked.to, 2) })
})
