import { formatEuro } from '@/design/format'
import { euroText } from '@/domain/money'
import { adminLocale, adminTranslations } from '../admin-translations'

/** `form`: id of the form if the field lies outside of it. */
type Props = { form?: string; dueCents: number; mostCents: number; language: string }

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
