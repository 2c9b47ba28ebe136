import type { Payload } from 'payload'
import type { ContactMessage } from '@/../payload-types'
import { defaultLocale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { env } from '@/server/env'
import type { ContactMail } from '@/server/jobs/kinds'
import type { Mail } from '@/server/mail/queue-mail'

/** The mail that tells us of a new message, or the visitor of our answer; null if the message was deleted meanwhile. */
export async function composeFor(payload: Payload, { contactMessage: id, kind }: ContactMail): Promise<Mail | null> {
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ collection: 'contact-messages', where, depth: 0, limit: 1, pagination: false })
  const { contactEmail } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const [message] = docs
  if (!message) return null
  return kind === 'answer' ? answer(message, contactEmail) : received(message, contactEmail)
}

function received({ id, name, email, phone, topic, message }: ContactMessage, to?: string | null): Mail | null {
  if (!to) return null
  const t = translatorFor(defaultLocale, 'contact')
  return composeMail({
    to,
    locale: defaultLocale,
    subject: t('mails.received.subject', { name }),
    paragraphs: [[`${name}, ${email}`, phone, topic].filter(Boolean).join('\n')],
    quote: { title: t('mails.received.quote'), text: message },
    button: {
      label: t('mails.received.button'),
      url: new URL(`/admin/collections/contact-messages/${id}`, env().SITE_URL).href,
    },
    replyTo: email,
  })
}

function answer({ email, answer: text, message, ...rest }: ContactMessage, replyTo?: string | null): Mail | null {
  if (!text) return null
  const locale = languageOf(rest)
  const t = translatorFor(locale, 'contact')
  return composeMail({
    to: email,
    locale,
    subject: t('mails.answer.subject'),
    paragraphs: [text],
    quote: { title: t('mails.answer.quote'), text: message },
    ...(replyTo && { replyTo }),
  })
}
