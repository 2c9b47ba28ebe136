import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { queueOrderMail } from '@/features/shop/orders/mails'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { lockOrderOf } from './send-parcel'
import { type TakenIn, takeIn } from './take-in'

const { shipments } = tables.shop

const checkedRow = z.object({ collectCents: z.number() })

/**
 * Takes a refused parcel in, once: goods are restocked or written off, its cash on delivery is no longer expected, the
 * refund is recorded, and the customer is mailed, all in the caller's transaction.
 * @throws FulfilmentRefused where the parcel is not on its way back, more is restocked than is in it, or more is
 * refunded than is due
 */
export async function checkInParcel(
  req: PayloadRequest,
  { parcel, ...taken }: TakenIn & { parcel: string },
): Promise<void> {
  const transaction = await transactionOf(req)
  const order = await lockOrderOf(transaction, parcel)
  const { rows } = await transaction.execute(sql`
    update ${shipments} set ${named(shipments, 'state')} = 'returned', ${named(shipments, 'checkedAt')} = now()
    where ${shipments.id} = ${parcel} and ${shipments.state} = 'refused'
    returning ${shipments.collectCents} as "collectCents"`)
  const [checked] = z.array(checkedRow).parse(rows)
  if (!checked) throw new FulfilmentRefused()
  const { refundCents, audited } = await takeIn(req, { id: parcel, order: order.id, ...checked }, taken)
  await queueOrderMail(transaction, order, { kind: 'cameBack', refundCents })
  await auditStep(req, [order.id], 'order.checked-in', audited)
}
