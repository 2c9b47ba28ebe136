import type { Where } from 'payload'
import type { Customer, Return } from '@/../payload-types'
import { openRequestStates } from '@/domain/open-states'
import { cmsSystem } from '@/server/cms'
import { type Cursor, older, pageOf, pageSize } from './keyset'

export type ReturnSummary = Pick<
  Return,
  'id' | 'kind' | 'lines' | 'number' | 'refundCents' | 'refundedAt' | 'requestedAt' | 'status'
>
export type ReturnDetails = ReturnSummary & Pick<Return, 'decidedAt' | 'reason'> & { orderNumber: string | null }

const summary = {
  kind: true,
  lines: true,
  number: true,
  refundCents: true,
  refundedAt: true,
  requestedAt: true,
  status: true,
} as const

const lists = {
  returns: { kind: { equals: 'return' } },
  cancellations: { kind: { equals: 'cancellation' } },
  refunds: { status: { equals: 'refunded' } },
} satisfies Record<string, Where>

/** The customer's own requests of one list, from new to old. */
export async function returnsOf(customer: Customer, list: keyof typeof lists, cursor: Cursor | null) {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'returns',
    where: { and: [{ customer: { equals: customer.id } }, lists[list], ...older('requestedAt', cursor)] },
    sort: ['-requestedAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 0,
    select: summary,
  })
  return pageOf<ReturnSummary>(docs, ({ requestedAt }) => requestedAt)
}

/** One of the customer's own requests, by its number or else the newest; null for somebody else's. */
export async function returnOf(customer: Customer, number: string | undefined): Promise<ReturnDetails | null> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'returns',
    where: { customer: { equals: customer.id }, ...(number === undefined ? {} : { number: { equals: number } }) },
    sort: ['-requestedAt', '-id'],
    limit: 1,
    pagination: false,
    depth: 1,
    select: { ...summary, decidedAt: true, order: true, reason: true },
    populate: { orders: { number: true } },
  })
  const [found] = docs
  if (!found) return null
  const { order, ...rest } = found
  return { ...rest, orderNumber: typeof order === 'object' ? order.number : null }
}

/** How many requests of a kind still wait for an answer or their money. */
export async function openRequestsOf(customer: Customer, kind: Return['kind']): Promise<number> {
  const cms = await cmsSystem()
  const { totalDocs } = await cms.count({
    collection: 'returns',
    where: {
      customer: { equals: customer.id },
      kind: { equals: kind },
      status: { in: [...openRequestStates] },
    },
  })
  return totalDocs
}
