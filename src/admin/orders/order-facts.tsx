import type { Order } from '@payload-types'
import { formatDayRange, formatEuro } from '@/design/format'
import { addressLines } from '@/domain/erased'
import { adminLocale, adminTranslations } from '../admin-translations'
import { GoodsWords } from './goods-words'

type Props = { order: Order; language: string }

/** Who ordered, where it goes, and what they asked for. */
export function Customer({ order, language }: Props) {
  const t = adminTranslations(language)
  const { company, name, phone } = order.shippingAddress
  const { deliveryFrom, deliveryTo, email, invoice } = order
  const lines = [name, company, ...addressLines(order.shippingAddress), order.shippingMethod, order.pickupPoint]
  return (
    <div>
      <h3>{t('orders.panel.customer')}</h3>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {deliveryFrom && deliveryTo && (
        <p>{t('orders.panel.expected', { days: formatDayRange(deliveryFrom, deliveryTo, adminLocale(language)) })}</p>
      )}
      <p>
        <a href={`mailto:${email}?subject=${encodeURIComponent(order.number)}`}>{email}</a>
      </p>
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
      {invoice?.company && <p>{t('orders.panel.invoice', { company: invoice.company, eik: invoice.eik || '–' })}</p>}
      {order.customerNote && <p className="orders-note">{order.customerNote}</p>}
    </div>
  )
}

/** What was ordered, as one recognises it in the store, with what it costs. */
export function OrderGoods({ order, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  return (
    <div className="orders-lines">
      <h3>{t('orders.panel.lines')}</h3>
      <ul>
        {order.lines.map(({ id, colour, discountCents, picture, quantity, size, sku, title, unitPriceCents }) => (
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
