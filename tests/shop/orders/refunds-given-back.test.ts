import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

await freshDatabase()
const provider = await startProvider()
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await orderKit(payload)
const { payAddress } = await import('@/features/shop/orders/payments/open-payment')
const { openRefundsOf, payRefund, recheckRefunds, sendRefunds } = await import(
  '@/features/shop/orders/payments/refunds'
)
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { standingOf } = await import('@/features/shop/orders/standing')
const { readFailedRefunds } = await import('@/features/shop/fulfilment/after-sales/staff-lists')
const { log } = await import('@/server/log')

afterAll(() => payload.destroy())

const refundRow = z.object({ id: z.string(), state: z.string(), paid: z.boolean(), cents: z.number() })

async function refundOf(order: string) {
  const { rows } = await kit.run(sql`
    select refunds.id, refunds.state, done_at is not null as paid, refunded_cents as cents
    from shop.refunds join shop.payments on payments.id = refunds.payment where refunds.order_id = ${order}`)
  return refundRow.parse(rows[0])
}

async function paidByCard() {
  const { line } = await kit.variantWith(1)
  const request = kit.requestOf([line], { paymentMethod: 'card' })
  const { id, accessToken } = await kit.placed(request)
  const { address } = await payAddress(new URLSearchParams({ key: accessToken }))
  await answerPayment(address, 'pay')
  await provider.events.arrived()
  return { id, email: request.email }
}

async function refunded() {
  const { id, email } = await paidByCard()
  await cancelOrder(await createLocalReq({}, payload), id, 'staff')
  await sendRefunds(payload)
  return { id, email, refund: (await refundOf(id)).id }
}

const sentOf = (refund: string) => provider.store.refunds.find(({ metadata }) => metadata.refund === refund)

it('a card refund that the bank of the customer gives back is due again, and is paid by staff once', async () => {
  const [{ id, email, refund }, other] = [await refunded(), await refunded()]
  const mails = async () => (await kit.mailsTo(email)).filter(({ subject }) => subject.startsWith('Върнахме'))
  await recheckRefunds(payload)
  expect(await refundOf(id)).toEqual({ id: refund, state: 'done', paid: true, cents: 2449 })
  const sent = sentOf(refund)
  if (sent) sent.status = 'failed'
  await Promise.all([recheckRefunds(payload), recheckRefunds(payload)])
  await sendRefunds(payload)
  expect(await refundOf(id)).toEqual({ id: refund, state: 'failed', paid: false, cents: 0 })
  expect(await refundOf(other.id)).toMatchObject({ state: 'done', cents: 2449 })
  expect([...(await readFailedRefunds(payload.db.drizzle))]).toMatchObject([{ orderId: id, cents: 2449 }])
  expect(await standingOf(id)).toMatchObject({ refundedCents: 0, refundingCents: 2449 })
  expect(await openRefundsOf(payload.db.drizzle, id)).toEqual([refund])
  expect(await mails()).toHaveLength(1)
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
  expect(await payRefund(await createLocalReq({}, payload), refund)).toBe(true)
  await recheckRefunds(payload)
  expect(await refundOf(id)).toEqual({ id: refund, state: 'done', paid: true, cents: 2449 })
  expect(await mails()).toHaveLength(2)
  const kinds = (await standingOf(id))?.documents.map(({ kind }) => kind)
  expect(kinds?.filter((kind) => kind === 'credit-note')).toHaveLength(1)
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})

it('a refund of which the provider can say nothing does not keep the others from being looked at', async () => {
  const [unread, given] = [await refunded(), await refunded()]
  const [first, second] = [sentOf(unread.refund), sentOf(given.refund)]
  if (!first || !second) throw new Error('no refunds were sent')
  provider.events.faults.broken = [first.id]
  second.status = 'failed'
  await recheckRefunds(payload)
  expect(await refundOf(unread.id)).toMatchObject({ state: 'done' })
  expect(await refundOf(given.id)).toMatchObject({ state: 'failed' })
  provider.events.faults.broken = []
})

it('a refund of what the customer has charged back is refused, and the log says why', async () => {
  const { id } = await paidByCard()
  const intent = provider.store.intents.find(({ metadata }) => metadata.order === id)
  if (intent) intent.disputed = true
  await cancelOrder(await createLocalReq({}, payload), id, 'staff')
  const said = vi.spyOn(log, 'error')
  await sendRefunds(payload)
  const { id: refund, state } = await refundOf(id)
  expect(state).toBe('failed')
  const line = [{ refund, code: 'charge_disputed' }, 'the provider does not pay back: staff must']
  expect(said.mock.calls).toContainEqual(line)
  said.mockRestore()
})
