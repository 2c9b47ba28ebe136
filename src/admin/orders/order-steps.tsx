import { formatMoment } from '@/design/format'
import { isOpenOrder } from '@/domain/order-states'
import type { WorkOrder } from '@/features/shop/fulfilment/work-list'
import { adminLocale, adminTranslations } from '../admin-translations'
import { workAction } from './orders-only'
import { OutsideForm } from './outside-form'
import { AmountField, WhyField } from './work-fields'

type HoldFactsProps = { order: WorkOrder; language: string }

export function HoldFacts({ order: { hold, phone }, language }: HoldFactsProps) {
  if (!hold) return null
  const t = adminTranslations(language)
  const day = formatMoment(hold.endsAt.toISOString(), adminLocale(language))
  return (
    <p className="orders-note">
      {t(`orders.hold.${hold.reason}`)}. {t(`orders.hold.${hold.way}`, { phone: phone ?? '–', day })}
    </p>
  )
}

function ReleaseStep({ order: { hold, id }, language }: HoldFactsProps) {
  if (!hold) return null
  const t = adminTranslations(language)
  return (
    <span className="orders-step">
      <label>
        {t('orders.hold.note')}{' '}
        <input type="text" form="order-release" name="note" required minLength={3} maxLength={300} autoComplete="off" />
      </label>
      <OutsideForm
        id="order-release"
        action={workAction('release')}
        fields={{ from: id, order: id }}
        label={t('orders.hold.release')}
        strong
      />
    </span>
  )
}

type Props = { order: WorkOrder; isPacked: boolean; staff: string; language: string }

export function StaffOrderSteps({ order, isPacked, staff, language }: Props) {
  const t = adminTranslations(language)
  const { awaitedCents, id, isFree, refundCents, refundIds, status } = order
  const isCancelled = status === 'cancelled'
  const mayCancel = isOpenOrder[status] && !(status === 'placed' && isPacked)
  const isOfColleague = order.packerId !== null && order.packerId !== staff
  if (!isFree && awaitedCents === 0 && refundCents === 0 && !mayCancel && !isOfColleague) return null
  const own = { from: id, order: id }
  return (
    <div className="orders-steps">
      <HoldFacts order={order} language={language} />
      <ReleaseStep order={order} language={language} />
      {isFree && <Step name="claim" fields={{ order: id }} label={t('orders.panel.claim')} strong />}
      {isOfColleague && (
        <span className="orders-step">
          <WhyField form="order-take-over" language={language} />
          <Step name="take-over" fields={own} label={t('orders.panel.takeOver')} />
        </span>
      )}
      {awaitedCents > 0 && (
        <span className="orders-step">
          <AmountField form="order-received" name={`amount:${id}`} proposedCents={awaitedCents} language={language} />
          <Step
            name="received"
            fields={{ ...own, [`awaited:${id}`]: String(awaitedCents) }}
            label={t(isCancelled ? 'orders.panel.lateButton' : 'orders.panel.receivedButton')}
            strong={!isCancelled}
          />
        </span>
      )}
      {awaitedCents > 0 && isCancelled && <p className="orders-note">{t('orders.panel.lateHint')}</p>}
      {refundCents > 0 && (
        <Step
          name="refunded"
          fields={{ ...own, [`refund:${id}`]: refundIds.join(',') }}
          label={t('orders.panel.refundedButton')}
          strong
        />
      )}
      {mayCancel && (
        <details className="orders-details">
          <summary>{t('orders.panel.cancel')}</summary>
          <p>{t('orders.panel.cancelText')}</p>
          <Step name="cancel" fields={own} label={t('orders.panel.cancelSure')} />
        </details>
      )}
    </div>
  )
}

type StepProps = { name: string; fields: Record<string, string>; label: string; strong?: boolean }

function Step({ name, fields, label, strong = false }: StepProps) {
  return <OutsideForm id={`order-${name}`} action={workAction(name)} fields={fields} label={label} strong={strong} />
}
