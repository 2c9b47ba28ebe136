import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { erasedEmail } from '@/domain/erased'
import { documentKinds } from '@/domain/payment-states'
import { locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { tables } from '@/server/db/tables'
import type { DeliveredMail } from '@/server/jobs/deliver-mail'
import { issueAccess } from '../access'
import { withdrawLink } from '../mails'
import { orderPath } from '../paths'
import { documentNumber } from './issue-document'

const { orders, shop } = tables
const { documents } = shop

const drawnRow = z.object({
  kind: z.enum(documentKinds),
  number: z.coerce.number(),
  language: z.enum(locales),
  pdf: z.instanceof(Buffer),
  order: z.string(),
  orderNumber: z.string(),
  email: z.string(),
})

/** With the PDF of the document. Null while it is not drawn, and where the customer was erased. */
export async function documentMail(
  { db: { drizzle } }: Payload,
  id: string,
): Promise<Omit<DeliveredMail, 'messageId'> | null> {
  const { rows } = await drizzle.execute(sql`
    select ${documents.kind}, ${documents.number}, ${documents.language}, ${documents.pdf}, ${orders.id} as order,
      ${orders.number} as "orderNumber", ${orders.email}
    from ${documents} join ${orders} on ${orders.id} = ${documents.orderId}
    where ${documents.id} = ${id} and ${documents.pdf} is not null`)
  const [document] = z.array(drawnRow).parse(rows)
  if (!document || document.email === erasedEmail) return null
  const { email, kind, language: locale, order, orderNumber, pdf } = document
  const t = translatorFor(locale, 'documents')
  const key = await issueAccess(drizzle, order)
  const number = documentNumber(document.number)
  const about = { name: t('name', { kind: t(kind), number }), number: orderNumber }
  const mail = composeMail({
    to: email,
    locale,
    subject: t('mail.subject', about),
    paragraphs: [t('mail.text', about)],
    button: { label: translatorFor(locale, 'orderMails')('open'), url: pageUrl(locale, orderPath({ key })) },
    foot: [withdrawLink(locale, key)],
  })
  return { ...mail, attachments: [{ filename: `${kind}-${number}.pdf`, content: pdf, contentType: 'application/pdf' }] }
}
