import type { Order } from '@payload-types'
import { isRefundable } from '@/features/shop/orders/payments/refunds'
import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { BeginStep } from './outside-form'
import { RefundField, WhyField } from './work-fields'

type Props = { order: Pick<Order, 'id' | 'kind' | 'number' | 'status'>; mostCents: number; language: string }

/** Nothing where no money can go back; of a paid gift voucher the way to its balance. */
export function RefundStep({ order, mostCents, language }: Props) {
  const t = adminTranslations(language)
  if (mostCents <= 0) return null
  if (order.kind === 'gift-voucher' && order.status !== 'awaiting-payment') {
    return (
      <p>
        <Link href={`/admin/orders/vouchers?q=${order.number}`} prefetch={false}>
          {t('orders.begin.voucherRefund')}
        </Link>
      </p>
    )
  }
  if (!isRefundable(order)) return null
  return (
    <BeginStep name="refund-begun" order={order.id} language={language} fields={{ most: String(mostCents) }}>
      <p>{t('orders.begin.refundText')}</p>
      <RefundField
        form="order-refund-begun"
        dueCents={0}
        mostCents={mostCents}
        limitCents={mostCents}
        language={language}
      />
      <WhyField form="order-refund-begun" language={language} />
    </BeginStep>
  )
}
