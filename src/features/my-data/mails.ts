import type { Payload } from 'payload'
import { accountPaths } from '@/features/account/navigation'
import { composeMail } from '@/features/mailing/compose-mail'
import { pageUrl } from '@/features/mailing/layout'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { sendMail } from '@/server/mail'
import { momentText } from './export/field-text'
import type { mailKinds } from './jobs'

type Kind = (typeof mailKinds)[number]

/** Mails a customer about an export or a deletion; nothing if the customer has left meanwhile. */
export async function mailCustomer(payload: Payload, id: string, kind: Kind): Promise<void> {
  const { docs } = await payload.find({ collection: 'customers', where: { id: { equals: id } }, depth: 0, limit: 1 })
  const [customer] = docs
  if (!customer?.email) return
  if (kind === 'deletionPlanned' && !customer.deletionDueAt) return
  const locale = languageOf(customer)
  const due = customer.deletionDueAt ? momentText(customer.deletionDueAt, locale) : ''
  const t = translatorFor(locale, 'myData')
  const mail = composeMail({
    to: customer.email,
    locale,
    subject: t(`mails.${kind}.subject`),
    paragraphs: [t(`mails.${kind}.text`, { due }), t(`mails.${kind}.unasked`)],
    button: { label: t(`mails.${kind}.button`), url: pageUrl(locale, accountPaths.data) },
  })
  await sendMail(mail)
}

/** The last mail: the account has been deleted. */
export async function sayGoodbye(to: string, locale: Locale): Promise<void> {
  const t = translatorFor(locale, 'myData')
  await sendMail(
    composeMail({ to, locale, subject: t('mails.goodbye.subject'), paragraphs: [t('mails.goodbye.text')] }),
  )
}
