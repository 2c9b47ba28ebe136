import { composeMail } from '@/features/mailing/compose-mail'
import { pageUrl } from '@/features/mailing/layout'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Mail } from '@/server/mail'
import type { Delivery, MailKind } from './hook-message'

/** A sign-in mail in one language: its purpose, the link, the code, and what to do if one did not request it. */
export function composeAuthMail(kind: MailKind, { to, code, tokenHash }: Delivery, locale: Locale, next: string): Mail {
  const t = translatorFor(locale, 'auth.mails')
  const mail = { to, locale, subject: t(`${kind}.subject`) }
  const text = t(`${kind}.text`)
  if (kind === 'reauthentication') {
    return composeMail({ ...mail, paragraphs: [text, t('code', { code })], after: [t('unasked')] })
  }
  return composeMail({
    ...mail,
    paragraphs: [text],
    button: { label: t(`${kind}.button`), url: confirmUrl(kind, tokenHash, locale, next) },
    after: [...(code ? [t('orCode', { code })] : []), t('unasked')],
  })
}

function confirmUrl(kind: MailKind, tokenHash: string, locale: Locale, next: string): string {
  const query = new URLSearchParams({ token_hash: tokenHash, type: kind, ...(next && { next }) })
  return `${pageUrl(locale, '/confirm')}?${query}`
}
