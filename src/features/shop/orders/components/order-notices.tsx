import { z } from 'zod'
import { Button } from '@/design/button'
import { ChangeStatus } from '@/design/change-status'
import { formatEuro } from '@/design/format'
import { Notice } from '@/design/notice'
import type { HoldWay } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { confirmOrderAction } from '../actions'
import { readHoldToken } from '../hold'
import { orderNews } from '../paths'
import { cardKeys } from '../shop'
import type { Standing } from '../standing'
import type { ShownOrder } from './order-standing'

type HoldNoticeProps = {
  locale: Locale
  order: string
  way: HoldWay
  query: Record<string, string | string[] | undefined>
}

/** Only the mailed link shows the button that confirms the order. */
function HoldNotice({ locale, order, way, query: { confirm, key } }: HoldNoticeProps) {
  const t = translatorFor(locale, 'orderPage.hold')
  const mayConfirm = way === 'mailbox' && typeof key === 'string' && readHoldToken(confirm)?.id === order
  if (!mayConfirm) return <Notice tone="note">{t(way)}</Notice>
  return (
    <form action={confirmOrderAction} className="space-y-3">
      <Notice tone="note">{t('ask')}</Notice>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="confirm" value={confirm} />
      <Button type="submit">{t('confirm')}</Button>
    </form>
  )
}

type Query = Record<string, string | string[] | undefined>
type Props = { locale: Locale; order: ShownOrder & { id: string; email: string }; standing: Standing; query: Query }

const notes = z.object({
  news: z.enum(orderNews).optional().catch(undefined),
  cancel: z.enum(['done', 'packed', 'used', 'state', 'paid', 'processing', 'provider']).optional().catch(undefined),
})

export function OrderNotices(props: Props) {
  const { news } = notes.parse(props.query)
  return (
    <ChangeStatus className="space-y-3 empty:mb-0">
      {news === 'uninvited' && <Notice tone="success">{translatorFor(props.locale, 'reviews.open')('stopped')}</Notice>}
      <StandingNotice {...props} />
    </ChangeStatus>
  )
}

function StandingNotice({ locale, order, standing, query }: Props) {
  const t = translatorFor(locale, 'orderPage')
  const { news, cancel } = notes.parse(query)
  const { payment, isProcessing, refundingCents } = standing
  const isAfterPaying = news === 'payment' || news === 'unknown'
  const refunding = refundingCents > 0 && t('refunding', { amount: formatEuro(refundingCents, locale) })
  if (order.status === 'cancelled') {
    const lost = isAfterPaying && refunding
    return (
      <Notice tone={lost ? 'problem' : 'note'}>
        {`${t(lost ? 'soldOut' : 'cancelled')} ${refunding || ''}`.trim()}
      </Notice>
    )
  }
  const waitsForCard = order.status === 'awaiting-payment' && order.paymentMethod === 'card'
  const isCardOff = waitsForCard && !cardKeys()
  if (cancel && cancel !== 'done' && !(isCardOff && cancel === 'provider'))
    return <Notice tone="problem">{t(`notCancelled.${cancel}`)}</Notice>
  if (isCardOff) return <Notice tone="problem">{t('cardOff')}</Notice>
  if (isProcessing) return <Notice tone="note">{t('processing')}</Notice>
  if (waitsForCard) {
    if (news === 'unknown') return <Notice tone="note">{t('providerAway')}</Notice>
    if (!standing.mayPay) return <Notice tone="note">{t('payOver')}</Notice>
    return <Notice tone="note">{t(news === 'payment' ? 'notPaid' : 'toPay')}</Notice>
  }
  if (standing.holdWay) return <HoldNotice locale={locale} order={order.id} way={standing.holdWay} query={query} />
  if (query.confirmed === 'yes') return <Notice tone="success">{t('hold.confirmed')}</Notice>
  if (news === 'placed') {
    const waits = order.status === 'awaiting-payment'
    return <Notice tone="success">{t(waits ? 'thanksTransfer' : 'thanks', { email: order.email })}</Notice>
  }
  return isAfterPaying && payment === 'paid' ? (
    <Notice tone="success">{t('thanksPaid', { email: order.email })}</Notice>
  ) : null
}
