import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { formatEuro } from '@/design/format'
import { named, tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { auditStep } from '../orders/audit-step'
import { cancelLocked } from '../orders/cancel-locked'
import { lockOrder } from '../orders/move-order'
import { attemptsOf, claimPaid, takePart } from './attempts'
import { completeOrder, sellAgain } from './settle'

const { payments } = tables.shop
const p = payments

/** `part` while some of the total is missing; `gone` where the goods were given to others and the money goes back. */
export type TransferAnswer = 'paid' | 'part' | 'gone' | 'not-awaited'

/**
 * Notes money that has arrived for an order that is paid by transfer, in cents. What is missing stays awaited; with the last of it the
 * order is placed. More than the total is noted as it came.
 */
export function receiveBankTransfer(req: PayloadRequest, id: string, amountCents: number): Promise<TransferAnswer> {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) throw new Error('a transfer is of one cent or more')
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, id)
    const attempts = await attemptsOf(transaction, id)
    const awaited = attempts.find(({ method, state }) => method === 'bank-transfer' && state === 'pending')
    if (order?.status !== 'awaiting-payment' || !awaited) return 'not-awaited'
    await auditStep(req, [id], 'order.received', { to: formatEuro(amountCents, 'bg') })
    if (amountCents < awaited.amountCents) {
      await takePart(transaction, awaited, amountCents)
      return 'part'
    }
    await transaction.execute(sql`
      update ${p} set ${named(p, 'amountCents')} = ${amountCents} where ${p.id} = ${awaited.id}`)
    await claimPaid(transaction, awaited.id, null)
    if (!(await sellAgain(transaction, id))) {
      await cancelLocked(transaction, order, 'staff')
      return 'gone'
    }
    await completeOrder(req, order, order.totalCents, 'staff')
    return 'paid'
  })
}
