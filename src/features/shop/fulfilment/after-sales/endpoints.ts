import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { WithdrawalOutcome } from '@/domain/withdrawal'
import { returnConditions } from '@/domain/withdrawal'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { count, fieldIn, refundIn, uuid, type Work, workEndpoint } from '@/features/shop/goods/staff-work/work-endpoint'
import { auditStep } from '@/features/shop/orders/audit-step'
import { cancelOrRefuse } from '@/features/shop/orders/cancel-order'
import { lockOrder } from '@/features/shop/orders/move-order'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { isOpenWithdrawal } from '@/server/open-matters'
import { type AnnouncedLine, announceReturn, returnFollowing } from './announce-return'
import { checkInReturn, endReturn, receiveReturn } from './check-in-return'

const { orders, shop } = tables
const { withdrawalDecisions, withdrawals } = shop
const condition = z.enum(returnConditions)
const note = z.string().trim().min(1).max(500)

const announce: Work = async (req, _staff, form) => {
  const lines: AnnouncedLine[] = []
  for (const [name, value] of form.entries())
    if (name.startsWith('back:')) lines.push({ line: name.slice('back:'.length), quantity: count.parse(value) })
  const order = uuid.parse(form.get('order'))
  const withdrawal = uuid.parse(form.get('withdrawal'))
  await lockOrder(await transactionOf(req), order)
  // A colleague may have announced the same return at the same moment.
  if (await returnFollowing(req, withdrawal)) throw new FulfilmentRefused()
  await announceReturn(req, { order, lines, withdrawal, reason: null })
  await auditStep(req, [order], 'order.return-announced')
  return { said: { done: 'return-announced', count: '1' } }
}

const received: Work = async (req, _staff, form) => {
  await receiveReturn(req, uuid.parse(form.get('return')))
  return { said: { done: 'return-received', count: '1' } }
}

const end: Work = async (req, _staff, form) => {
  await endReturn(req, uuid.parse(form.get('return')))
  return { said: { done: 'return-ended', count: '1' } }
}

const checkIn: Work = async (req, _staff, form) => {
  const lines = [...form.entries()].flatMap(([name, value]) => {
    if (!name.startsWith('came:')) return []
    const line = name.slice('came:'.length)
    return [
      {
        line,
        quantity: count.parse(value),
        restocked: count.parse(form.get(`back:${line}`) ?? 0),
        condition: condition.parse(form.get(`condition:${line}`)),
      },
    ]
  })
  await checkInReturn(req, { id: uuid.parse(form.get('return')), lines, ...refundIn(form) })
  return { said: { done: 'return-checked', count: '1' } }
}

const cancel: Work = async (req, staff, form) => {
  const withdrawal = uuid.parse(form.get('withdrawal'))
  const order = uuid.parse(form.get('order'))
  await cancelOrRefuse(req, order)
  await decide(req, { withdrawal, outcome: 'cancelled', order, note: null, staff })
  return { said: { done: 'withdrawal-cancelled', count: '1' } }
}

const setAside: Work = async (req, staff, form) => {
  const withdrawal = uuid.parse(form.get('withdrawal'))
  const why = fieldIn(form, 'note', note)
  const number = await decide(req, { withdrawal, outcome: 'set-aside', order: null, note: why, staff })
  await writeAuditEntry(req, {
    action: 'order.withdrawal-set-aside',
    target: `withdrawals ${withdrawal}`,
    // Without the note and the number as it was typed, because the audit log is never erased.
    details: { name: number ?? withdrawal },
  })
  return { said: { done: 'withdrawal-aside', count: '1' } }
}

type Decision = {
  withdrawal: string
  outcome: WithdrawalOutcome
  order: string | null
  note: string | null
  staff: string
}

const decidedRow = z.array(z.object({ number: z.string().nullable() }))

/** @returns the number of a known order @throws FulfilmentRefused where the statement is decided already */
async function decide(
  req: PayloadRequest,
  { withdrawal, outcome, order, note: why, staff }: Decision,
): Promise<string | null> {
  const transaction = await transactionOf(req)
  const d = withdrawalDecisions
  const { rows } = await transaction.execute(sql`
    insert into ${d} (${named(d, 'withdrawal', 'outcome', 'orderId', 'note', 'staff')})
    select ${withdrawals.id}, ${outcome}, ${order}::uuid, ${why}, ${staff}::uuid from ${withdrawals}
    where ${withdrawals.id} = ${withdrawal} and (${isOpenWithdrawal} or ${outcome} = 'cancelled')
    on conflict do nothing returning (select ${orders.number} from ${withdrawals}
      join ${orders} on ${orders.id} = ${withdrawals.orderId} where ${withdrawals.id} = ${d.withdrawal}) as number`)
  const [decided] = decidedRow.parse(rows)
  if (!decided) throw new FulfilmentRefused()
  return decided.number
}

export const afterSalesEndpoints: Endpoint[] = [
  workEndpoint('return-announced', 'returns', announce),
  workEndpoint('return-received', 'returns', received),
  workEndpoint('return-checked', 'returns', checkIn),
  workEndpoint('return-ended', 'returns', end),
  workEndpoint('withdrawal-cancelled', 'returns', cancel),
  workEndpoint('withdrawal-aside', 'returns', setAside),
]
