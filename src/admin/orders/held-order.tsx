import { formatMoment } from '@/design/format'
import type { WorkOrder } from '@/features/shop/fulfilment/work-list'
import { adminLocale, adminTranslations } from '../admin-translations'
import { workAction } from './orders-only'
import { OutsideForm } from './outside-form'

type Props = { order: WorkOrder; language: string }

export function HoldFacts({ order: { hold, phone }, language }: Props) {
  if (!hold) return null
  const t = adminTranslations(language)
  const day = formatMoment(hold.endsAt.toISOString(), adminLocale(language))
  return (
    <p className="orders-note">
      {t(`orders.hold.${hold.reason}`)}. {t(`orders.hold.${hold.way}`, { phone: phone ?? '–', day })}
    </p>
  )
}

export function ReleaseStep({ order: { hold, id }, language }: Props) {
  if (!hold) return null
  const t = adminTranslations(language)
  return (
    <span className="orders-step">
      <label>
        {t('orders.hold.note')}{' '}
        <input type="text" form="order-release" name="note" required maxLength={500} autoComplete="off" />
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
