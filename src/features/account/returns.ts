import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Customer, Return } from '@/../payload-types'
import { openReturnStates, paymentMethods } from '@/domain/order-states'
import { type RefundState, refundStates } from '@/domain/payment-states'
import { type Condition, returnConditions } from '@/domain/withdrawal'
import { cmsSystem, db } from '@/server/cms'
import { listedRows, readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type DownloadsCursor, older, pageOf, pageSize } from './downloads'

const { orders, shop } = tables
const { refunds, returnLines } = shop

export type ReturnSummary = Pick<
  Return,
  'id' | 'endedAt' | 'lines' | 'number' | 'receivedAt' | 'requestedAt' | 'status'
>

type CheckedLine = { line: string; quantity: number; condition: Condition }
type ReturnRefund = { cents: number; state: RefundState; doneAt: string | null }
export type ReturnDetails = ReturnSummary &
  Pick<Return, 'reason'> & {
    orderNumber: string | null
    /** Whom the order was sent to, which may be somebody else than the account's name says. */
    sender: string | null
    checked: CheckedLine[]
    refunds: ReturnRefund[]
  }

const summary = {
  endedAt: true,
  lines: true,
  number: true,
  receivedAt: true,
  requestedAt: true,
  status: true,
} as const

export async function returnsOf(customer: Customer, cursor: DownloadsCursor | null) {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'returns',
    where: { and: [{ customer: { equals: customer.id } }, ...older('requestedAt', cursor)] },
    sort: ['-requestedAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 0,
    select: summary,
  })
  return pageOf<ReturnSummary>(docs, ({ requestedAt }) => requestedAt)
}

/** The customer's return by number, or the newest without a number; null for somebody else's. */
export async function returnOf(customer: Customer, number: string | undefined): Promise<ReturnDetails | null> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'returns',
    where: { customer: { equals: customer.id }, ...(number === undefined ? {} : { number: { equals: number } }) },
    sort: ['-requestedAt', '-id'],
    limit: 1,
    pagination: false,
    depth: 1,
    select: { ...summary, order: true, reason: true },
    populate: { orders: { number: true, shippingAddress: { name: true } } },
  })
  const [found] = docs
  if (!found) return null
  const { order, ...rest } = found
  const sent = typeof order === 'object' ? order : null
  return {
    ...rest,
    orderNumber: sent?.number ?? null,
    sender: sent?.shippingAddress.name ?? null,
    ...(await outcomeOf(found.id)),
  }
}

const checkedRow = z.object({ line: z.string(), quantity: z.number(), condition: z.enum(returnConditions) })
const refundRow = z.object({ cents: z.number(), state: z.enum(refundStates), doneAt: z.string().nullable() })

async function outcomeOf(id: string): Promise<Pick<ReturnDetails, 'checked' | 'refunds'>> {
  const database = await db()
  const lines = await database.execute(sql`
    select ${returnLines.line}, ${returnLines.quantity}, ${returnLines.condition}
    from ${returnLines} where ${returnLines.returnId} = ${id}`)
  const money = await database.execute(sql`
    select ${refunds.amountCents} as cents, ${refunds.state}, ${refunds.doneAt} as "doneAt"
    from ${refunds} where ${refunds.returnId} = ${id} order by ${refunds.createdAt}`)
  return {
    checked: readableRows(checkedRow, lines.rows, 'account/returns'),
    refunds: readableRows(refundRow, money.rows, 'account/returns'),
  }
}

export async function openReturnsOf(customer: Customer): Promise<number> {
  const cms = await cmsSystem()
  const { totalDocs } = await cms.count({
    collection: 'returns',
    where: { customer: { equals: customer.id }, status: { in: [...openReturnStates] } },
  })
  return totalDocs
}

const ownRefundRow = z.object({
  id: z.string(),
  number: z.string(),
  method: z.enum(paymentMethods),
  cents: z.number(),
  doneAt: z.coerce.date().transform((at) => at.toISOString()),
})
export type OwnRefund = z.infer<typeof ownRefundRow>

export async function refundsOf(customer: Customer, cursor: DownloadsCursor | null) {
  const { payments } = shop
  const before = cursor
    ? sql`and (date_trunc('milliseconds', ${refunds.doneAt}), ${refunds.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    : sql``
  const { rows } = await (await db()).execute(sql`
    select ${refunds.id}, ${orders.number}, ${payments.method}, ${refunds.amountCents} as cents, ${refunds.doneAt} as "doneAt"
    from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId} and ${orders.customerId} = ${customer.id}
    join ${payments} on ${payments.id} = ${refunds.payment}
    where ${isOneOf(refunds.state, 'done')} ${before}
    order by date_trunc('milliseconds', ${refunds.doneAt}) desc, ${refunds.id} desc limit ${pageSize + 1}`)
  const listed = listedRows(ownRefundRow, rows, 'account/returns')
  return pageOf(listed, ({ doneAt }) => doneAt, listed.broken.length)
}
