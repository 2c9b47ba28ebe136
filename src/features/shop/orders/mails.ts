import type { Order } from '@payload-types'
import { formatDay, formatDayRange, formatEuro } from '@/design/format'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { mailedLine } from '@/domain/mailed-text'
import { vatShares } from '@/domain/order-totals'
import { shopPaths } from '@/features/shop/goods/paths'
import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import type { Database } from '@/server/db/transaction'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { issueAccess } from './access'
import { type Agreed, contractTerms, type Terms } from './contract-terms'
import { orderPath, withdrawalOf } from './paths'
import { moneyCents, owesCash } from './payments/attempts'
import { readShop } from './shop'

type Days = { first: CalendarDay; last: CalendarDay }

type OrderNews =
  | { kind: 'refunded'; cents: number; by: 'provider' | 'staff' | 'voucher' }
  /** `days`: the promised delivery, which counts from the payment. */
  | { kind: 'paid'; cents: number; isLate: boolean; isVoucher: boolean; days: Days | null }
  /** `isRest`: a part of the transfer has come. */
  | { kind: 'reminder'; cents: number; isRest: boolean }
  /** `wasPaid`: also where all of it went back before. */
  | { kind: 'cancelled'; refundCents: number; wasPaid: boolean }
  | { kind: 'cameBack' | 'lost'; refundCents: number }
  | { kind: 'notSent'; goods: MailedGoods[]; refundCents: number; unaskedCents: number }
  | { kind: 'lateRefund'; cents: number; soldOut: boolean }
  | { kind: 'link' }

type Confirmed = Agreed & { terms: Terms; token: string }

/** The confirmation of the contract (directive 2011/83/EU, article 8(7)), in the language of the order. */
export function confirmationMail(order: Order, { terms, token, ...agreed }: Confirmed): Mail {
  const locale = languageOf(order)
  const t = translatorFor(locale, 'orderMails')
  const { number } = order
  return composeMail({
    to: order.email,
    locale,
    subject: t('received.subject', { number }),
    paragraphs: [t('received.text', { number, day: dayText(order.placedAt, locale) })],
    table: sumsOf(order, locale),
    button: {
      label: t(order.status === 'awaiting-payment' && order.paymentMethod === 'card' ? 'pay' : 'open'),
      url: pageUrl(locale, orderPath({ key: token })),
    },
    after: [...contractTerms(order, agreed, locale), ...terms.paragraphs],
    foot: [
      { label: t('terms'), url: pageUrl(locale, terms.path) },
      { label: t('withdrawalForm'), url: pageUrl(locale, shopPaths.withdrawalForm) },
      { label: t('complaintsPage'), url: pageUrl(locale, shopPaths.complaints) },
      withdrawLink(locale, token),
    ],
  })
}

export async function queueOrderMail(transaction: Database, order: MailedOrder, news: OrderNews): Promise<void> {
  const token = await issueAccess(transaction, order.id)
  const { email: replyTo } = await readShop(transaction)
  const isCashOwed = 'refundCents' in news && (await owesCash(transaction, order.id))
  await queueMail(transaction, newsMail(order, news, { token, replyTo, isCashOwed }))
}

export type MailedOrder = Pick<Order, 'id' | 'email' | 'number' | 'language' | 'paymentDueAt'>

type Around = { token: string; replyTo: string; isCashOwed: boolean }

