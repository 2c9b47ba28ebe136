import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { postedKit } from '../fulfilment/posted-kit'

const { payload } = await freshCms()
const kit = await postedKit(payload)
const { standingOf } = await import('@/features/shop/orders/standing')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { readWork, readWorkOf } = await import('@/features/shop/fulfilment/work-list')
const { cancelOverdue } = await import('@/features/shop/orders/payments/reconcile')

const seenRefunds = async (order: string) => {
  const seen = await readWorkOf(payload.db.drizzle, order)
  return { [`refund:${order}`]: seen?.refundIds.join(',') ?? '' }
}

const company = { company: 'Фирма ООД', eik: '203123451', address: 'ул. Шипка 1, 1504 София' }

async function unpaid(at?: Date, invoice: typeof company | null = null) {
  const { line } = await kit.variantWith(4)
  const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer', invoice }), at)
  return kit.orderOf(id)
}

it('says how much more than was due a transfer has brought, also when it is sent twice', async () => {
  const [over, exact] = [await unpaid(), await unpaid()]
  const fields = {
    key: crypto.randomUUID(),
    order: over.id,
    [`amount:${over.id}`]: String((over.totalCents + 8100) / 100),
  }
  expect(await kit.post('received', fields)).toMatchObject({ count: '1', overCents: '8100' })
  expect(await kit.post('received', fields)).toMatchObject({ again: 'true', overCents: '8100' })
  const paid = { key: crypto.randomUUID(), order: exact.id, [`amount:${exact.id}`]: String(exact.totalCents / 100) }
  expect(await kit.post('received', paid)).toMatchObject({ count: '1', overCents: '0' })
})

it('money that is more than the total is due back, with no credit note, and the order is paid', async () => {
  const { id: order, totalCents } = await unpaid()
  const amount = { [`amount:${order}`]: '100,00' }
  expect(await kit.post('received', { key: crypto.randomUUID(), order, ...amount })).toMatchObject({ count: '1' })
  const due = { cents: 10_000 - totalCents, reason: 'overpaid' }
  expect(await kit.refundsOf(order)).toEqual([{ ...due, state: 'pending' }])
  expect(await standingOf(order)).toMatchObject({ payment: 'paid', refundingCents: due.cents })
  const listed = await readWork(payload.db.drizzle, 'refund', kit.staff)
  expect(listed.find(({ id }) => id === order)).toMatchObject({ refundCents: due.cents })
  await kit.post('refunded', { key: crypto.randomUUID(), order, ...(await seenRefunds(order)) })
  expect(await standingOf(order)).toMatchObject({ payment: 'paid', refundedCents: due.cents })
  expect((await standingOf(order))?.documents).toEqual([])
})

it('a second transfer for a paid order is noted and due back, and the order stays paid', async () => {
  const { id: order, totalCents } = await unpaid()
  const amount = String(totalCents / 100)
  const further = (typed = amount) => kit.post('further-transfer', { key: crypto.randomUUID(), order, amount: typed })
  // While a transfer is awaited, the money is that transfer.
  expect(await further()).toMatchObject({ refused: 'changed' })
  await kit.post('received', { key: crypto.randomUUID(), order, [`amount:${order}`]: amount })
  expect(await further('999.999.999,00')).toMatchObject({ refused: 'input', field: 'amount' })
  expect(await further()).toMatchObject({ done: 'further-transfer', overCents: String(totalCents) })
  expect(await kit.refundsOf(order)).toEqual([{ cents: totalCents, state: 'pending', reason: 'overpaid' }])
  await kit.post('refunded', { key: crypto.randomUUID(), order, ...(await seenRefunds(order)) })
  expect(await standingOf(order)).toMatchObject({ payment: 'paid', refundedCents: totalCents })
})

