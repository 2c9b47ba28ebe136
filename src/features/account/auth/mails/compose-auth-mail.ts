import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Mail } from '@/server/mail/queue-mail'
import type { Delivery, MailKind } from './hook-message'

interface Written extends Delivery {
  /** The addresses that a change of address names; an account made by phone has none yet. */
  change?: { from: string | null; to: string }
}

/** A sign-in mail in one language: its purpose, the link, the code, and what to do if one did not request it. */
export function composeAuthMail(kind: MailKind, delivery: Written, locale: Locale, next: string): Mail {
  const { to, code, tokenHash, change } = delivery
  const t = translatorFor(locale, 'auth.mails')
  const mail = { to, locale, subject: t(`${kind}.subject`) }
  if (kind === 'reauthentication') {
    return composeMail({ ...mail, paragraphs: [t(`${kind}.text`), t('code', { code })], after: [t('unasked')] })
  }
  const button = { label: t(`${kind}.button`), url: confirmUrl(kind, tokenHash, locale, next) }
  if (kind === 'email_change') {
    // No page of ours takes the code of a change of address.
    return composeMail({
      ...mail,
      paragraphs: [changeText(change ?? { from: null, to })],
      button,
      after: [t('unaskedLink')],
    })
  }
  const orCode = code ? [t('orCode', { code })] : []
  return composeMail({ ...mail, paragraphs: [t(`${kind}.text`)], button, after: [...orCode, t('unasked')] })

  function changeText({ from, to: address }: { from: string | null; to: string }): string {
    return from ? t('email_change.text', { from, to: address }) : t('email_change.first', { to: address })
  }
}

function confirmUrl(kind: MailKind, tokenHash: string, locale: Locale, next: string): string {
  const query = new URLSearchParams({ token_hash: tokenHash, type: kind, ...(next && { next }) })
  return `${pageUrl(locale, '/confirm')}?${query}`
}
