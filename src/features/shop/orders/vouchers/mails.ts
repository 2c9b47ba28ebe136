import { formatDay, formatEuro } from '@/design/format'
import { mailedLine, mailedText } from '@/domain/mailed-text'
import { inFours } from '@/domain/typed-code'
import { shopPaths } from '@/features/shop/goods/paths'
import { translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Mail } from '@/server/mail/queue-mail'
import { signedTokens } from '@/server/signed-token'
import type { Voucher } from './voucher-rows'

export const reminderPath = `${shopPaths.vouchers}/reminder`

/** Lets a recipient ask for a reminder before the voucher expires. Names the voucher, never its code. */
export const reminderTokens = signedTokens('voucher', ['remind'])

type Mailed = Omit<Voucher, 'email'> & { email: string }

/** `shop` is the path of the shop. The code is only in the text, never in an address. A voucher that is issued again may have been spent in part. */
export function composeVoucher(voucher: Mailed, code: string, shop: string): Mail {
  const { balanceCents, email, expiresOn, id, language: locale, message, recipient, sender } = voucher
  const t = translatorFor(locale, 'vouchers')
  const words = { amount: formatEuro(balanceCents, locale), name: mailedLine(recipient), sender: mailedLine(sender) }
  const remind = `${reminderPath}?key=${encodeURIComponent(reminderTokens.write({ kind: 'remind', id }))}`
  return composeMail({
    to: email,
    locale,
    subject: t('mail.subject', words),
    paragraphs: [t('mail.hello', words), t('mail.text', words), `${t('card.code')}:\n${inFours(code)}`, t('mail.keep')],
    ...(message && { quote: { title: t('mail.message', words), text: mailedText(message) } }),
    button: { label: t('mail.shop'), url: pageUrl(locale, shop) },
    after: [t('card.valid', { day: formatDay(expiresOn, locale, 'full') }), t('mail.how')],
    foot: [
      { label: t('mail.balance'), url: pageUrl(locale, shopPaths.vouchers) },
      { label: t('mail.remind'), url: pageUrl(locale, remind) },
    ],
  })
}

type Buyer = { number: string; email: string }

export function composeSent(voucher: Voucher, buyer: Buyer): Mail {
  const { locale, t, words } = toBuyer(voucher, buyer)
  return composeMail({
    to: buyer.email,
    locale,
    subject: t('sentMail.subject', words),
    paragraphs: [t('sentMail.text', words), t('sentMail.lost')],
  })
}

/** For a mail of a voucher that the mail server does not take: its code was only in that mail. */
export function composeRefused(voucher: Voucher, buyer: Buyer): Mail {
  const { locale, t, words } = toBuyer(voucher, buyer)
  return composeMail({
    to: buyer.email,
    locale,
    subject: t('refusedMail.subject', words),
    paragraphs: [t('refusedMail.text', words)],
  })
}

function toBuyer({ amountCents, email, language: locale, recipient }: Voucher, { number }: Buyer) {
  const t = translatorFor(locale, 'vouchers')
  const words = { amount: formatEuro(amountCents, locale), name: mailedLine(recipient), number, email: email ?? '' }
  return { locale, t, words }
}

export function composeReminder(voucher: Omit<Mailed, 'id'>, shop: string): Mail {
  const { balanceCents, email, expiresOn, language: locale } = voucher
  const t = translatorFor(locale, 'vouchers')
  const words = { amount: formatEuro(balanceCents, locale), day: formatDay(expiresOn, locale, 'full') }
  return composeMail({
    to: email,
    locale,
    subject: t('reminderMail.subject', words),
    paragraphs: [t('reminderMail.text', words)],
    button: { label: t('mail.shop'), url: pageUrl(locale, shop) },
  })
}
