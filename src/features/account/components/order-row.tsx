import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { dayOf } from '../days'
import { accountPaths } from '../navigation'
import type { OrderSummary } from '../orders'
import { Row } from './row'
import { OrderState } from './states'

type Props = { locale: Locale; order: OrderSummary; headingLevel?: 2 | 3 }

export function OrderRow({ locale, order, headingLevel }: Props) {
  const t = translatorFor(locale, 'account.order')
  const items = order.lines.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <Row
      headingLevel={headingLevel}
      href={`${localePath(locale, accountPaths.orderDetails)}?order=${encodeURIComponent(order.number)}`}
      title={t('number', { number: order.number })}
      state={<OrderState locale={locale} status={order.status} />}
      facts={`${t('placed', { date: dayOf(order.placedAt, locale) })} · ${t('items', { count: items })}`}
    >
      <Price locale={locale} cents={order.totalCents} size="sm" past className="mt-2" />
    </Row>
  )
}
