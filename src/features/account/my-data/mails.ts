import type { Payload } from 'payload'
import { formatDay, formatMoment } from '@/design/format'
import { mailedNumber } from '@/domain/mailed-text'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Database } from '@/server/db/transaction'
import type { CustomerMail } from '@/server/jobs/kinds'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { type OpenMatter, openMatters } from '@/server/open-matters'

/**
 * Null when there is nothing to say any more: the customer has left, the deletion was cancelled, or nothing is open.
 */
export async function composeCustomerMail(
  payload: Payload,
  { customer: id, kind }: CustomerMail,
): Promise<Mail | null> {
  const { docs } = await payload.find({ collection: 'customers', where: { id: { equals: id } }, depth: 0, limit: 1 })
  const [customer] = docs
  if (!customer?.email) return null
  if (kind !== 'exportReady' && !customer.deletionDueAt) return null
  const open = kind === 'exportReady' ? [] : await openMatters(payload.db.drizzle, id)
  if (kind === 'deletionWaits' && open.length === 0) return null
  const locale = languageOf(customer)
  const due = customer.deletionDueAt ? formatMoment(customer.deletionDueAt, locale) : ''
  const t = translatorFor(locale, 'myData')
  const waitsFor = openMattersText(open, locale).map((line) => `– ${line}`)
  return composeMail({
    to: customer.email,
    locale,
    subject: t(`mails.${kind}.subject`),
    paragraphs: [
      t(`mails.${kind}.text`, { due }),
      ...(open.length > 0 ? [[t('mails.waitsFor'), ...waitsFor].join('\n')] : []),
      t(`mails.${kind}.unasked`),
    ],
    button: { label: t(`mails.${kind}.button`), url: pageUrl(locale, accountPaths.data) },
  })
}

export async function queueDeletionMail(database: Database, to: string, locale: Locale): Promise<void> {
  const t = translatorFor(locale, 'myData')
  const subject = t('mails.goodbye.subject')
  await queueMail(database, composeMail({ to, locale, subject, paragraphs: [t('mails.goodbye.text')] }))
}

/** For example "Order 1001 (On its way to you)". */
export function openMattersText(matters: OpenMatter[], locale: Locale): string[] {
  const t = translatorFor(locale, 'myData')
  const order = translatorFor(locale, 'account.order')
  const request = translatorFor(locale, 'account.returns')
  return matters.map((matter) => {
    const { number } = matter
    if (matter.kind === 'delivered') {
      return t('returnable', { order: order('number', { number }), day: formatDay(matter.until, locale, 'full') })
    }
    if (matter.kind === 'order') return `${order('number', { number })} (${order(`status.${matter.status}`)})`
    if (matter.kind === 'return') return `${request('number', { number })} (${request(`status.${matter.status}`)})`
    // A number of a withdrawal is as somebody typed it, perhaps not this person.
    return t(`openMatters.${matter.kind}`, { number: mailedNumber(number) })
  })
}
