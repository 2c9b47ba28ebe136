import { formatEuro } from '@/design/format'
import { euroText } from '@/domain/money'
import { adminLocale, adminTranslations } from '../admin-translations'

/** `form` is the form's id where the field is outside of it. */
type Props = { form?: string; dueCents: number; mostCents: number; language: string }

/** What of the money goes back for goods that came back: what is due is proposed. */
export function RefundField({ form, dueCents, mostCents, language }: Props) {
  const t = adminTranslations(language)
  if (mostCents <= 0) return <p className="orders-note">{t('orders.nothingDue')}</p>
  return (
    <label className="orders-refund">
      <span>
        {t('orders.refundNow')}{' '}
        <small>{t('orders.refundMost', { sum: formatEuro(mostCents, adminLocale(language)) })}</small>
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
