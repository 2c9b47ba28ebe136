import type { Order } from '@payload-types'
import { formatDayRange, formatEuro } from '@/design/format'
import { addressLines } from '@/domain/erased'
import { withTitlesIn } from '@/features/shop/goods/titles'
import { orderWaitText } from '@/features/shop/orders/delivery-wait'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { GoodsWords } from './goods-words'

type Props = { order: Order; language: string }

export function Customer({ order, language }: Props) {
  const t = adminTranslations(language)
  const { company, name, phone } = order.billingAddress
  const { email, invoice } = order
  const call = order.shippingAddress.phone || phone
  return (
    <div>
      <h3>{t('orders.panel.customer')}</h3>
      {[name, company].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a href={`mailto:${email}?subject=${encodeURIComponent(order.number)}`}>{email}</a>
      </p>
      {call && (
        <p>
          <a href={`tel:${call.replaceAll(' ', '')}`}>{call}</a>
        </p>
      )}
      {invoice?.company && <p>{t('orders.panel.invoice', { company: invoice.company, eik: invoice.eik || '–' })}</p>}
      {order.customerNote && <p className="orders-note">{order.customerNote}</p>}
    </div>
  )
}

export function DeliveryFacts({ order, isHeld, language }: Props & { isHeld: boolean }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { deliveryFrom, deliveryTo, pickupPoint, shippingAddress, shippingCents, shippingMethod } = order
  const { company, name, region } = shippingAddress
  const place = pickupPoint ? [pickupPoint] : [company, ...addressLines(shippingAddress), region]
  const cost = formatEuro(shippingCents, locale)
  const wait = orderWaitText(order, isHeld, locale)
  return (
    <div>
      <h3>{t('orders.panel.delivery')}</h3>
      <p>{`${shippingMethod}, ${cost}`}</p>
      {[name, ...place].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {wait ? (
        <p>{t('orders.panel.promised', { text: wait })}</p>
      ) : (
        deliveryFrom &&
        deliveryTo && <p>{t('orders.panel.expected', { days: formatDayRange(deliveryFrom, deliveryTo, locale) })}</p>
      )}
    </div>
  )
}

type MoneyProps = Props & { sums: readonly (readonly [string, number])[] }

export function MoneyFacts({ order, sums, language }: MoneyProps) {
  const t = adminTranslations(language)
  const euro = (cents: number) => formatEuro(cents, adminLocale(language))
  const { couponCode, paymentMethod, voucherCents } = order
  const discountCents = order.lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0)
  const rows: [string, string][] = [[t('orders.panel.method'), t(`orders.payment.${paymentMethod}`)]]
  if (couponCode) rows.push([t('orders.panel.coupon', { code: couponCode }), euro(-discountCents)])
  if (voucherCents && paymentMethod !== 'gift-voucher') rows.push([t('orders.panel.voucher'), euro(voucherCents)])
  for (const [label, cents] of sums) rows.push([label, euro(cents)])
  return (
    <div>
      <h3>{t('orders.panel.money')}</h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export async function OrderGoods({ order, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const copied = order.lines.map((line) => ({ ...line, line: line.id ?? '' }))
  const [lines = []] = await withTitlesIn(await db(), locale, [copied])
  return (
    <div className="orders-lines">
      <h3>{t('orders.panel.lines')}</h3>
      <ul>
        {lines.map(({ id, colour, discountCents, picture, quantity, size, sku, title, unitPriceCents }) => (
          <li key={id}>
            <GoodsWords goods={{ title, colour: colour ?? null, size: size ?? null, picture: picture ?? null, sku }} />
            <span>{t('orders.pieces', { count: quantity })}</span>
            <strong>{formatEuro(quantity * unitPriceCents - (discountCents ?? 0), locale)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
