import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { returnConditions } from '@/domain/withdrawal'
import type { OpenReturn } from '@/features/shop/fulfilment/after-sales/staff-lists'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { FieldForm } from './field-form'
import { FollowArrived } from './follow-arrived'
import { GoodsWords } from './goods-words'
import { workAction } from './orders-only'
import { RefundDue } from './refund-due'
import { RefundField } from './refund-field'

type Props = { open: OpenReturn; now: Date; language: string }

export function OpenReturnForm({ open, now, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const { dueCents, id, lines, mostCents, name, number, orderId, orderNumber, reason, requestedAt, statedAt, sums } =
    open
  return (
    <FieldForm action={workAction('return-checked')}>
      <fieldset className="orders-parcel">
        <legend>{number}</legend>
        <input type="hidden" name="return" value={id} />
        <p>
          <RefundDue statedAt={statedAt} now={now} language={language} />
        </p>
        <p className="products-facts">
          <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
            {orderNumber}
          </Link>
          <span>{name}</span>
          <span>{t('orders.returns.announcedOn', { day: formatDay(sofiaDay(requestedAt), locale, 'full') })}</span>
          {open.status === 'received' && <span>{t('orders.returns.isHere')}</span>}
        </p>
        {reason && <p className="orders-stated">{reason}</p>}
        {lines.map((line) => (
          <div key={line.line} className="orders-came">
            <GoodsWords goods={line} />
            {line.exception && <p className="orders-note">{t(`orders.returns.exception.${line.exception}`)}</p>}
            <label>
              {t('orders.returns.came', { count: line.pieces })}
              <input
                type="number"
                name={`came:${line.line}`}
                min={0}
                max={line.pieces}
                defaultValue={line.pieces}
                required
                aria-label={t('orders.returns.cameOf', { title: line.title })}
              />
            </label>
            <label>
              {t('orders.returns.back')}
              <input
                type="number"
                name={`back:${line.line}`}
                min={0}
                max={line.pieces}
                defaultValue={line.pieces}
                required
                aria-label={t('orders.backToStock', { title: line.title })}
              />
            </label>
            <label>
              {t('orders.returns.condition')}
              <select
                name={`condition:${line.line}`}
                defaultValue="as-new"
                aria-label={t('orders.returns.conditionOf', { title: line.title })}
              >
                {returnConditions.map((condition) => (
                  <option key={condition} value={condition}>
                    {t(`orders.returns.conditions.${condition}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        ))}
        {sums && <FollowArrived lines={lines} sums={sums} language={language} />}
        <RefundField dueCents={dueCents} mostCents={mostCents} language={language} />
        <div className="orders-actions">
          <button type="submit" className="admin-button admin-button-strong">
            {t('orders.checkIn')}
          </button>
          {open.status === 'announced' && (
            <button type="submit" className="admin-button" formAction={workAction('return-received')}>
              {t('orders.returns.received')}
            </button>
          )}
          <button type="submit" className="admin-button" formAction={workAction('return-ended')}>
            {t(open.status === 'announced' ? 'orders.returns.end' : 'orders.returns.endReceived')}
          </button>
        </div>
      </fieldset>
    </FieldForm>
  )
}
