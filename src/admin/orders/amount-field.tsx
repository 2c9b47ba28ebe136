import { euroText } from '@/domain/money'
import { adminTranslations } from '../admin-translations'

type Props = { name: string; form?: string; proposedCents?: number; language: string }

/** The amount of a received transfer, typed in euro. */
export function AmountField({ name, form, proposedCents, language }: Props) {
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
