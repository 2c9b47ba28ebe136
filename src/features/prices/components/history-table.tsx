import { getTranslations } from 'next-intl/server'
import { formatDay, formatEuro } from '@/design/format'
import type { Locale } from '@/i18n/routing'
import type { PriceStep } from '../price-steps'

/** The picture's numbers to read. */
export async function HistoryTable({ locale, name, steps }: { locale: Locale; name: string; steps: PriceStep[] }) {
  const t = await getTranslations({ locale, namespace: 'prices.history' })
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-9 items-center font-semibold text-accent hover:text-accent-strong">
        {t('table')}
      </summary>
      <table className="mt-2 w-full text-left tabular">
        <caption className="sr-only">{t('tableOf', { name })}</caption>
        <thead className="text-xs text-ink-faint">
          <tr>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {t('days')}
            </th>
            <th scope="col" className="py-1.5 pr-3 text-right font-medium">
              {t('shelf')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t('promo')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, to, shelf, promo }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {formatDay(from, locale, 'short')}
                {from !== to && ` – ${formatDay(to, locale, 'short')}`}
              </th>
              <td className="py-1.5 pr-3 text-right">{formatEuro(shelf, locale)}</td>
              <td className="py-1.5 text-right">{promo === null ? '–' : formatEuro(promo, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
