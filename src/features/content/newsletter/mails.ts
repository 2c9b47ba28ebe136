import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { env } from '@/server/env'
import type { Mail } from '@/server/mail/queue-mail'
import { writeLinkToken } from './link-token'

type Subscriber = { id: string; email: string; language: Locale }

/** The page that asks for confirmation before it carries out a token. */
export const linkPath = '/newsletter'

/** The unsubscribe URLs for people, and for mail programs (RFC 8058). */
export function endUrls({ id, language }: Pick<Subscriber, 'id' | 'language'>) {
  const query = new URLSearchParams({ token: writeLinkToken({ kind: 'end', id }) })
  return {
    page: `${pageUrl(language, linkPath)}?${query}`,
    oneClick: new URL(`/api/newsletter/link?${query}`, env().SITE_URL).href,
  }
}

const oneClickHeaders = (subscriber: Subscriber) => ({
  'List-Unsubscribe': `<${endUrls(subscriber).oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

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
    headers: oneClickHeaders(subscriber),
  })
}

/** The welcome mail, with the unsubscribe link. */
export function composeWelcome(subscriber: Subscriber): Mail {
  const { email, language } = subscriber
  const t = translatorFor(language, 'newsletter')
  return composeMail({
    to: email,
    locale: language,
    subject: t('mails.welcome.subject'),
    paragraphs: [t('mails.welcome.text')],
    foot: [{ label: t('mails.welcome.end'), url: endUrls(subscriber).page }],
    headers: oneClickHeaders(subscriber),
  })
}
