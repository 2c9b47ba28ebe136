import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Mail } from '@/server/mail/queue-mail'

export const guestDataPath = '/shop-guest-data'

type To = { email: string; language: Locale }

export function guestDataMail({ email, language }: To, key: string): Mail {
  const t = translatorFor(language, 'guestData.mails')
  const url = pageUrl(language, `${guestDataPath}?${new URLSearchParams({ key })}`)
  return composeMail({
    to: email,
    locale: language,
    subject: t('link.subject'),
    paragraphs: [t('link.text'), t('unasked')],
    button: { label: t('link.button'), url },
  })
}

export function erasedMail({ email, language }: To): Mail {
  const t = translatorFor(language, 'guestData.mails')
  return composeMail({ to: email, locale: language, subject: t('erased.subject'), paragraphs: [t('erased.text')] })
}

export function joinCodeMail({ email, language }: To, code: string): Mail {
  const t = translatorFor(language, 'guestData.mails')
  return composeMail({
    to: email,
    locale: language,
    subject: t('code.subject', { code }),
    paragraphs: [t('code.text', { code }), t('code.unasked')],
  })
}
