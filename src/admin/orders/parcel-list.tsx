import type { ReactNode } from 'react'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { trackingPattern, trackingUrl } from '@/domain/carriers'
import type { ListedParcel } from '@/features/shop/fulfilment/parcels'
import { isHeldByCarrier } from '@/features/shop/orders/label-rows'
import type { Standing } from '@/features/shop/orders/standing'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { CarrierLabel, type CarrierLabels } from './carrier-labels'
import { workAction } from './orders-only'
import { OutsideForm } from './outside-form'

type Label = Standing['parcels'][number]['label']
type RowStepProps = {
  step: 'tracking-changed' | 'unpack' | 'lost'
  parcel: string
  number: string
  language: string
  children?: ReactNode
}

/** A step of one parcel of a list, which sends the form of the list. */
function RowStep({ step, parcel, number, language, children }: RowStepProps) {
  const t = adminTranslations(language)
  return (
    <details className="orders-details orders-unpack">
      <summary aria-label={t(`orders.${step}.of`, { number })}>{t(`orders.${step}.title`)}</summary>
      <p>{t(`orders.${step}.text`)}</p>
      {children}
      <button
        type="submit"
        className="admin-button"
        formAction={workAction(step)}
        formNoValidate
        name={step}
        value={parcel}
      >
        {t(`orders.${step}.sure`)}
      </button>
    </details>
  )
}

type StepProps = { order: string; parcel: Standing['parcels'][number]; language: string }

export function UnpackStep({ order, parcel: { id, label, pieces }, language }: StepProps) {
  const t = adminTranslations(language)
  const form = `order-unpack-${id}`
  return (
    <details className="orders-details">
      <summary>{t('orders.unpack.pieces', { count: pieces })}</summary>
      <p>{t('orders.unpack.text')}</p>
      <LabelCancelled parcel={id} label={label} form={form} language={language} />
      <OutsideForm
        id={form}
        action={workAction('unpack')}
        fields={{ from: order, unpack: id }}
        label={t('orders.unpack.sure')}
        strong={false}
      />
    </details>
  )
}

type CancelledProps = { parcel: string; label: Label; form?: string; language: string }

/** A carrier's label cannot be cancelled from here: staff cancel it at the carrier and confirm that here. */
function LabelCancelled({ parcel, label, form, language }: CancelledProps) {
  if (!isHeldByCarrier(label)) return null
  return (
    <label className="orders-tick">
      <input type="checkbox" name="label-cancelled" value={parcel} form={form} />
      {adminTranslations(language)('orders.unpack.labelCancelled')}
    </label>
  )
}

type TrackingFieldProps = { parcel: string; tracking: string | null; language: string }

function TrackingField({ parcel, tracking, language }: TrackingFieldProps) {
  const t = adminTranslations(language)
  return (
    <label className="orders-amount">
      {t('orders.tracking')}
      <input
        type="text"
        name={`tracking:${parcel}`}
        defaultValue={tracking ?? ''}
        maxLength={60}
        pattern={trackingPattern}
        title={t('orders.trackingHint')}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  )
}

type CarrierFieldProps = { parcel: string; carrier: string; carriers: string[]; language: string }

function CarrierField({ parcel, carrier, carriers, language }: CarrierFieldProps) {
  return (
    <label className="orders-amount">
      {adminTranslations(language)('orders.carrier')}
      <select name={`carrier:${parcel}`} defaultValue={carrier}>
        {[...new Set([carrier, ...carriers])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}

type Props = {
  parcels: ListedParcel[]
  labelledBy: string
  packed?: boolean
  labels?: CarrierLabels
  /** Those with which a parcel on its way may have gone. */
  carriers?: string[]
  language: string
}

export function ParcelList({ parcels, labelledBy, packed = false, labels, carriers = [], language }: Props) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  return (
    <ul className="orders-list" aria-labelledby={labelledBy}>
      {parcels.map(
        ({ id, orderId, number, name, city, method, carrier, pieces, collectCents, tracking, since, isWithdrawn }) => (
          <li key={id}>
            <label className="orders-choice">
              <input
                type="checkbox"
                name="parcel"
                value={id}
                defaultChecked={packed && !isWithdrawn}
                aria-label={t('orders.chooseParcel', { number })}
              />
            </label>
            <div className="orders-who">
              <p>
                <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
                  {number}
                </Link>
                {packed && isWithdrawn && <span className="orders-mark orders-late">{t('orders.withdrawn')}</span>}
              </p>
              <p>{`${name}, ${city}`}</p>
            </div>
            <p className="products-facts orders-facts">
              <span>{formatDay(sofiaDay(since), locale, 'short')}</span>
              <span>{t('orders.pieces', { count: pieces })}</span>
              <span>{method}</span>
              {collectCents > 0 && <span>{t('orders.collect', { sum: formatEuro(collectCents, locale) })}</span>}
              {tracking && <Tracking carrier={carrier} tracking={tracking} />}
            </p>
            {labels && <CarrierLabel parcel={id} labels={labels} language={language} />}
            {packed && <TrackingField parcel={id} tracking={tracking} language={language} />}
            {packed ? (
              <RowStep step="unpack" parcel={id} number={number} language={language}>
                <LabelCancelled parcel={id} label={labels?.get(id)?.state ?? null} language={language} />
              </RowStep>
            ) : (
              <>
                <RowStep step="tracking-changed" parcel={id} number={number} language={language}>
                  <TrackingField parcel={id} tracking={tracking} language={language} />
                  <CarrierField parcel={id} carrier={carrier} carriers={carriers} language={language} />
                </RowStep>
                <RowStep step="lost" parcel={id} number={number} language={language} />
              </>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

export function Tracking({ carrier, tracking }: { carrier: string; tracking: string }) {
  const url = trackingUrl(carrier, tracking)
  if (!url) return <span>{tracking}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {tracking}
    </a>
  )
}
