import type { Order } from '@payload-types'
import { formatEuro, formatMoment } from '@/design/format'
import { mailedLine, mailedNumber, mailedText } from '@/domain/mailed-text'
import { issueAccess } from '@/features/shop/orders/access'
import { lineText, type MailedGoods, type MailedOrder, withdrawLink } from '@/features/shop/orders/mails'
import { orderPath } from '@/features/shop/orders/paths'
import { owesCash } from '@/features/shop/orders/payments/attempts'
import { returnWords } from '@/features/shop/orders/seller-contact'
import { readShop, type Shop } from '@/features/shop/orders/shop'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Database } from '@/server/db/transaction'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import type { Statement } from './read-form'

export function goodsText({ goods, lines }: Pick<Statement, 'goods' | 'lines'>, locale: Locale): string {
  if (lines.length > 0) return lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
  return goods ?? translatorFor(locale, 'afterSales')('everything')
}

/**
 * Queues the acknowledgement of a statement of withdrawal with its content, day and time (directive 2011/83/EU, article
 * 11a(4)). The typed words are repeated only where the order was found and the mailbox is its own (`isOwn`): otherwise
 * anybody could have the shop mail any text to any address.
 */
export async function queueAcknowledgement(
  transaction: Database,
  statement: Statement,
  at: Date,
  isOwn: boolean,
): Promise<void> {
  const { email, goods, language: locale, name } = statement
  const number = isOwn ? statement.orderNumber : mailedNumber(statement.orderNumber)
  const t = translatorFor(locale, 'afterSales.mails.acknowledged')
  const fields = translatorFor(locale, 'afterSales.fields')
  const shop = await readShop(transaction)
  const content = [
    `${fields('name')}: ${mailedLine(name, isOwn ? 120 : 40)}`,
    `${fields('number')}: ${number}`,
    `${fields('email')}: ${email}`,
    `${fields('goods')}:\n${isOwn || goods === null ? mailedText(goodsText(statement, locale)) : t('words')}`,
  ]
  await queueMail(
    transaction,
    composeMail({
      to: email,
      replyTo: shop.email,
      locale,
      subject: t('subject', { number }),
      paragraphs: [t('text', { moment: formatMoment(at.toISOString(), locale) }), content.join('\n')],
      after: [t('unsent'), t('sent', { returnTo: returnWords(shop, locale) }), t('refund')],
      foot: [t('unasked')],
    }),
  )
}

type News =
  | { kind: 'announced'; number: string; goods: MailedGoods[] }
  | { kind: 'checked'; number: string; goods: MailedGoods[]; refundCents: number }

type ReturnedOrder = MailedOrder & Pick<Order, 'paymentMethod'>

export async function queueReturnMail(transaction: Database, order: ReturnedOrder, news: News): Promise<void> {
  const token = await issueAccess(transaction, order.id)
  const isCash =
    news.kind === 'announced' ? order.paymentMethod === 'cash-on-delivery' : await owesCash(transaction, order.id)
  await queueMail(transaction, returnMail(order, news, { token, shop: await readShop(transaction), isCash }))
}

type Around = { token: string; shop: Shop; isCash: boolean }

function returnMail(order: MailedOrder, news: News, { token, shop, isCash }: Around): Mail {
  const locale = languageOf(order)
  const t = translatorFor(locale, 'afterSales.mails')
  const about = { number: news.number, order: order.number }
  const goods = news.goods.map((line) => lineText(line, locale)).join('\n')
  const way = isCash ? 'cash' : 'refund'
  const iban = isCash ? [translatorFor(locale, 'orderMails')('iban')] : []
  const money =
    news.kind === 'checked' && news.refundCents > 0
      ? [t(`checked.${way}`, { amount: formatEuro(news.refundCents, locale) }), ...iban]
      : [t('checked.nothing')]
  const after =
    news.kind === 'announced'
      ? [
          t('announced.how', { returnTo: returnWords(shop, locale), number: news.number }),
          t(`announced.${way}`),
          ...iban,
        ]
      : money
  return composeMail({
    to: order.email,
    replyTo: shop.email,
    locale,
    subject: t(`${news.kind}.subject`, about),
    paragraphs: [t(`${news.kind}.text`, about), goods, ...after],
    button: { label: t('open'), url: pageUrl(locale, orderPath({ key: token })) },
    foot: [withdrawLink(locale, token)],
  })
}
