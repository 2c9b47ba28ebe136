import type { Review } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { fits, isPlainName, reviewLimits } from '@/domain/review'
import { lockOrder } from '@/features/shop/orders/move-order'
import type { Locale } from '@/i18n/routing'
import { joined, type Outcome, optional, type Problem, problemsIn, refuse } from '@/lib/forms/problems'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { type ReviewableLine, reviewableLines } from './reviewable'

const written = z.object({
  rating: z.coerce.number<string>('choose').pipe(z.int('choose').min(1, 'choose').max(5, 'choose')),
  fit: z.enum(fits).nullable().catch(null),
  title: optional(reviewLimits.title),
  text: optional(reviewLimits.text),
  authorName: optional(reviewLimits.name),
})
export type Written = z.infer<typeof written>

export function readReview(fields: Record<string, string>): Outcome<{ written: Written }> {
  const parsed = written.safeParse(fields)
  const problems: Problem[] = parsed.success ? [] : problemsIn(parsed.error)
  const name = fields.authorName?.trim() ?? ''
  if (name && !isPlainName(name)) problems.push({ code: 'first-name', field: 'authorName' })
  const problem = joined(problems)
  return parsed.success && !problem ? { ok: true, written: parsed.data } : refuse(problem ?? { code: 'required' })
}

const { orders, reviewPictures, reviews } = tables

type WrittenOutcome = 'written' | 'unchanged' | 'not-delivered' | 'locked'

/**
 * Writes the review of a delivered line in the caller's transaction. A person has one review per product: an earlier
 * one is changed and waits for staff again.
 */
export async function writeReview(
  req: PayloadRequest,
  { order, line, language, written }: { order: string; line: string; language: Locale; written: Written },
): Promise<WrittenOutcome> {
  const transaction = await transactionOf(req)
  // Also waits for a running deletion of the account, which erases the order.
  const locked = await lockOrder(transaction, order)
  if (!locked) return 'not-delivered'
  const { customer } = await req.payload.findByID({ collection: 'orders', id: order, depth: 0, req })
  const who = relationId(customer) ?? order
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who}, 3))`)
  const found = await lockedLine(transaction, order, line)
  if (!found) return 'not-delivered'
  if (found.isLocked) return 'locked'
  // A running erasure of the guest would miss the review: this update makes it fail, and it is tried again.
  await transaction.execute(
    sql`update ${orders} set ${named(orders, 'updatedAt')} = now() where ${orders.id} = ${order}`,
  )
  const data = { ...written, language, status: 'pending', reason: null } as const
  if (!found.review) {
    const { product, title: productTitle } = found
    await req.payload.create({
      collection: 'reviews',
      data: { ...data, product, productTitle, order, line, customer: relationId(customer) },
      depth: 0,
      req,
    })
    return 'written'
  }
  const before = await req.payload.findByID({ collection: 'reviews', id: found.review, depth: 0, req })
  if (saysSame(before, written)) return 'unchanged'
  await takeOverReview(transaction, order, found)
  await req.payload.update({ collection: 'reviews', id: found.review, data, depth: 0, req })
  return 'written'
}

/** A line with its review locked, because another order of the same person may take the review over. */
export async function lockedLine(
  transaction: Database,
  order: string,
  line: string,
): Promise<ReviewableLine | undefined> {
  const ofLine = async () => (await reviewableLines(transaction, order)).find((one) => one.line === line)
  const found = await ofLine()
  if (!found?.review) return found
  await transaction.execute(sql`select from ${reviews} where ${reviews.id} = ${found.review} for update`)
  return ofLine()
}

/**
 * A guest's review that the account of its mailbox changes is the account's from then on. The guest's order opens it no
 * more, because anybody can have typed the mailbox there.
 */
export async function takeOverReview(
  transaction: Database,
  order: string,
  { isOfGuest, line, review }: Pick<ReviewableLine, 'isOfGuest' | 'line' | 'review'>,
): Promise<void> {
  if (!isOfGuest) return
  const customer = sql`(select ${orders.customerId} from ${orders} where ${orders.id} = ${order})`
  await transaction.execute(sql`
    update ${reviews} set ${named(reviews, 'orderId')} = ${order}, ${named(reviews, 'line')} = ${line},
      ${named(reviews, 'customerId')} = ${customer} where ${reviews.id} = ${review}`)
  await transaction.execute(sql`
    update ${reviewPictures} set ${named(reviewPictures, 'customerId')} = ${customer}
    where ${reviewPictures.reviewId} = ${review}`)
}

/** An unchanged review need not be checked again. */
function saysSame(before: Review, written: Written): boolean {
  const names = ['rating', 'fit', 'title', 'text', 'authorName'] as const
  return before.status !== 'refused' && names.every((name) => (before[name] ?? null) === written[name])
}
