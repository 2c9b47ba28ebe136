import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { trackingUrl } from '@/domain/carriers'
import { issueAccess } from '@/features/shop/orders/access'
import { lineText, withdrawLink } from '@/features/shop/orders/mails'
import { orderPath } from '@/features/shop/orders/paths'
import { isInvited } from '@/features/shop/orders/review-invitation'
import { orderReviewsAnchor } from '@/features/shop/reviews/paths'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { takeBackHeld } from '@/server/jobs/kinds'
import { queueMail } from '@/server/mail/queue-mail'

const { orders, ordersLines, shop } = tables
const { shipmentLines, shipments } = shop

const parcelRows = z.array(
  z.object({
    order: z.string(),
    email: z.string(),
    language: z.enum(locales).catch('bg'),
    number: z.string(),
    method: z.string(),
    carrier: z.string(),
    tracking: z.string().nullable(),
    title: z.string(),
    colour: z.string().nullable(),
    size: z.string().nullable(),
    quantity: z.number(),
  }),
)

async function readParcel(database: Database, parcel: string) {
  const { rows } = await database.execute(sql`
    select ${orders.id} as order, ${orders.email}, ${orders.language}, ${orders.number}, ${orders.shippingMethod} as method, ${shipments.carrier},
      ${shipments.tracking}, ${ordersLines.title}, ${ordersLines.colour}, ${ordersLines.size}, ${shipmentLines.quantity}
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    join ${shipmentLines} on ${shipmentLines.shipment} = ${shipments.id}
    join ${ordersLines} on ${ordersLines.id} = ${shipmentLines.line} where ${shipments.id} = ${parcel} order by ${ordersLines._order}`)
  const lines = parcelRows.parse(rows)
  const [first] = lines
  return first && { ...first, goods: lines.map((line) => lineText(line, first.language)).join('\n') }
}

/** Minutes in which a hand-over can be undone; until then its customer is not mailed (decision 0080). */
export const undoMinutes = 10

export const heldMailOf = (parcel: string) => `mailParcel ${parcel}`

/**
 * Queues the mail that a parcel is on its way, in the transaction of the hand-over; the mail is held while the
 * hand-over can be undone.
 */
export async function mailParcel(req: PayloadRequest, parcel: string, minutes = undoMinutes): Promise<void> {
  const database = await transactionOf(req)
  const found = await readParcel(database, parcel)
  if (!found) return
  const { carrier, email: to, goods, language: locale, method, number, order, tracking } = found
  const t = translatorFor(locale, 'parcelMail')
  const mail = composeMail({
    to,
    locale,
    subject: t('subject', { number }),
    paragraphs: [t('text', { method }), goods, ...(tracking ? [t('tracking', { tracking })] : [])],
    ...trackingButton(locale, carrier, tracking),
    foot: [withdrawLink(locale, await issueAccess(database, order))],
  })
  await queueMail(database, mail, { key: heldMailOf(parcel), minutes })
}

function trackingButton(locale: Locale, carrier: string, tracking: string | null) {
  const url = tracking && trackingUrl(carrier, tracking)
  return url && { button: { label: translatorFor(locale, 'parcelMail')('button'), url } }
}

const heldRow = z.object({ minutes: z.coerce.number() })

/**
 * Tells a customer the number of a parcel on its way: in the mail of the hand-over while that waits, else in a mail of
 * its own. The caller has locked the order.
 */
export async function tellTracking(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const left = sql`${shipments.shippedAt} + make_interval(mins => ${undoMinutes}::integer) - now()`
  const { rows } = await database.execute(sql`
    select greatest(0, ceil(extract(epoch from ${left}) / 60)) as minutes from ${shipments}
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, 'shipped')}`)
  const [sent] = z.array(heldRow).parse(rows)
  if (!sent) return
  if (await takeBackHeld(database, heldMailOf(parcel))) return mailParcel(req, parcel, sent.minutes)
  const found = await readParcel(database, parcel)
  if (!found?.tracking) return
  const { carrier, email: to, goods, language: locale, number, order, tracking } = found
  const t = translatorFor(locale, 'parcelMail')
  const mail = composeMail({
    to,
    locale,
    subject: t('numberSubject', { number }),
    paragraphs: [t('numberText'), t('tracking', { tracking }), goods],
    ...trackingButton(locale, carrier, tracking),
    foot: [withdrawLink(locale, await issueAccess(database, order))],
  })
  await queueMail(database, mail)
}

/**
 * Queues the mail that a parcel has arrived, with the 14 days to withdraw. Only customers who have agreed are invited
 * to review.
 */
export async function mailDelivered(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const found = await readParcel(database, parcel)
  if (!found) return
  const { email: to, goods, language: locale, number, order } = found
  const t = translatorFor(locale, 'reviews.delivered')
  const key = await issueAccess(database, order)
  const invited = await isInvited(database, order)
  const page = pageUrl(locale, orderPath({ key }))
  const mail = composeMail({
    to,
    locale,
    subject: t('subject', { number }),
    paragraphs: [t('text', { number }), goods, t('return'), ...(invited ? [t('invitation')] : [])],
    button: invited ? { label: t('review'), url: `${page}#${orderReviewsAnchor}` } : { label: t('open'), url: page },
    foot: [...(invited ? [{ label: t('stop'), url: `${page}#${orderReviewsAnchor}` }] : []), withdrawLink(locale, key)],
  })
  await queueMail(database, mail)
}
