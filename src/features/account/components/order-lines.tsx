import { formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OrderDetails } from '../orders'

export function OrderLines({ locale, lines }: { locale: Locale; lines: OrderDetails['lines'] }) {
  const t = translatorFor(locale, 'account.order')
  return (
    <ul className="divide-y divide-line border-b border-line">
      {lines.map(({ id, title, sku, quantity, unitPriceCents }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 large-type:flex-wrap"
        >
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-sm text-ink-soft tabular">
              {t('times', { count: quantity, price: formatEuro(unitPriceCents, locale) })} · {t('sku', { sku })}
            </p>
          </div>
          <p className="shrink-0 font-semibold tabular">{formatEuro(quantity * unitPriceCents, locale)}</p>
        </li>
      ))}
    </ul>
  )
}
