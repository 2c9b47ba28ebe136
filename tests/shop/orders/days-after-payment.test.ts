import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { formatDayRange } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { addWorkingDays } from '@/domain/delivery'
import { freshCms } from '../../setup/cms'
import { orderKit } from './order-kit'

const { payload } = await freshCms()
const kit = await orderKit(payload)
const { releaseHold } = await import('@/features/shop/orders/hold')
const { postponeDelivery } = await import('@/features/shop/orders/postpone-delivery')
const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')

const daysOf = async (id: string) => {
  const { deliveryFrom, deliveryTo } = await kit.orderOf(id)
  return { from: deliveryFrom ?? '', to: deliveryTo ?? '' }
}

/** Noon before the hour of the last order, so that the day itself is that of the dispatch. */
const noonDaysAgo = (count: number) => new Date(`${addDays(sofiaDay(), -count)}T09:00:00Z`)

it('promises the days from the payment of a transfer, and none before', async () => {
  const { line } = await kit.variantWith(2)
  const request = () => kit.requestOf([line], { paymentMethod: 'bank-transfer', language: 'en' })
  const early = request()
  const { id } = await kit.placed(early, noonDaysAgo(30))
  const [confirmation] = await kit.mailsTo(early.email)
  expect(confirmation?.text).toContain('Куриер:')
  expect(confirmation?.text).not.toContain('expected between')
  const { totalCents } = await kit.orderOf(id)
  expect(await receiveBankTransfer(await createLocalReq({}, payload), id, totalCents)).toBe('paid')
  const now = request()
  const compared = await kit.placed(now)
  const promised = await daysOf(id)
  expect(promised).toEqual(await daysOf(compared.id))
  const paid = (await kit.mailsTo(early.email)).at(-1)
  expect(paid?.text).toContain(`Expected delivery: ${formatDayRange(promised.from, promised.to, 'en')}`)
})

it('counts the days of a held order from its confirmation', async () => {
  const { line } = await kit.variantWith(40, { weightGrams: 100 })
  const request = kit.requestOf([{ ...line, quantity: 12 }], { language: 'en' })
  const { id } = await kit.placed(request, noonDaysAgo(1))
  await kit.run(sql`update orders set placed_at = ${noonDaysAgo(30).toISOString()}::timestamptz where id = ${id}`)
  const asked = await daysOf(id)
  expect(await releaseHold(await createLocalReq({}, payload), id, { customer: true })).toBe(true)
  const promised = await daysOf(id)
  expect(promised.from > addWorkingDays(asked.from, 15)).toBe(true)
  expect(promised.to > addWorkingDays(asked.to, 15)).toBe(true)
})

it('keeps the days of an order that was paid on its day, also too late to be sent on it', async () => {
  const { line } = await kit.variantWith(1)
  const nine = new Date('2026-11-25T07:00:00Z')
  const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }), nine)
  const asked = await daysOf(id)
  expect(asked.from).toBe('2026-11-26')
  const paidAt = async (moment: string) => postponeDelivery(payload.db.drizzle, id, new Date(moment))
  await paidAt('2026-11-25T13:00:00Z')
  expect(await daysOf(id)).toEqual(asked)
  await paidAt('2026-11-26T13:00:00Z')
  expect(await daysOf(id)).toEqual({ from: addWorkingDays(asked.from, 2), to: addWorkingDays(asked.to, 2) })
})
