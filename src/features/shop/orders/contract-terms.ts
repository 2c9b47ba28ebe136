import type { Order } from '@payload-types'
import { formatDay, formatEuro, formatMoment } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Shop } from './shop'

type Paragraph = (string | null | undefined)[]

/**
 * What the confirmation of a contract must say beside goods and sums (directive 2011/83/EU, articles 6 and 8(7)): payment, delivery,
 * seller, right of withdrawal with the model form, guarantee, complaints.
 */
export function contractTerms(order: Order, shop: Shop, locale: Locale): string[] {
  const t = translatorFor(locale, 'orderMails')
  const { address, eik, email, phone, sellerName: seller, vatNumber } = shop
  const returnAddress = shop.returnAddress || address
  const parts: Paragraph[] = [
    [t('payment.title'), paymentText(order, shop, locale)],
    [t('to.title'), deliveryText(order, locale), ...addressOf(order)],
    [order.invoice?.company && t('invoice', { company: order.invoice.company, eik: order.invoice.eik ?? '' })],
    [
      t('seller.title'),
      seller,
      address,
      eik && t('seller.eik', { eik }),
      vatNumber && t('seller.vat', { number: vatNumber }),
      email,
      phone,
    ],
    [
      t('withdrawal.title'),
      t('withdrawal.text', { email, address, returnAddress }),
      t('withdrawal.exceptions'),
      ...excludedOf(order, locale),
    ],
    [t('withdrawal.formTitle'), t('withdrawal.form', { seller, address: returnAddress, email })],
    [t('guarantee.title'), t('guarantee.text')],
    [t('complaints.title'), t('complaints.text', { email, phone })],
  ]
  return parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean)
}

/** The goods of this order that cannot be sent back at will. */
function excludedOf({ lines }: Order, locale: Locale): string[] {
  const why = translatorFor(locale, 'shopLaw')
  const excluded = lines.flatMap(({ title, withdrawalException: reason }) =>
    reason ? [`– ${title}: ${why(`noWithdrawalShort.${reason}`)}`] : [],
  )
  return excluded.length > 0 ? [translatorFor(locale, 'orderMails')('excluded'), ...excluded] : []
}

function paymentText(order: Order, { bic, iban, sellerName }: Shop, locale: Locale): string {
  const t = translatorFor(locale, 'orderMails')
  const amount = formatEuro(order.totalCents, locale)
  const due = order.paymentDueAt ?? order.placedAt
  if (order.totalCents === 0) return t('payment.none')
  if (order.paymentMethod === 'card') return t('payment.card', { until: formatMoment(due, locale) })
  if (order.paymentMethod === 'cash-on-delivery') return t('payment.cash-on-delivery', { amount })
  const day = formatDay(sofiaDay(new Date(due)), locale, 'full')
  return t('payment.bank-transfer', { amount, day, seller: sellerName, iban, bic, number: order.number })
}

function deliveryText({ deliveryFrom, deliveryTo, shippingMethod: method }: Order, locale: Locale): string {
  const t = translatorFor(locale, 'orderMails')
  if (!deliveryFrom || !deliveryTo) return t('to.noDays', { method })
  return t('to.address', { method, from: formatDay(deliveryFrom, locale), to: formatDay(deliveryTo, locale) })
}

function addressOf({ pickupPoint, shippingAddress }: Order): Paragraph {
  const { name, company, street, street2, postcode, city, phone } = shippingAddress
  return pickupPoint ? [name, pickupPoint, phone] : [name, company, street, street2, `${postcode} ${city}`, phone]
}
