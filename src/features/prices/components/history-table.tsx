import { formatDay, formatEuro } from '@/design/format'
import type { Reduction } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type PriceStep, reductionOf } from '../price-steps'
import { HistoryRows } from './history-rows'

type Props = {
  locale: Locale
  name: string
  steps: PriceStep[]
  /** Null where reductions must not be judged: perishables, medicines and products without a group. */
  reductions: Reduction[] | null
}

/** The picture's numbers to read; for each reduction the lowest price of the 30 days before it started. */
export function HistoryTable({ locale, name, steps, reductions }: Props) {
  const t = translatorFor(locale, 'prices.history')
  const before = (step: PriceStep) => {
    const reduction = reductions && reductionOf(step, reductions)
    if (!reduction) return '–'
    return reduction.reference === null ? t('tooFewDays') : formatEuro(reduction.reference, locale)
  }
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
            <th scope="col" className="py-1.5 text-right font-medium not-last:pr-3">
              {t('shelf')}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium not-last:pr-3">
              {t('promo')}
            </th>
            {reductions && (
              <th scope="col" className="py-1.5 text-right font-medium">
                {t('before')}
              </th>
            )}
          </tr>
        </thead>
        <HistoryRows
          rows={steps.map((step) => ({
            days: [step.from, ...(step.from === step.to ? [] : [step.to])]
              .map((day) => formatDay(day, locale, 'short'))
              .join(' – '),
            prices: [
              formatEuro(step.shelf, locale),
              step.promo === null ? '–' : formatEuro(step.promo, locale),
              ...(reductions ? [before(step)] : []),
            ],
          }))}
        />
      </table>
    </details>
  )
}
