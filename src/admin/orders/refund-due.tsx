import { refundDaysLeft } from '@/domain/withdrawal'
import { adminTranslations } from '../admin-translations'

type Props = { statedAt: Date; now: Date; language: string }

/** Days left for the refund, counted from the statement of withdrawal. */
export function RefundDue({ statedAt, now, language }: Props) {
  const t = adminTranslations(language)
  const days = refundDaysLeft(statedAt, now)
  return (
    <strong data-late={days < 0 || undefined}>
      {days < 0 ? t('orders.returns.refundLate', { count: -days }) : t('orders.returns.refundDue', { count: days })}
    </strong>
  )
}
