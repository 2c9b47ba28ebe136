import { randomUUID } from 'node:crypto'
import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { splitRefund } from '@/domain/money-due'
import type { RefundReason } from '@/domain/payment-states'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { becomes, isNoneOf, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { auditStep } from '../audit-step'
import { issueCreditNote } from '../documents/issue-document'
import { queueOrderMail } from '../mails'
import { lockOrder } from '../move-order'
import { cardKeys } from '../shop'
import { creditVoucher } from '../vouchers/ledger'
import { type Attempt, attemptsOf, findAttempt } from './attempts'
import { isAway, isOff, isRefusal, type ProviderRefund, readRefund, sendRefund } from './provider'

const { payments, refunds } = tables.shop
const r = refunds

/** True of a refund, joined with its payment, that the card payment provider does not pay. */
export const paidByStaff = sql`(${isNoneOf(payments.method, 'card')} or ${isOneOf(r.state, 'failed')})`

export async function refundPayment(
  req: PayloadRequest,
  payment: Pick<Attempt, 'id' | 'order' | 'method' | 'amountCents'>,
  reason: RefundReason,
): Promise<number> {
  const cents = await refundableCents(await transactionOf(req), payment)
  if (cents > 0) await refundPart(req, payment, { cents, reason })
  return cents
}

export async function refundPayments(req: PayloadRequest, order: string, reason: RefundReason): Promise<number> {
  let cents = 0
  for (const attempt of await attemptsOf(await transactionOf(req), order))
    if (attempt.state === 'paid') cents += await refundPayment(req, attempt, reason)
  return cents
}

interface RefundedPart {
  cents: number
  reason: RefundReason
  ofReturn?: string | null
}

/**
 * The id of the row is the provider's idempotency key, so that the refund is paid once. The part of a gift voucher is
 * back on its balance at once.
 */
export async function refundPart(
  req: PayloadRequest,
  { id, order, method }: Pick<Attempt, 'id' | 'order' | 'method'>,
  { cents, reason, ofReturn = null }: RefundedPart,
): Promise<void> {
  const refund = randomUUID()
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into ${r} (${named(r, 'id', 'orderId', 'payment', 'amountCents', 'reason', 'returnId')})
    values (${refund}, ${order}, ${id}, ${cents}, ${reason}, ${ofReturn})`)
  if (method === 'gift-voucher') await noteRefund(req, refund, null)
}

/**
 * Refunds returned goods: first to the vouchers, then the money (src/domain/money-due.ts).
 * @returns the cents for which no payment is left
 */
export async function refundGoods(
  req: PayloadRequest,
  order: string,
  { cents, reason = 'return', ofReturn }: Omit<RefundedPart, 'reason'> & Partial<Pick<RefundedPart, 'reason'>>,
): Promise<number> {
  const transaction = await transactionOf(req)
  const paid = (await attemptsOf(transaction, order)).filter(({ state }) => state === 'paid')
  const payments = []
  for (const attempt of paid) {
    const leftCents = await refundableCents(transaction, attempt)
    payments.push({ ...attempt, isVoucher: attempt.method === 'gift-voucher', leftCents })
  }
  const { parts, leftCents } = splitRefund(payments, cents)
  for (const part of parts) await refundPart(req, part.payment, { cents: part.cents, reason, ofReturn })
  return leftCents
}

const sum = z.array(z.object({ cents: z.coerce.number() }))

async function refundableCents(
  transaction: Database,
  { amountCents, id }: Pick<Attempt, 'id' | 'amountCents'>,
): Promise<number> {
  const { rows } = await transaction.execute(sql`
    select coalesce(sum(${r.amountCents}), 0) as cents from ${r} where ${r.payment} = ${id}`)
  return amountCents - (sum.parse(rows)[0]?.cents ?? 0)
}

async function refundableOf(transaction: Database, order: string): Promise<number> {
  let cents = 0
  for (const attempt of await attemptsOf(transaction, order))
    if (attempt.state === 'paid') cents += await refundableCents(transaction, attempt)
  return cents
}

const openRefund = z.object({ id: z.string(), payment: z.string(), amountCents: z.number() })
type OpenRefund = z.infer<typeof openRefund>

/**
 * Sends refunds of card payments to the provider; all others are paid by staff, and these too where the provider
 * refuses them or its keys were taken away. Safe to repeat.
 * @throws where the provider is away
 */
export async function sendRefunds(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${r.id}, ${r.payment}, ${r.amountCents} as "amountCents" from ${r}
    join ${payments} on ${payments.id} = ${r.payment} and ${isOneOf(payments.method, 'card')}
    where ${isOneOf(r.state, 'pending')} order by ${r.createdAt} limit 50`)
  for (const refund of readableRows(openRefund, rows, 'shop/payments/refunds')) {
    await send(payload, refund).catch((error: unknown) => {
      if (isAway(error)) throw error
      log.error({ refund: refund.id, error }, 'a refund could not be sent')
    })
  }
}

