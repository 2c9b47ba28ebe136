import { isAdmin } from '@collections/access/roles'
import { empty } from '@collections/document-endpoint'
import { fieldLabel } from '@collections/labels'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { tableResponse, writeTable } from '@/lib/csv/write-table'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { oneClickHeaders, oneClickUrl } from '@/lib/mailing/one-click'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Mail } from '@/server/mail/queue-mail'
import { signedTokens } from '@/server/signed-token'

/**
 * The action of a newsletter link. A confirmation has `madeAt`, because it expires; an unsubscribe link works as long
 * as the mail exists.
 */
export type LinkAction = { kind: 'confirm' | 'end'; id: string; madeAt?: Date }

export const { write: writeLinkToken, read: readLinkToken } = signedTokens('newsletter', ['confirm', 'end'])

type Subscriber = { id: string; email: string; language: Locale }

/** The page asks for confirmation before it carries out a token. */
export const linkPath = '/newsletter'

/** The unsubscribe URLs for people, and for mail programs (RFC 8058). */
function endUrls({ id, language }: Pick<Subscriber, 'id' | 'language'>) {
  const token = writeLinkToken({ kind: 'end', id })
  return {
    page: `${pageUrl(language, linkPath)}?${new URLSearchParams({ token })}`,
    oneClick: oneClickUrl('/api/newsletter/link', token, language),
  }
}

/** The double opt-in mail: asks whether the owner of the address entered it. */
export function composeConfirmation(subscriber: Subscriber & { askedAt: Date }): Mail {
  const { id, email, language, askedAt } = subscriber
  const t = translatorFor(language, 'newsletter')
  const query = new URLSearchParams({ token: writeLinkToken({ kind: 'confirm', id, madeAt: askedAt }) })
  return composeMail({
    to: email,
    locale: language,
    subject: t('mails.ask.subject'),
    paragraphs: [t('mails.ask.text')],
    button: { label: t('mails.ask.button'), url: `${pageUrl(language, linkPath)}?${query}` },
    foot: [t('mails.ask.unasked')],
    headers: oneClickHeaders(endUrls(subscriber).oneClick),
  })
}

export function composeWelcome(subscriber: Subscriber): Mail {
  const { email, language } = subscriber
  const t = translatorFor(language, 'newsletter')
  return composeMail({
    to: email,
    locale: language,
    subject: t('mails.welcome.subject'),
    paragraphs: [t('mails.welcome.text')],
    foot: [{ label: t('mails.welcome.end'), url: endUrls(subscriber).page }],
    headers: oneClickHeaders(endUrls(subscriber).oneClick),
  })
}

export function newsletterWords(locale: Locale) {
  const t = translatorFor(locale, 'newsletter')
  return {
    email: t('email'),
    submit: t('submit'),
    subscribing: t('subscribing'),
    failed: t('failed'),
  }
}

const { subscriptions } = tables

const rows = z.array(
  z.object({ id: z.string(), email: z.string(), language: z.enum(locales), confirmedAt: z.string().nullable() }),
)

/** Includes the unsubscribe links that a mailing program must put into its mails. */
async function exported(req: PayloadRequest): Promise<Response> {
  if (!isAdmin(req.user)) return empty(403)
  const { language } = req.i18n
  const locale = isLocale(language) ? language : defaultLocale
  const result = await req.payload.db.drizzle.execute(sql`
    select ${subscriptions.id}, ${subscriptions.email}, ${subscriptions.language},
      to_char(${subscriptions.confirmedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "confirmedAt"
    from ${subscriptions} where ${isOneOf(subscriptions.state, 'confirmed')}
      order by ${subscriptions.confirmedAt}, ${subscriptions.id}`)
  const head = [...(['email', 'language', 'confirmedAt', 'endPage', 'endOneClick'] as const)].map(
    (name) => fieldLabel(name)[locale],
  )
  const lines = rows.parse(result.rows).map((subscriber) => {
    const { page, oneClick } = endUrls(subscriber)
    return [subscriber.email, subscriber.language, subscriber.confirmedAt ?? '', page, oneClick].map(toCell)
  })
  return tableResponse(writeTable([head, ...lines], locale), 'newsletter.csv')
}

export const subscriptionEndpoints: Endpoint[] = [{ path: '/subscriptions.csv', method: 'get', handler: exported }]
