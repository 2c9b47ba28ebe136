import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { mostClaimed } from '@/features/shop/fulfilment/pack'
import type { WorkKind, WorkOrder } from '@/features/shop/fulfilment/work-list'
import type { Counted } from '@/server/db/readable-rows'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { ChosenBar } from './chosen-bar'
import { MoreRows } from './more-rows'
import { HoldFacts } from './order-steps'
import { workAction } from './orders-only'
import { FieldForm } from './outside-form'
import { AmountField, WhyField } from './work-fields'

type Props = { kind: WorkKind; orders: Counted<WorkOrder>; isAdmin: boolean; language: string }

const forms: Partial<Record<WorkKind, 'claim' | 'back' | 'take-over' | 'received' | 'refunded'>> = {
  pack: 'claim',
  mine: 'back',
  taken: 'take-over',
  payment: 'received',
  refund: 'refunded',
}

/** Of the orders to pack, as many are ticked as one person carries. */
export function OrderWork({ kind, orders, isAdmin, language }: Props) {
  const t = adminTranslations(language)
  const step = forms[kind]
  const mayChoose = (order: WorkOrder) =>
    step === 'received' ? order.awaitedCents > 0 : step === 'refunded' ? order.refundCents > 0 : step !== undefined
  const list = (
    <ul className="orders-list" aria-labelledby="orders-list">
      {orders.map((order, index) => (
        <OrderRow
          key={order.id}
          order={order}
          kind={kind}
          choose={mayChoose(order)}
          chosen={kind === 'pack' && index < mostClaimed}
          language={language}
        />
      ))}
    </ul>
  )
  const more = <MoreRows rows={orders} language={language} />
  if (!step || !orders.some(mayChoose))
    return (
      <>
        {kind === 'ship' || kind === 'sent' || kind === 'refused' ? (
          <p className="orders-actions">
            <Link href="/admin/orders/parcels" prefetch={false} className="admin-button admin-button-strong">
              {t('orders.toParcels')}
            </Link>
          </p>
        ) : null}
        {list}
        {more}
      </>
    )
  return (
    <FieldForm action={workAction(step)} shown={{ list: kind }}>
      <div className="orders-actions orders-bar">
        <ChosenBar
          name="order"
          words={{ all: t('orders.chooseAll'), chosen: t('orders.chosen', { chosen: '{chosen}', all: '{all}' }) }}
        />
        {kind === 'mine' && (
          <Link href="/admin/orders/packing" prefetch={false} className="admin-button admin-button-strong">
            {t('orders.toPacking')}
          </Link>
        )}
        {kind === 'taken' && <WhyField language={language} />}
        <button type="submit" className={`admin-button${kind === 'mine' ? '' : ' admin-button-strong'}`}>
          {t(`orders.steps.${step}`)}
        </button>
        {kind === 'taken' && isAdmin && (
          <button type="submit" className="admin-button" formAction={workAction('claim-ended')}>
            {t('orders.steps.claim-ended')}
          </button>
        )}
      </div>
      {list}
      {more}
    </FieldForm>
  )
}

type RowProps = { order: WorkOrder; kind: WorkKind; choose: boolean; chosen: boolean; language: string }

function OrderRow({ order, kind, choose, chosen, language }: RowProps) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { awaitedCents, number, providerRefundCents, refundCents, refundIds } = order
  return (
    <li>
      {choose ? (
        <label className="orders-choice">
          <input
            type="checkbox"
            name="order"
            value={order.id}
            defaultChecked={chosen}
            aria-label={t('orders.choose', { number })}
          />
          {kind === 'payment' && <input type="hidden" name={`awaited:${order.id}`} value={awaitedCents} />}
          {kind === 'refund' && <input type="hidden" name={`refund:${order.id}`} value={refundIds.join(',')} />}
        </label>
      ) : (
        <span />
      )}
      <div className="orders-who">
        <p>
          <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
            {number}
          </Link>
          {order.mustNotBeSent && <span className="orders-mark orders-late">{t('orders.withdrawn')}</span>}
          {order.isLate && <span className="orders-mark orders-late">{t('orders.late')}</span>}
          {order.packer && <span className="orders-mark">{t('orders.packedBy', { name: order.packer })}</span>}
        </p>
        <p>{`${order.name}, ${order.city}`}</p>
        <HoldFacts order={order} language={language} />
        {order.customerNote && <p className="orders-note">{order.customerNote}</p>}
      </div>
      <p className="products-facts orders-facts">
        <span>{formatDay(sofiaDay(order.placedAt), locale, 'short')}</span>
        <span>{t('orders.pieces', { count: order.pieces })}</span>
        <span>{order.shippingMethod}</span>
        <span>{t(`orders.payment.${order.paymentMethod}`)}</span>
        {kind === 'payment' && order.paymentDueAt && (
          <span>{t('orders.dueOn', { day: formatDay(sofiaDay(order.paymentDueAt), locale, 'full') })}</span>
        )}
        {providerRefundCents > 0 && (
          <span>{t('orders.providerRefunds', { sum: formatEuro(providerRefundCents, locale) })}</span>
        )}
      </p>
      {kind === 'payment' && awaitedCents > 0 ? (
        <AmountField name={`amount:${order.id}`} proposedCents={awaitedCents} language={language} />
      ) : (
        <strong className="orders-sum">{formatEuro(kind === 'refund' ? refundCents : order.totalCents, locale)}</strong>
      )}
    </li>
  )
}