async function send(payload: Payload, refund: OpenRefund): Promise<void> {
  const intent = (await findAttempt(payload.db.drizzle, refund.payment))?.intent
  if (!intent) throw new Error('a payment without its number at the provider cannot go back')
  let code: string | undefined
  const answer = await sendRefund({ ...refund, intent }).catch((error: unknown): ProviderRefund | null => {
    if (isOff(error)) code = 'no-keys'
    else if (isRefusal(error)) code = error.code
    else throw error
    return null
  })
  if (answer?.state === 'done') return finishRefund(payload, refund.id, answer.id)
  if (answer?.state === 'pending') return
  await payload.db.drizzle.execute(sql`
    update ${r} set ${becomes(r.state, 'failed')}, ${named(r, 'providerId')} = ${answer?.id ?? null}
    where ${r.id} = ${refund.id} and ${isOneOf(r.state, 'pending')}`)
  log.error({ refund: refund.id, code }, 'the provider does not pay back: staff must')
}

const finished = z.array(z.object({ order: z.string(), payment: z.string(), cents: z.number() }))

function finishRefund(payload: Payload, id: string, providerId: string): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    await noteRefund(req, id, providerId)
  })
}

/** Days within which a bank may give back what the provider has called paid. */
const givenBackDays = 35
const sentRefund = z.object({ id: z.string(), order: z.string(), providerId: z.string() })
type SentRefund = z.infer<typeof sentRefund>

/**
 * Asks the provider again about card refunds that it has called paid: what the bank of the customer did not take fails
 * days later, and staff must pay it. Safe to repeat.
 * @throws where the provider is away
 */
