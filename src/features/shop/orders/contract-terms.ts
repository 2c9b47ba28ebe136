import type { Order } from '@payload-types'
import { formatDay, formatEuro, formatMoment } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { mailedLine } from '@/domain/mailed-text'
import type { PaymentMethod } from '@/domain/order-states'
import { isVatRegistered } from '@/domain/tax-class'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { orderWaitText } from './delivery-wait'
import { moneyCents } from './payments/attempts'
import { complaintsWords, contactWords, returnWords } from './seller-contact'
import type { Shop } from './shop'
import type { Voucher } from './vouchers/voucher-rows'

/** The terms that an order was placed under: paragraphs without links, and the permanent path of this version. */
export type Terms = { paragraphs: string[]; path: string }

/** `isHeld`: nothing is sent before the customer has confirmed the order. */
export type Agreed = { shop: Shop; isHeld: boolean; voucher: Voucher | null }

type Paragraph = (string | false | null | undefined)[]

/**
 * Required content of the confirmation beside goods and sums (directive 2011/83/EU, articles 6 and 8(7)): payment,
 * delivery, seller, right of withdrawal with the model form, guarantee, complaints.
 */
export function contractTerms(order: Order, { isHeld, shop, voucher }: Agreed, locale: Locale): string[] {
  const t = translatorFor(locale, 'orderMails')
  const { address, eik, email, phone, sellerName: seller, vatNumber } = shop
  const contact = contactWords(shop, locale)
  const receiver = [seller, shop.returnAddress || address, email].filter(Boolean).join(', ')
  const parts: Paragraph[] = [
    [t('payment.title'), paymentText(order, shop, locale)],
    voucher ? voucherText(order, voucher, shop, locale) : deliveryText(order, isHeld, locale),
    [
      order.invoice?.company &&
        t('invoice', { company: mailedLine(order.invoice.company), eik: order.invoice.eik ?? '' }),
    ],
    [
      t('seller.title'),
      seller,
      address,
      eik && t('seller.eik', { eik }),
      vatNumber && t('seller.vat', { number: vatNumber }),
      email,
      phone,
    ],
    voucher
      ? [t('withdrawal.title'), t('giftVoucher.withdrawal', { contact })]
      : [
          t('withdrawal.title'),
          t('withdrawal.text', { contact, returnTo: returnWords(shop, locale) }),
          t('withdrawal.exceptions'),
          ...excludedOf(order, locale),
        ],
    [t('withdrawal.formTitle'), t('withdrawal.form', { seller: receiver || t('seller.title') })],
    ...(voucher ? [] : [[t('guarantee.title'), t('guarantee.text')]]),
    [t('complaints.title'), complaintsWords(shop, locale)],
  ]
  return parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean)
}

function excludedOf({ lines }: Order, locale: Locale): string[] {
  const why = translatorFor(locale, 'shopLaw')
  const excluded = lines.flatMap(({ title, withdrawalException: reason }) =>
    reason ? [`– ${title}: ${why(`noWithdrawalShort.${reason}`)}`] : [],
  )
  return excluded.length > 0 ? [translatorFor(locale, 'orderMails')('excluded'), ...excluded] : []
}

function paymentText(order: Order, { bic, iban, sellerName }: Shop, locale: Locale): string {
  const t = translatorFor(locale, 'orderMails')
  const amount = formatEuro(moneyCents(order), locale)
  const due = order.paymentDueAt ?? order.placedAt
  if (order.totalCents === 0) return t('payment.none')
  const texts: Record<PaymentMethod, () => string> = {
    card: () => {
      const isVoucher = order.kind === 'gift-voucher'
      return t(isVoucher ? 'payment.voucherCard' : 'payment.card', { until: formatMoment(due, locale) })
    },
    'bank-transfer': () => {
      const day = formatDay(sofiaDay(new Date(due)), locale, 'full')
      const label = translatorFor(locale, 'orderPage.transfer')
      const account = { seller: sellerName, iban, bic, reference: order.number }
      return [
        t('payment.bank-transfer', { amount, day }),
        ...(['seller', 'iban', 'bic', 'reference'] as const).map(
          (name) => account[name] && `${label(name)}: ${account[name]}`,
        ),
        t('payment.afterTransfer'),
      ]
        .filter(Boolean)
        .join('\n')
    },
    'cash-on-delivery': () => t('payment.cash-on-delivery', { amount }),
    'gift-voucher': () => t('payment.gift-voucher'),
  }
  return texts[order.paymentMethod]()
}

function voucherText(
  order: Order,
  { email, expiresOn, recipient, sendOn }: Voucher,
  shop: Shop,
  locale: Locale,
): Paragraph {
  const t = translatorFor(locale, 'orderMails')
  const day = (of: string) => formatDay(of, locale, 'full')
  return [
    t('giftVoucher.title'),
    email ? t('giftVoucher.mail', { name: mailedLine(recipient), email, day: day(sendOn) }) : t('giftVoucher.print'),
    t('giftVoucher.valid', { day: day(expiresOn) }),
    isVatRegistered(shop) && order.vatCents === 0 && t('untaxed'),
  ]
}

function deliveryText(order: Order, isHeld: boolean, locale: Locale): Paragraph {
  const { deliveryFrom, deliveryTo, shippingMethod: method } = order
  const t = translatorFor(locale, 'orderMails')
  const wait = orderWaitText(order, isHeld, locale)
  const hasDays = deliveryFrom && deliveryTo && wait === null
  const head = hasDays
    ? t('to.address', { method, from: formatDay(deliveryFrom, locale), to: formatDay(deliveryTo, locale) })
    : t('to.noDays', { method })
  return [
    t('to.title'),
    head,
    ...addressOf(order),
    wait && `${translatorFor(locale, 'orderPage')('delivery')}: ${wait}`,
  ]
}

function addressOf({ pickupPoint, shippingAddress }: Order): Paragraph {
  const { name, company, street, street2, postcode, city, region, phone } = shippingAddress
  const lines = pickupPoint
    ? [name, pickupPoint, phone]
    : [name, company, street, street2, `${postcode} ${city}`, region, phone]
  return lines.map((line) => line && mailedLine(line))
}
