import type { HoldWay } from '@/domain/order-states'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Database } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { signedTokens } from '@/server/signed-token'
import { issueAccess } from './access'
import { type MailedOrder, withdrawLink } from './mails'
import { orderPath } from './paths'

/** Sent only to the mailbox of the order, so that its holder has read the mail. */
export const { write: writeHoldToken, read: readHoldToken } = signedTokens('order-hold', ['confirm'])

export async function queueHoldMail(transaction: Database, order: MailedOrder, way: HoldWay): Promise<void> {
  const { email, id, number } = order
  const locale = languageOf(order)
  const t = translatorFor(locale, 'orderMails.hold')
  const key = await issueAccess(transaction, id)
  const confirm = new URLSearchParams({ confirm: writeHoldToken({ kind: 'confirm', id }) })
  const url = pageUrl(locale, orderPath({ key }))
  await queueMail(
    transaction,
    composeMail({
      to: email,
      locale,
      subject: t(`${way}.subject`, { number }),
      paragraphs: [t(`${way}.text`, { number }), t('unasked')],
      button: way === 'mailbox' ? { label: t('button'), url: `${url}&${confirm}` } : { label: t('open'), url },
      foot: [withdrawLink(locale, key)],
    }),
  )
}