export async function recheckRefunds(payload: Payload): Promise<void> {
  if (!cardKeys()) return
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${r.id}, ${r.orderId} as order, ${r.providerId} as "providerId" from ${r}
    where ${isOneOf(r.state, 'done')} and ${r.providerId} is not null
      and ${r.doneAt} > now() - make_interval(days => ${givenBackDays}) order by ${r.doneAt}`)
  for (const refund of readableRows(sentRefund, rows, 'shop/payments/refunds')) {
    await recheck(payload, refund).catch((error: unknown) => {
      if (isAway(error)) throw error
      log.error({ refund: refund.id, error }, 'a refund could not be looked up')
    })
  }
}

async function recheck(payload: Payload, refund: SentRefund): Promise<void> {
  const sent = await readRefund(refund.providerId)
  if (sent?.state === 'failed') await noteGivenBack(payload, refund)
}

function noteGivenBack(payload: Payload, { id, order, providerId }: SentRefund): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    await lockOrder(transaction, order)
    const { rows } = await transaction.execute(sql`
      update ${r} set ${becomes(r.state, 'failed')}, ${named(r, 'doneAt')} = null
      where ${r.id} = ${id} and ${isOneOf(r.state, 'done')} and ${r.providerId} = ${providerId}
      returning ${r.orderId} as order, ${r.payment}, ${r.amountCents} as cents`)
    const [refund] = finished.parse(rows)
    if (!refund) return
    await transaction.execute(sql`
      update ${payments} set ${named(payments, 'refundedCents')} = ${payments.refundedCents} - ${refund.cents}
      where ${payments.id} = ${refund.payment}`)
    log.error({ refund: id }, 'the bank gave a refund back: staff must pay it')
  })
}

/**
 * Notes that staff have paid a refund: of a transfer, of cash, or one refused by the provider.
 * @returns whether the refund was due
 */
export function payRefund(req: PayloadRequest, id: string): Promise<boolean> {
  return withTransaction(req, async () => {
    const paid = await noteRefund(req, id, null)
    if (paid) await auditStep(req, [paid.order], 'order.refunded', { to: formatEuro(paid.cents, 'bg') })
    return paid !== null
  })
}

/** Without `providerId` staff have paid it, so that the provider is not asked about it again. */
async function noteRefund(req: PayloadRequest, id: string, providerId: string | null) {
  const transaction = await transactionOf(req)
  const found = await transaction.execute(sql`select ${r.orderId} as id from ${r} where ${r.id} = ${id}`)
  const [owner] = z.array(z.object({ id: z.string() })).parse(found.rows)
  const order = owner ? await lockOrder(transaction, owner.id) : null
  const { rows } = await transaction.execute(sql`
    update ${r} set ${becomes(r.state, 'done')}, ${named(r, 'providerId')} = ${providerId},
      ${named(r, 'doneAt')} = now()
    where ${r.id} = ${id} and ${isNoneOf(r.state, 'done')}
    returning ${r.orderId} as order, ${r.payment}, ${r.amountCents} as cents`)
  const [refund] = finished.parse(rows)
  if (!order || !refund) return null
  await transaction.execute(sql`
    update ${payments} set ${named(payments, 'refundedCents')} = ${payments.refundedCents} + ${refund.cents}
    where ${payments.id} = ${refund.payment}`)
  const toVoucher = await creditVoucher(transaction, { ...refund, refund: id })
  const by = toVoucher ? 'voucher' : providerId === null ? 'staff' : 'provider'
  await queueOrderMail(transaction, order, { kind: 'refunded', cents: refund.cents, by })
  await issueCreditNote(req, id)
  return refund
}

export async function openRefundsOf(database: Database, order: string): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${r.id} from ${r} join ${payments} on ${payments.id} = ${r.payment}
    where ${r.orderId} = ${order} and ${isNoneOf(r.state, 'done')} and ${paidByStaff}`)
  return uuidsOf(rows)
}

/** False for a gift voucher, whose balance is refunded instead; and while a payment is awaited. */
export const isRefundable = ({ kind, status }: Pick<Order, 'kind' | 'status'>): boolean =>
  kind !== 'gift-voucher' && status !== 'awaiting-payment'

type Begun = {
  order: string
  /** In cents; goes first to vouchers that have paid, then the way the money was paid. */
  cents: number
  why: string
  /** The refundable cents that the page showed: a colleague may have begun the same refund since. */
  shownCents?: number | null
}

/**
 * Begins a refund without a return, in the caller's transaction; it is paid like any other, and the customer is mailed
 * then.
 * @throws FulfilmentRefused where more is refunded than is left of the payments, or less is left than was shown; for a
 * gift voucher, whose balance is refunded instead; and while a payment is awaited, which would place the order after its
 * money went back
 */
export async function beginRefund(req: PayloadRequest, { order, cents, why, shownCents = null }: Begun): Promise<void> {
  if (cents < 1) throw new FulfilmentRefused('nothing', 'refund')
  const transaction = await transactionOf(req)
  const found = await lockOrder(transaction, order)
  if (!found || !isRefundable(found)) throw new FulfilmentRefused()
  if (shownCents !== null && shownCents !== (await refundableOf(transaction, order))) throw new FulfilmentRefused()
  const leftCents = await refundGoods(req, order, { cents, reason: 'goodwill' })
  if (leftCents > 0) throw new FulfilmentRefused('more-than-paid', 'refund')
  await auditStep(req, [order], 'order.refund-begun', { to: `${formatEuro(cents, 'bg')}, ${why}` })
}
