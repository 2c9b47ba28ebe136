import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { trackingUrl } from '@/domain/carriers'
import { issueAccess } from '@/features/shop/orders/access'
import { withdrawLink } from '@/features/shop/orders/mails'
import { locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
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
    quantity: z.number(),
  }),
)

/** Queues the mail that a parcel is on its way: what is in it, who brings it and how to follow it. In the transaction in which it leaves. */
export async function mailParcel(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${orders.id} as order, ${orders.email}, ${orders.language}, ${orders.number}, ${orders.shippingMethod} as method, ${shipments.carrier},
      ${shipments.tracking}, ${ordersLines.title}, ${shipmentLines.quantity}
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    join ${shipmentLines} on ${shipmentLines.shipment} = ${shipments.id}
    join ${ordersLines} on ${ordersLines.id} = ${shipmentLines.line} where ${shipments.id} = ${parcel} order by ${ordersLines._order}`)
  const lines = parcelRows.parse(rows)
  const [first] = lines
  if (!first) return
  const { carrier, email: to, language: locale, method, number, order, tracking } = first
  const t = translatorFor(locale, 'parcelMail')
  const goods = lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n')
  const url = tracking && trackingUrl(carrier, tracking)
  const mail = composeMail({
    to,
    locale,
    subject: t('subject', { number }),
    paragraphs: [t('text', { method }), goods, ...(tracking ? [t('tracking', { tracking })] : [])],
    ...(url && { button: { label: t('button'), url } }),
    foot: [withdrawLink(locale, await issueAccess(database, order))],
  })
  await queueMail(database, mail)
}
