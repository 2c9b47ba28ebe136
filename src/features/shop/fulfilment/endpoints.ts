import type { Endpoint } from 'payload'
import { z } from 'zod'
import { askForLabels } from '@/features/shop/carriers/ask-for-labels'
import { cancelOrder } from '@/features/shop/orders/cancel-order'
import { receiveBankTransfer, type TransferAnswer, transferAnswers } from '@/features/shop/payments/bank-transfer'
import { openRefundsOf, payRefund } from '@/features/shop/payments/refunds'
import { transactionOf } from '@/server/db/transaction'
import { checkInParcel } from './check-in-parcel'
import { downloadEndpoints } from './downloads'
import { claimOrders, giveBack, type PackedLine, packParcel } from './pack'
import { endParcel, shipParcel } from './send-parcel'
import { count, euros, idsOf, pages, refundIn, uuid, type Work, workEndpoint } from './work-endpoint'
import { readOpenLines } from './work-list'

const trackingNumber = z
  .string()
  .trim()
  .max(60)
  .transform((text) => text || null)

const claim: Work = async (req, staff, form) => {
  const claimed = await claimOrders(req, staff, idsOf(form, 'order'))
  return { page: pages.packing, said: { done: 'claim', count: String(claimed) } }
}

const back: Work = async (req, staff, form) => {
  const given = await giveBack(req, staff, idsOf(form, 'order'))
  return { said: { done: 'back', count: String(given) } }
}

/**
 * The quantities that the form names `pack:{order}:{line}`; all orders of one form, each in the parcel that `parcel:{order}` names.
 * Where nothing is left to pack, the parcels are next.
 */
const pack: Work = async (req, staff, form) => {
  const byOrder = new Map<string, PackedLine[]>()
  for (const [name, value] of form.entries()) {
    const [kind, order = '', line = ''] = name.split(':')
    if (kind !== 'pack') continue
    byOrder.set(order, [...(byOrder.get(order) ?? []), { line, quantity: count.parse(value) }])
  }
  const filled = [...byOrder].filter(([, lines]) => lines.some(({ quantity }) => quantity > 0))
  for (const [order, lines] of filled) {
    const parcel = uuid.parse(form.get(`parcel:${order}`) ?? crypto.randomUUID())
    await packParcel(req, staff, uuid.parse(order), lines, parcel)
  }
  const left = await readOpenLines(await transactionOf(req), staff)
  const said = { done: 'pack', count: String(filled.length) }
  return left.length === 0 && filled.length > 0 ? { page: pages.parcels, said } : { said }
}

/** Ships the parcels that are ticked, each with the number that is beside it. */
const ship: Work = async (req, _staff, form) => {
  const parcels = idsOf(form, 'parcel')
  for (const parcel of parcels)
    await shipParcel(req, parcel, trackingNumber.parse(form.get(`tracking:${parcel}`) ?? ''))
  return { said: { done: 'ship', count: String(parcels.length) } }
}

/** The page shows how far each label is. */
const askCarriers =
  (unknownToo: boolean): Work =>
  async (req, _staff, form) => {
    await askForLabels(req, idsOf(form, unknownToo ? 'again' : 'parcel'), unknownToo)
    return { said: {} }
  }

const end =
  (state: 'delivered' | 'refused'): Work =>
  async (req, _staff, form) => {
    const parcels = idsOf(form, 'parcel')
    for (const parcel of parcels) await endParcel(req, parcel, state)
    return { said: { done: state, count: String(parcels.length) } }
  }

/** The parcel that came back, how many pieces of each line (`back:{line}`) can be sold again, and what is refunded. */
const checkIn: Work = async (req, _staff, form) => {
  const restocked = new Map<string, number>()
  for (const [name, value] of form.entries())
    if (name.startsWith('back:')) restocked.set(name.slice('back:'.length), count.parse(value))
  await checkInParcel(req, { parcel: uuid.parse(form.get('parcel')), restocked, ...refundIn(form) })
  return { said: { done: 'check-in', count: '1' } }
}

/** Each order of the form in a transaction of its own, so that one that cannot be changed does not hold up the others. */
const received: Work = async (req, _staff, form, each) => {
  const answers: TransferAnswer[] = []
  for (const order of idsOf(form, 'order')) {
    const cents = euros.parse(form.get(`amount:${order}`) ?? '')
    if (cents > 0)
      answers.push(await each(order, z.enum(transferAnswers), () => receiveBankTransfer(req, order, cents)))
  }
  const countOf = (answer: TransferAnswer) => String(answers.filter((each) => each === answer).length)
  const said = { done: 'received', count: countOf('paid'), part: countOf('part'), gone: countOf('gone') }
  return { said: { ...said, unwanted: countOf('cancelled'), list: 'payment' } }
}

const cancel: Work = async (req, _staff, form, each) => {
  let cancelled = 0
  for (const order of idsOf(form, 'order'))
    if (await each(order, z.boolean(), async () => (await cancelOrder(req, order, 'staff')) === null)) cancelled += 1
  return { said: { done: 'cancel', count: String(cancelled) } }
}

/** What was due back of these orders has been paid by staff. */
const refunded: Work = async (req, _staff, form, each) => {
  let orders = 0
  for (const order of idsOf(form, 'order')) {
    const paid = await each(order, z.number(), async () => {
      const refunds = await openRefundsOf(await transactionOf(req), order)
      for (const refund of refunds) await payRefund(req, refund)
      return refunds.length
    })
    if (paid > 0) orders += 1
  }
  return { said: { done: 'refunded', count: String(orders), list: 'refund' } }
}

/** What staff do with orders, under `/api/cms/orders`. */
export const orderEndpoints: Endpoint[] = [
  workEndpoint('claim', 'orders', claim),
  workEndpoint('back', 'orders', back),
  workEndpoint('pack', 'packing', pack),
  workEndpoint('ship', 'parcels', ship),
  workEndpoint('label', 'parcels', askCarriers(false)),
  workEndpoint('label-again', 'parcels', askCarriers(true)),
  workEndpoint('delivered', 'parcels', end('delivered')),
  workEndpoint('refused', 'parcels', end('refused')),
  workEndpoint('check-in', 'parcels', checkIn),
  workEndpoint('received', 'orders', received, { ownTransactions: true }),
  workEndpoint('cancel', 'orders', cancel, { ownTransactions: true }),
  workEndpoint('refunded', 'orders', refunded, { ownTransactions: true }),
  ...downloadEndpoints,
]
