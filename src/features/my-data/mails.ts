import type { Payload } from 'payload'
import { html } from '@/features/mailing/html'
import { type Locale, localePath } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { env } from '@/server/env'
import { sendMail } from '@/server/mail'
import { momentText } from './export/field-text'
import type { mailKinds } from './jobs'

type Kind = (typeof mailKinds)[number]
type Letter = { to: string; locale: Locale; subject: string; text: string }

/** Mails a customer about an export or a deletion; nothing if the customer has left meanwhile. */
export async function mailCustomer(payload: Payload, id: string, kind: Kind): Promise<void> {
  const { docs } = await payload.find({ collection: 'customers', where: { id: { equals: id } }, depth: 0, limit: 1 })
  const [customer] = docs
  if (!customer?.email) return
  if (kind === 'deletionPlanned' && !customer.deletionDueAt) return
  const locale = languageOf(customer)
  const due = customer.deletionDueAt ? momentText(customer.deletionDueAt, locale) : ''
  const t = translatorFor(locale, 'myData')
  const link = new URL(localePath(locale, '/account-data'), env().SITE_URL).href
  const text = t(`mails.${kind}.text`, { link, due })
  await send({ to: customer.email, locale, subject: t(`mails.${kind}.subject`), text })
}

/** The last mail: the account has been deleted. */
export async function sayGoodbye(to: string, locale: Locale): Promise<void> {
  const t = translatorFor(locale, 'myData')
  await send({ to, locale, subject: t('mails.goodbye.subject'), text: t('mails.goodbye.text') })
}

async function send({ to, locale, subject, text }: Letter): Promise<void> {
  const lines = text.split('\n').filter(Boolean)
  const paragraphs = lines.map((line) =>
    URL.canParse(line) ? html`<p><a href="${line}">${line}</a></p>` : html`<p>${line}</p>`,
  )
  const page = html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${subject}</title>
<body style="max-width:480px;margin:24px auto;font:16px/1.5 system-ui,sans-serif">
${paragraphs}
</body>
</html>
`
  await sendMail({ to, subject, text, html: page.text })
}
