import { formatDay, formatEuro } from '@/design/format'
import { StepChart } from '@/design/step-chart'
import { addDays } from '@/domain/calendar-day'
import type { PriceDay } from '@/domain/price-days'
import type { Reduction, Verdict } from '@/domain/reduction'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { chartView } from '../chart-view'
import type { Period } from '../filter'
import { priceSteps } from '../price-steps'
import { HistoryTable } from './history-table'

type Props = {
  locale: Locale
  name: string
  days: PriceDay[]
  verdict: Verdict
  reductions: Reduction[] | null
  to: string
  period: Period
}

/** One chain's prices over time as a chart and, expanded, as a table. */
export function HistoryChart({ locale, name, days, verdict, reductions, to, period }: Props) {
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
