import { formatEuro } from '@/design/format'
import { euroText } from '@/domain/money'
import { refundDaysLeft } from '@/domain/withdrawal'
import { adminLocale, adminTranslations } from '../admin-translations'

type AmountFieldProps = { name: string; form?: string; proposedCents?: number; language: string }

/** The amount of a received transfer, typed in euro. */
export function AmountField({ name, form, proposedCents, language }: AmountFieldProps) {
  return (
    <label className="orders-amount">
      {adminTranslations(language)('orders.amount')}
      <input
        type="text"
        inputMode="decimal"
        form={form}
        name={name}
        defaultValue={proposedCents === undefined ? undefined : euroText(proposedCents, language)}
        maxLength={12}
        autoComplete="off"
      />
    </label>
  )
}

type RefundFieldProps = {
  /** Id of the form if the field lies outside of it. */
  form?: string
  dueCents: number
  /** Left of all payments; the field is only there where anything is. */
  mostCents: number
  /** More is refused: for goods what is due for them. */
  limitCents: number
  language: string
}

export function RefundField({ form, dueCents, mostCents, limitCents, language }: RefundFieldProps) {
  const t = adminTranslations(language)
  if (mostCents <= 0) return <p className="orders-note">{t('orders.nothingDue')}</p>
  return (
    <label className="orders-refund">
      <span>
        {t('orders.refundNow')}{' '}
        <small>{t('orders.refundMost', { sum: formatEuro(limitCents, adminLocale(language)) })}</small>
      </span>
      <input type="hidden" name="proposed" form={form} value={dueCents} />
      <input
        type="text"
        inputMode="decimal"
        name="refund"
        form={form}
        defaultValue={dueCents > 0 ? euroText(dueCents, language) : ''}
        maxLength={12}
        autoComplete="off"
      />
    </label>
  )
}

/** Taking over a colleague's order requires a reason, which the audit log keeps for ever. `form`: id of the form if the field lies outside of it. */
export function WhyField({ form, language }: { form?: string; language: string }) {
  return (
    <label className="orders-why">
      {adminTranslations(language)('orders.whyUnnamed')}
      <input type="text" name="why" form={form} required minLength={3} maxLength={300} autoComplete="off" />
    </label>
  )
}

type RefundDueProps = { statedAt: Date; now: Date; language: string }

/** Days left for the refund, counted from the statement of withdrawal. */
export function RefundDue({ statedAt, now, language }: RefundDueProps) {
  const t = adminTranslations(language)
  const days = refundDaysLeft(statedAt, now)
  return (
    <strong data-late={days < 0 || undefined}>
      {days < 0 ? t('orders.returns.refundLate', { count: -days }) : t('orders.returns.refundDue', { count: days })}
    </strong>
  )
}