it('what was overpaid for an order with an invoice has no credit note, also when the order is cancelled then', async () => {
  const { id: order, totalCents } = await unpaid(undefined, company)
  const amount = String(totalCents / 100)
  await kit.post('received', { key: crypto.randomUUID(), order, [`amount:${order}`]: amount })
  await kit.post('further-transfer', { key: crypto.randomUUID(), order, amount })
  const kinds = async () => (await standingOf(order))?.documents.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['invoice'])
  expect(await kit.post('cancel', { key: crypto.randomUUID(), order })).toMatchObject({ count: '1' })
  await kit.post('refunded', { key: crypto.randomUUID(), order, ...(await seenRefunds(order)) })
  expect(await kit.refundsOf(order)).toHaveLength(2)
  expect((await kinds())?.toSorted()).toEqual(['credit-note', 'invoice'])
})

it('money that a colleague has noted or begun to refund since the page was read is not counted twice', async () => {
  const { id: order, totalCents } = await unpaid()
  const post = (path: string, fields: Record<string, string>) =>
    kit.post(path, { key: crypto.randomUUID(), order, ...fields })
  const received = (cents: number, seenCents: number) =>
    post('received', { [`amount:${order}`]: String(cents / 100), [`awaited:${order}`]: String(seenCents) })
  expect(await received(100, totalCents)).toMatchObject({ part: '1' })
  expect(await received(100, totalCents)).toMatchObject({ notCount: '1' })
  expect(await standingOf(order)).toMatchObject({ paidCents: 100 })
  expect(await received(totalCents - 100, totalCents - 100)).toMatchObject({ count: '1' })
  const further = () => post('further-transfer', { amount: '6,00', paid: String(totalCents) })
  expect(await further()).toMatchObject({ done: 'further-transfer' })
  expect(await further()).toMatchObject({ refused: 'changed' })
  const refund = () => post('refund-begun', { refund: '5,00', why: 'скъсан шев', most: String(totalCents) })
  expect(await refund()).toMatchObject({ done: 'refund-begun' })
  expect(await refund()).toMatchObject({ refused: 'changed' })
  const due = await kit.refundsOf(order)
  expect(due.map(({ cents, reason }) => `${cents} ${reason}`).toSorted()).toEqual(['500 goodwill', '600 overpaid'])
})

it('a refund that was begun after the page was read stays to be paid', async () => {
  const { id: order, totalCents } = await unpaid()
  const more = String((totalCents + 1000) / 100)
  await kit.post('received', { key: crypto.randomUUID(), order, [`amount:${order}`]: more })
  const seen = await seenRefunds(order)
  const later = { key: crypto.randomUUID(), order, refund: '5,00', why: 'скъсан шев' }
  expect(await kit.post('refund-begun', later)).toMatchObject({ done: 'refund-begun' })
  expect(await kit.post('refunded', { key: crypto.randomUUID(), order, ...seen })).toMatchObject({ count: '1' })
  expect(await kit.refundsOf(order)).toEqual(
    expect.arrayContaining([
      { cents: 1000, state: 'done', reason: 'overpaid' },
      { cents: 500, state: 'pending', reason: 'goodwill' },
    ]),
  )
  expect(await kit.post('refunded', { key: crypto.randomUUID(), order })).toMatchObject({ notCount: '1' })
})

it('an order that a late transfer revives after a part of it went back is proposed whole, and is paid', async () => {
  const { id: order, totalCents } = await unpaid(new Date(Date.now() - 14 * 86_400_000))
  await kit.post('received', { key: crypto.randomUUID(), order, [`amount:${order}`]: '10,00' })
  await cancelOverdue(payload)
  await kit.post('refunded', { key: crypto.randomUUID(), order, ...(await seenRefunds(order)) })
  const late = await readWorkOf(payload.db.drizzle, order)
  expect(late).toMatchObject({ status: 'cancelled', awaitedCents: totalCents })
  const amount = { [`amount:${order}`]: String(totalCents / 100) }
  expect(await kit.post('received', { key: crypto.randomUUID(), order, ...amount })).toMatchObject({ count: '1' })
  expect(await standingOf(order)).toMatchObject({ payment: 'paid', refundedCents: 1000, refundingCents: 0 })
})

it('has books that agree after all of this', async () => {
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})
