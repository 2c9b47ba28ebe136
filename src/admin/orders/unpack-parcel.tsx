import { isHeldByCarrier } from '@/features/shop/orders/label-rows'
import type { Standing } from '@/features/shop/orders/standing'
import { adminTranslations } from '../admin-translations'
import { workAction } from './orders-only'
import { OutsideForm } from './outside-form'

type Label = Standing['parcels'][number]['label']
type Props = { parcel: string; number: string; label: Label; language: string }

export function UnpackParcel({ parcel, number, label, language }: Props) {
  const t = adminTranslations(language)
  return (
    <details className="orders-details orders-unpack">
      <summary aria-label={t('orders.unpack.of', { number })}>{t('orders.unpack.title')}</summary>
      <p>{t('orders.unpack.text')}</p>
      <LabelCancelled parcel={parcel} label={label} language={language} />
      <button
        type="submit"
        className="admin-button"
        formAction={workAction('unpack')}
        formNoValidate
        name="unpack"
        value={parcel}
      >
        {t('orders.unpack.sure')}
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

type CancelledProps = Pick<Props, 'parcel' | 'label' | 'language'> & { form?: string }

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
