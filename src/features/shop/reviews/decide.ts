import { writeAuditEntry } from '@collections/staff/audit-log'
import type { Review } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { type ReviewRefusal, reviewRefusals, reviewStatuses } from '@/domain/review'
import { shopPaths } from '@/features/shop/goods/paths'
import { issueAccess } from '@/features/shop/orders/access'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { reviewOf } from './paths'

const { reviews } = tables

export const decision = z.discriminatedUnion('to', [
  z.object({ to: z.literal('published') }),
  // The only allowed reasons; a low rating is none of them.
  z.object({ to: z.literal('refused'), reason: z.enum(reviewRefusals) }),
])
type ReviewDecision = z.infer<typeof decision>

/** The review was changed after staff had read it. */
export class ReviewChanged extends Error {}

const lockedRow = z.array(
  z.object({ status: z.enum(reviewStatuses), reason: z.enum(reviewRefusals).nullable(), seen: z.coerce.date() }),
)

/**
 * Publishes or refuses a review as staff have read it, in the caller's transaction; the writer is mailed the reason of
 * a refusal, and each decision is audited. Repeating a decision changes nothing.
 * @param seen the last change of the review that was read
 * @throws ReviewChanged where the writer has changed the review since, or it is deleted
 */
export async function decideReview(
  req: PayloadRequest,
  id: string,
  seen: Date,
  decided: ReviewDecision,
): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select ${reviews.status}::text as status, ${reviews.reason}::text as reason, ${reviews.updatedAt} as seen from ${reviews}
    where ${reviews.id} = ${id} for update`)
  const [found] = lockedRow.parse(rows)
  if (found?.seen.getTime() !== seen.getTime()) throw new ReviewChanged()
  const reason: ReviewRefusal | null = decided.to === 'refused' ? decided.reason : null
  if (found.status === decided.to && found.reason === reason) return
  const review = await req.payload.update({
    collection: 'reviews',
    id,
    data: { status: decided.to, reason },
    depth: 0,
    req,
  })
  if (reason) await queueRefusal(req, review, reason)
  await writeAuditEntry(req, {
    action: `review.${decided.to}`,
    target: `reviews ${id}`,
    details: { name: review.productTitle, to: reason },
  })
}

/**
 * Mails the reason of a refusal with a link to change the review, in the transaction of the decision. Nobody is mailed
 * where the order has been erased.
 */
async function queueRefusal(req: PayloadRequest, review: Review, reason: ReviewRefusal): Promise<void> {
  const id = relationId(review.order)
  if (!id || !review.line) return
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, req })
  const transaction = await transactionOf(req)
  const locale = languageOf({ language: review.language ?? order.language })
  const t = translatorFor(locale, 'reviews.refusal')
  const token = await issueAccess(transaction, id)
  await queueMail(
    transaction,
    composeMail({
      to: order.email,
      locale,
      subject: t('subject', { product: review.productTitle }),
      paragraphs: [t('text', { product: review.productTitle }), t(`reasons.${reason}`), t('again')],
      button: { label: t('button'), url: pageUrl(locale, reviewOf({ key: token }, review.line)) },
      after: [t('stars')],
      foot: [
        { label: t('rules'), url: pageUrl(locale, shopPaths.reviewRules) },
        { label: t('complaints'), url: pageUrl(locale, shopPaths.complaints) },
      ],
    }),
  )
}
