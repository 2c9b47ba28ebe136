import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { issueSaleDocuments } from '@/features/shop/orders/documents/issue-document'
import { forgetEvent, lockOrder, noteEvent } from '@/features/shop/orders/move-order'
import { isWithdrawn } from '@/features/shop/orders/parcel-conditions'
import { attemptsOf, claimPaid, noteAmount, takePart } from '@/features/shop/orders/payments/attempts'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { beginHeld, takeBackHeld } from '@/server/jobs/kinds'
import { heldMailOf, mailDelivered, mailParcel, undoMinutes } from './parcel-mail'

const { shipments } = tables.shop

const ownerRow = z.object({ orderId: z.string() })
const endedRow = z.object({ collectCents: z.number() })

/**
 * Locks the order of a parcel, as every change of an order does first.
 * @throws FulfilmentRefused where the parcel does not exist
 */
export async function lockOrderOf(database: Database, parcel: string) {
  const { rows } = await database.execute(sql`
    select ${shipments.orderId} as "orderId" from ${shipments} where ${shipments.id} = ${parcel}`)
  const [found] = z.array(ownerRow).parse(rows)
  const order = found ? await lockOrder(database, found.orderId) : null
  if (!order) throw new FulfilmentRefused()
  return order
}

/**
 * Hands a parcel to its carrier and mails the customer. Without a typed number it keeps the one that its carrier may have
 * given since the page was opened.
 * @throws FulfilmentRefused where the parcel has left already, or its customer has withdrawn
 */
export async function shipParcel(req: PayloadRequest, parcel: string, tracking: string | null): Promise<void> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const withdrawn = await database.execute(sql`select where ${isWithdrawn(id)}`)
  if (withdrawn.rows.length > 0) throw new FulfilmentRefused('withdrawn')
  const { rowCount } = await database.execute(sql`
    update ${shipments} set ${becomes(shipments.state, 'shipped')}, ${named(shipments, 'shippedAt')} = now(),
      ${named(shipments, 'tracking')} = coalesce(${tracking}, ${shipments.tracking})
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, 'packed')}`)
  if (rowCount !== 1) throw new FulfilmentRefused()
  await noteEvent(database, id, 'shipped')
  await mailParcel(req, parcel)
  await auditStep(req, [id], 'order.shipped')
}

/** A parcel that came to nobody at first may be taken at a later attempt, until it is back. */
const endsFrom = { delivered: ['shipped', 'refused'], refused: ['shipped'] } as const

/** @throws FulfilmentRefused where the parcel has not left, has this end already, or is back */
export async function endParcel(req: PayloadRequest, parcel: string, state: keyof typeof endsFrom): Promise<string> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const { rows } = await database.execute(sql`
    update ${shipments} set ${named(shipments, 'state')} = ${state}, ${named(shipments, 'endedAt')} = now()
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, ...endsFrom[state])}
    returning ${shipments.collectCents} as "collectCents"`)
  const [ended] = z.array(endedRow).parse(rows)
  if (!ended) throw new FulfilmentRefused()
  // The hand-over can no longer be undone, and its mail must come before the next mail.
  await beginHeld(database, heldMailOf(parcel))
  if (state === 'delivered') await takeCash(req, id, ended.collectCents)
  await noteEvent(database, id, state)
  if (state === 'delivered') await mailDelivered(req, parcel)
  await auditStep(req, [id], `order.${state}`)
  return id
}

/** Cash was taken for a parcel at the door; the invoice follows when no other parcel is awaited. */
async function takeCash(req: PayloadRequest, orderId: string, cents: number): Promise<void> {
  const database = await transactionOf(req)
  const attempts = await attemptsOf(database, orderId)
  const awaited = attempts.find(({ method, state }) => method === 'cash-on-delivery' && state === 'pending')
  if (!awaited || cents === 0) return
  if (cents < awaited.amountCents) return takePart(database, awaited, cents)
  await noteAmount(database, awaited.id, cents)
  await claimPaid(database, awaited.id, null)
  await noteEvent(database, orderId, 'paid')
  await issueSaleDocuments(req, orderId)
}

export const canBeUndone = sql`(${isOneOf(shipments.state, 'shipped')} and ${shipments.shippedAt} > now() - make_interval(mins => ${undoMinutes}::integer))`

const sentRow = z.array(z.object({ at: z.coerce.date(), isLate: z.boolean() }))

/**
 * Undoes a hand-over: the parcel is packed again with its typed number, and the customer is not mailed. The held mail
 * decides: while it waits, the customer knows nothing.
 * @throws FulfilmentRefused where the parcel is not on its way any more, or the customer has been mailed
 */
export async function undoHandOver(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const { rows } = await database.execute(sql`
    select ${shipments.shippedAt} as at, not ${canBeUndone} as "isLate" from ${shipments}
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, 'shipped')}`)
  const [sent] = sentRow.parse(rows)
  if (!sent) throw new FulfilmentRefused()
  if (sent.isLate || !(await takeBackHeld(database, heldMailOf(parcel)))) throw new FulfilmentRefused('told')
  await database.execute(sql`
    update ${shipments} set ${becomes(shipments.state, 'packed')}, ${named(shipments, 'shippedAt')} = null
    where ${shipments.id} = ${parcel}`)
  await forgetEvent(database, id, 'shipped', sent.at)
  await auditStep(req, [id], 'order.hand-over-undone')
}

const refusedRow = z.array(z.object({ at: z.coerce.date() }))

/**
 * Undoes that a parcel was noted as refused: it is on its way again. Its customer was told nothing.
 * @throws FulfilmentRefused where the parcel is not on its way back
 */
export async function undoRefusal(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const { rows } = await database.execute(sql`
    select ${shipments.endedAt} as at from ${shipments}
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, 'refused')}`)
  const [refused] = refusedRow.parse(rows)
  if (!refused) throw new FulfilmentRefused()
  await database.execute(sql`
    update ${shipments} set ${becomes(shipments.state, 'shipped')}, ${named(shipments, 'endedAt')} = null
    where ${shipments.id} = ${parcel}`)
  await forgetEvent(database, id, 'refused', refused.at)
  await auditStep(req, [id], 'order.refusal-undone')
}