function newsMail(order: MailedOrder, news: OrderNews, { token, replyTo, isCashOwed }: Around): Mail {
  const locale = languageOf(order)
  const t = translatorFor(locale, 'orderMails')
  const { number } = order
  const cents = 'cents' in news ? news.cents : 0
  const about = { number, amount: formatEuro(cents, locale), day: dayText(order.paymentDueAt ?? new Date(), locale) }
  const moneyBack = (refundCents: number) => {
    const amount = formatEuro(refundCents, locale)
    return isCashOwed ? [t('cancelled.cash', { amount }), t('iban')] : [t('cancelled.refund', { amount })]
  }
  const notKept = () => {
    if (news.kind !== 'cameBack' && news.kind !== 'lost') return []
    const { kind, refundCents } = news
    return [t(`${kind}.text`, about), ...(refundCents > 0 ? moneyBack(refundCents) : [t('cameBack.nothing')])]
  }
  const paragraphs = {
    paid: () => {
      if (news.kind !== 'paid') return []
      const { days, isLate, isVoucher } = news
      const label = translatorFor(locale, 'orderPage')('delivery')
      return [
        t(isVoucher ? 'paid.voucher' : isLate ? 'paid.late' : 'paid.text', about),
        days !== null && `${label}: ${formatDayRange(days.first, days.last, locale)}`,
      ]
    },
    refunded: () => (news.kind === 'refunded' ? [t(`refunded.${news.by}`, about)] : []),
    reminder: () => [t(news.kind === 'reminder' && news.isRest ? 'reminder.rest' : 'reminder.text', about)],
    link: () => [t('link.text', about), t('link.unasked')],
    cancelled: () => {
      if (news.kind !== 'cancelled') return []
      const { refundCents, wasPaid } = news
      const money = refundCents > 0 ? moneyBack(refundCents) : [!wasPaid && t('cancelled.unpaid')]
      return [t('cancelled.text', about), ...money]
    },
    cameBack: notKept,
    lost: notKept,
    notSent: () => {
      if (news.kind !== 'notSent') return []
      const { goods, refundCents, unaskedCents } = news
      const money = refundCents > 0 ? moneyBack(refundCents) : []
      const less = t('notSent.unasked', { amount: formatEuro(unaskedCents, locale) })
      const named = goods.map((line) => lineText(line, locale)).join('\n')
      return [t('notSent.text', about), named, ...money, unaskedCents > 0 && less, t('notSent.rest')]
    },
    lateRefund: () => {
      const soldOut = news.kind === 'lateRefund' && news.soldOut
      return [t(soldOut ? 'lateRefund.text' : 'lateRefund.unused', about), t('lateRefund.refund', about)]
    },
  }
  return composeMail({
    to: order.email,
    replyTo,
    locale,
    subject: t(`${news.kind}.subject`, about),
    paragraphs: paragraphs[news.kind]().filter((text) => text !== false),
    button: { label: t('open'), url: pageUrl(locale, orderPath({ key: token })) },
    foot: [withdrawLink(locale, token)],
  })
}

/** Every mail about an order links to the withdrawal function (directive 2011/83/EU, article 11a). */
export const withdrawLink = (locale: Locale, token: string) => ({
  label: translatorFor(locale, 'orderMails')('withdraw'),
  url: pageUrl(locale, withdrawalOf({ key: token })),
})

export type MailedGoods = Pick<Order['lines'][number], 'title' | 'colour' | 'size' | 'quantity'>

export function lineText({ title, colour, size, quantity }: MailedGoods, locale: Locale): string {
  const t = translatorFor(locale, 'orderMails')
  // The line of a gift voucher has the recipient's name instead of colour and size.
  return colour && size
    ? t('goods', { quantity, title, colour, size })
    : t('bareGoods', { quantity, title: mailedLine(title, 240) })
}

function sumsOf(order: Order, locale: Locale): [label: string, amount: string][] {
  const t = translatorFor(locale, 'orderMails')
  const goods = order.lines.map((line): [string, string] => [
    lineText(line, locale),
    formatEuro(line.quantity * line.unitPriceCents, locale),
  ])
  const isVoucher = order.kind === 'gift-voucher'
  const discount = order.lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0)
  const reduced: [string, string][] =
    discount > 0 ? [[t('discount', { code: order.couponCode ?? '' }), formatEuro(-discount, locale)]] : []
  const vouchers: [string, string][] = order.voucherCents
    ? [
        [t('voucher'), formatEuro(-order.voucherCents, locale)],
        [t('rest'), formatEuro(moneyCents(order), locale)],
      ]
    : []
  const delivery: [string, string][] = isVoucher
    ? []
    : [
        [
          t('delivery', { method: order.shippingMethod }),
          order.shippingCents > 0 ? formatEuro(order.shippingCents, locale) : t('free'),
        ],
      ]
  const shares = order.vatCents === 0 ? [] : vatShares(order.lines, order.shippingCents)
  return [
    ...goods,
    ...reduced,
    ...delivery,
    [t('total'), formatEuro(order.totalCents, locale)],
    ...vouchers,
    ...shares.map(({ ratePercent, vatCents }): [string, string] => [
      t('vat', { rate: ratePercent }),
      formatEuro(vatCents, locale),
    ]),
  ]
}

export const dayText = (moment: string | Date, locale: Locale) => formatDay(sofiaDay(new Date(moment)), locale, 'full')
