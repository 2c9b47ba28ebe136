import { formatDay, formatEuro } from '@/design/format'
import { StepChart } from '@/design/step-chart'
import { addDays } from '@/domain/calendar-day'
import type { Reduction, Verdict } from '@/domain/reduction'
import type { PriceDay } from '@/domain/validity'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { chartView, type PriceStep, priceSteps, reductionOf } from '../chart-view'
import type { Period } from '../filter'
import { HistoryRows } from './history-rows'

type Props = {
  locale: Locale
  name: string
  steps: PriceStep[]
  /** Null where reductions must not be judged: perishables, medicines and products without a group. */
  reductions: Reduction[] | null
}

function HistoryTable({ locale, name, steps, reductions }: Props) {
  const t = translatorFor(locale, 'prices.history')
  const before = (step: PriceStep) => {
    const reduction = reductions && reductionOf(step, reductions)
    if (!reduction) return '–'
    return reduction.prior ? formatEuro(reduction.prior.cents, locale) : t('tooFewDays')
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

type HistoryChartProps = {
  locale: Locale
  name: string
  days: PriceDay[]
  verdict: Verdict | null
  reductions: Reduction[] | null
  to: string
  period: Period
}

export function HistoryChart({ locale, name, days, verdict, reductions, to, period }: HistoryChartProps) {
  const t = translatorFor(locale, 'prices.history')
  const view = chartView(days, verdict, to, period)
  const last = view.days.at(-1)
  const values = view.days.map(({ value }) => value)
  if (!last) return null
  const middle = addDays(view.frame.from, Math.floor(period / 2))
  const low = view.low && formatEuro(view.low.value, locale)
  return (
    <>
      <StepChart
        frame={view.frame}
        days={view.days}
        ticks={view.ticks.map((value) => ({ value, label: formatEuro(value, locale) }))}
        dates={[view.frame.from, middle, to].map((day) => ({ day, label: formatDay(day, locale, 'short') }))}
        level={
          view.low && { ...view.low, label: t(view.low.beforeReduction ? 'lowBefore' : 'low', { price: low ?? '' }) }
        }
        endLabel={formatEuro(last.value, locale)}
        summary={t('summary', {
          name,
          count: period,
          lowest: formatEuro(Math.min(...values), locale),
          highest: formatEuro(Math.max(...values), locale),
          last: formatEuro(last.value, locale),
          promo: view.days.filter(({ marked }) => marked).length,
        })}
      />
      <HistoryTable
        locale={locale}
        name={name}
        steps={priceSteps(days.filter(({ day }) => day >= view.frame.from))}
        reductions={reductions}
      />
    </>
  )
}
