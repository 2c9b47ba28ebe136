import type { Endpoint } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import {
  count,
  euros,
  fieldIn,
  refundIn,
  shownCents,
  uuid,
  type Work,
  workEndpoint,
} from '@/features/shop/goods/staff-work/work-endpoint'
import { auditStep } from '@/features/shop/orders/audit-step'
import { changeDelivery, deliveryShape, shownShape } from '@/features/shop/orders/change-delivery'
import { receiveFurtherTransfer } from '@/features/shop/orders/payments/bank-transfer'
import { beginRefund } from '@/features/shop/orders/payments/refunds'
import { giveUpPieces } from '../give-up-pieces'
import { announceReturn } from './announce-return'

const why = z.string().trim().min(3).max(300)

const refund: Work = async (req, _staff, form) => {
  const order = uuid.parse(form.get('order'))
  const cents = fieldIn(form, 'refund', euros)
  const shown = shownCents.parse(form.get('most'))
  await beginRefund(req, { order, cents, why: fieldIn(form, 'why', why), shownCents: shown })
  return { said: { done: 'refund-begun', count: '1' } }
}

const furtherTransfer: Work = async (req, _staff, form) => {
  const order = uuid.parse(form.get('order'))
  const cents = fieldIn(form, 'amount', euros)
  if (cents === 0) throw new FulfilmentRefused('nothing', 'amount')
  const shown = shownCents.parse(form.get('paid'))
  if (!(await receiveFurtherTransfer(req, order, cents, shown))) throw new FulfilmentRefused()
  return { said: { done: 'further-transfer', count: '1', overCents: String(cents) } }
}

const announce: Work = async (req, _staff, form) => {
  const order = uuid.parse(form.get('order'))
  const lines = [...form.entries()].flatMap(([name, value]) =>
    name.startsWith('back:') ? [{ line: name.slice('back:'.length), quantity: count.parse(value) }] : [],
  )
  const reason = fieldIn(form, 'why', why)
  await announceReturn(req, { order, lines, reason, withdrawal: null, ofClosed: true })
  await auditStep(req, [order], 'order.return-announced')
  return { said: { done: 'return-announced', count: '1' } }
}

const deliver: Work = async (req, _staff, form) => {
  const order = uuid.parse(form.get('order'))
  const sent = Object.fromEntries(form)
  await changeDelivery(req, order, deliveryShape.parse(sent), shownShape.parse(sent))
  return { said: { done: 'delivery-changed', count: '1' } }
}

/**
 * Per line: the pieces not sent (`drop:{line}`), the open pieces that staff saw (`open:{line}`), and those put back in
 * stock (`back:{line}`).
 */
const notSent: Work = async (req, staff, form) => {
  const order = uuid.parse(form.get('order'))
  const lines = [...form.keys()].filter((name) => name.startsWith('drop:')).map((name) => name.slice('drop:'.length))
  const typed = (kind: 'drop' | 'open' | 'back', line: string) => count.parse(form.get(`${kind}:${line}`) ?? '')
  await giveUpPieces(req, staff, {
    order,
    lines: lines.map((line) => ({ line, quantity: typed('drop', line), seenOpen: typed('open', line) })),
    restocked: new Map(lines.map((line) => [line, typed('back', line)])),
    ...refundIn(form),
  })
  return { said: { done: 'not-sent', count: '1' } }
}

export const orderPageEndpoints: Endpoint[] = [
  workEndpoint('refund-begun', 'orders', refund),
  workEndpoint('further-transfer', 'orders', furtherTransfer),
  workEndpoint('return-begun', 'returns', announce),
  workEndpoint('delivery-changed', 'orders', deliver),
  workEndpoint('not-sent', 'orders', notSent),
]
