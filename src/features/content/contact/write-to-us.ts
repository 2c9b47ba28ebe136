import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { ContactMessage } from '@/../payload-types'
import { isFilledByBot } from '@/design/form/form-state'
import { mailedLine, mailedText } from '@/domain/mailed-text'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { needed, type Outcome, optional, refuse, refuseFields } from '@/lib/forms/problems'
import { composeMail } from '@/lib/mailing/compose-mail'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import type { ContactMail } from '@/server/jobs/kinds'
import { log } from '@/server/log'
import type { Mail } from '@/server/mail/queue-mail'
import { takeTypedPoint } from '@/server/typed-limits'

const { contactMessages } = tables

const limit = { name: 'contact', seconds: 60 * 60, ofNetwork: 10, ofPair: 5, ofMailbox: 20 }

/** As `seed/content/legal/gdpr` promises; after our answer a message is kept for further questions. */
const retentionDays = 365
const answeredDays = 30

/** Separates the lock of a mailbox from other locks on the same text. */
const lockOfMessages = 5

const input = z.object({
  name: needed(120),
  email: needed(254).pipe(z.email('email')),
  phone: optional(40),
  topic: optional(120),
  message: needed(5000),
})

/** Stores a visitor's message; the worker mails it. `network` is the client's network, for rate limits. */
export async function writeToUs(given: Record<string, unknown>, locale: Locale, network: string): Promise<Outcome> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuseFields(parsed.error)
  if (isFilledByBot(given)) return { ok: true }
  try {
    const { email } = parsed.data
    const cms = await cmsSystem()
    if (!(await takeTypedPoint(cms, limit, network, email))) return refuse({ code: 'contact-limit' })
    await storeOnce(parsed.data, locale)
    return { ok: true }
  } catch (error) {
    log.error({ error }, 'a message of a visitor could not be kept')
    return refuse({ code: 'contact-failed' })
  }
}

/**
 * An equal message from the same mailbox within a day is not stored again: it was sent by a second press or by Back.
 */
function storeOnce(typed: z.infer<typeof input>, language: Locale): Promise<void> {
  return inTransaction(async (req) => {
    const { email, message, name, phone, topic } = typed
    const m = contactMessages
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, ${lockOfMessages}))`)
    const { rows } = await transaction.execute(sql`
      select from ${m} where ${m.email} = ${email} and ${m.message} = ${message} and ${m.name} = ${name}
        and ${m.phone} is not distinct from ${phone} and ${m.topic} is not distinct from ${topic}
        and ${m.createdAt} > now() - interval '1 day' limit 1`)
    if (rows.length > 0) return
    await req.payload.create({ collection: 'contact-messages', data: { ...typed, language }, depth: 0, req })
  })
}

/** Removes messages older than the retention periods. @returns the number of removed messages */
export async function removeOldMessages(now = new Date()): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rowCount } = await (await db()).execute(sql`
    delete from ${contactMessages}
    where ${contactMessages.createdAt} < ${at} - make_interval(days => ${retentionDays})
      or ${contactMessages.answeredAt} < ${at} - make_interval(days => ${answeredDays})`)
  return rowCount ?? 0
}

/** The mail about a new message to us, or with our answer to the visitor; null if the message was deleted meanwhile. */
export async function composeContactMail(
  payload: Payload,
  { contactMessage: id, kind }: ContactMail,
): Promise<Mail | null> {
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
    subject: t('mails.received.subject', { name: mailedLine(name) }),
    paragraphs: [
      [`${mailedLine(name)}, ${email}`, phone && mailedLine(phone), topic && mailedLine(topic)]
        .filter(Boolean)
        .join('\n'),
    ],
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
    quote: { title: t('mails.answer.quote'), text: mailedText(message) },
    ...(replyTo && { replyTo }),
  })
}
