import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { orderNews } from '../paths'
import type { Standing } from '../standing'
import { HoldNotice } from './hold-notice'
import type { ShownOrder } from './order-standing'

type Query = Record<string, string | string[] | undefined>
type Props = { locale: Locale; order: ShownOrder & { id: string; email: string }; standing: Standing; query: Query }

const notes = z.object({
  news: z.enum(orderNews).optional().catch(undefined),
  cancel: z.enum(['done', 'packed', 'used', 'state', 'paid', 'processing']).optional().catch(undefined),
})

export function OrderNotices({ locale, order, standing, query }: Props) {
  const t = translatorFor(locale, 'orderPage')
  const { news, cancel } = notes.parse(query)
  const { payment, isProcessing, refundingCents } = standing
  const refunding = refundingCents > 0 && t('refunding', { amount: formatEuro(refundingCents, locale) })
  if (order.status === 'cancelled') {
    const lost = news === 'payment' && refunding
    return (
      <Notice tone={lost ? 'problem' : 'note'}>
        {`${t(lost ? 'soldOut' : 'cancelled')} ${refunding || ''}`.trim()}
      </Notice>
    )
  }
  if (cancel && cancel !== 'done') return <Notice tone="problem">{t(`notCancelled.${cancel}`)}</Notice>
  if (isProcessing) return <Notice tone="note">{t('processing')}</Notice>
  if (order.status === 'awaiting-payment' && order.paymentMethod === 'card') {
    return <Notice tone="note">{t(news === 'payment' ? 'notPaid' : 'toPay')}</Notice>
  }
  if (standing.holdWay) return <HoldNotice locale={locale} order={order.id} way={standing.holdWay} query={query} />
  if (query.confirmed === 'yes') return <Notice tone="success">{t('hold.confirmed')}</Notice>
  if (news === 'placed') {
    const waits = order.status === 'awaiting-payment'
    return <Notice tone="success">{t(waits ? 'thanksTransfer' : 'thanks', { email: order.email })}</Notice>
  }
  return news === 'payment' && payment === 'paid' ? (
    <Notice tone="success">{t('thanksPaid', { email: order.email })}</Notice>
  ) : null
}
