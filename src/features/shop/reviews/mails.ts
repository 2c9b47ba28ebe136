import type { Review } from '@payload-types'
import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import type { ReviewRefusal } from '@/domain/review'
import { shopPaths } from '@/features/shop/goods/paths'
import { issueAccess } from '@/features/shop/orders/access'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { transactionOf } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { reviewOf } from './paths'

/**
 * Mails the reason of a refusal with a link to change the review, in the transaction of the decision. Nobody is mailed
 * where the order has been erased.
 */
export async function queueRefusal(req: PayloadRequest, review: Review, reason: ReviewRefusal): Promise<void> {
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
