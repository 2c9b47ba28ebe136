import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { Parcel, Returning } from '@/features/shop/fulfilment/parcels'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { FieldForm } from './field-form'
import { GoodsWords } from './goods-words'
import { workAction } from './orders-only'
import { RefundField } from './refund-field'

type Props = { parcel: Parcel; returning: Returning | undefined; language: string }

export function ReturningParcel({ parcel, returning, language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  if (!returning) return null
  const { dueCents, lines, mostCents } = returning
  return (
    <FieldForm action={workAction('check-in')}>
      <fieldset className="orders-parcel">
        <legend>
          <Link href={`/admin/collections/orders/${parcel.orderId}`} prefetch={false}>
            {parcel.number}
          </Link>
        </legend>
        <input type="hidden" name="parcel" value={parcel.id} />
        <p className="products-facts">
          <span>{t('orders.refusedOn', { day: formatDay(sofiaDay(parcel.since), locale, 'full') })}</span>
          <span>{`${parcel.name}, ${parcel.city}`}</span>
          {parcel.tracking && <span>{parcel.tracking}</span>}
        </p>
        {lines.map((line) => (
          <label key={line.line}>
            <GoodsWords goods={line} />
            <span className="orders-pieces">
              <input
                type="number"
                name={`back:${line.line}`}
                min={0}
                max={line.pieces}
                defaultValue={line.pieces}
                required
                aria-label={t('orders.backToStock', { title: line.title })}
              />
              {t('orders.ofPieces', { count: line.pieces })}
            </span>
          </label>
        ))}
        <RefundField dueCents={dueCents} mostCents={mostCents} language={language} />
        <button type="submit" className="admin-button admin-button-strong">
          {t('orders.checkIn')}
        </button>
      </fieldset>
    </FieldForm>
  )
}
