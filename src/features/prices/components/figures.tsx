import { Download } from 'lucide-react'
import { cx } from '@/design/cx'
import { formatDayRange, formatEuro, formatPercent } from '@/design/format'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { Unit } from '@/domain/pack-size'
import { oldDays } from '@/domain/validity'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { csvHref, type PriceFilter } from '../filter'
import { type PriceSpread, type Saving, savingAgainst } from '../savings'

type Props = {
  locale: Locale
  figures: Omit<PriceSpread, 'count'>
  /** Unit of the prices; `pack` for whole packs. */
  unit: Unit | 'pack'
  days: { from: CalendarDay; to: CalendarDay }
  basis: string
  /** Lowest price in today's brochures, which is not among the compared ones; shown only where lower. */
  offered?: number | null
}

export function PriceFigures({ locale, figures, days, unit, basis, offered = null }: Props) {
  const t = translatorFor(locale, 'prices.figures')
  const { lowest, median, dearest } = figures
  // An old price is not compared, because the product may cost something else by now.
  const isOld = oldDays(days.to, sofiaDay()) !== null
  const against = (price: number | null) => {
    const saving = price === null || isOld ? null : savingAgainst(lowest, price)
    // Two prices that are shown as the same number of cents save no money.
    return saving?.cents === 0 ? null : saving
  }
  const isUndercut = offered !== null && offered < Math.round(lowest)
  const isLow = !isOld && !isUndercut && Math.round(lowest) < Math.round(dearest)
  const [toMedian, toDearest] = [against(median), against(dearest)]
  const said = ({ cents, percent }: Saving) => ({
    saving: formatEuro(cents, locale),
    percent: formatPercent(percent / 100, locale),
  })
  return (
    <section
      aria-labelledby="price-figures"
      className="@container rounded-lg bg-surface p-4 inset-ring inset-ring-line md:p-6"
    >
      <h2 id="price-figures" className="mb-3 text-sm font-semibold text-ink-soft">
        {t('label', { days: formatDayRange(days.from, days.to, locale) })}
      </h2>
      <dl
        className={cx(
          'grid gap-x-3 md:gap-x-6 large-type:grid-cols-1 large-type:gap-y-3',
          median === null ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {(
          [
            ['lowest', lowest],
            ['median', median],
            ['dearest', dearest],
          ] as const
        ).map(
          ([key, cents]) =>
            cents !== null && (
              <div key={key} className="row-span-3 grid min-w-0 grid-rows-subgrid large-type:block">
                <dt className="self-end text-xs text-ink-soft md:text-sm">{t(key)}</dt>
                <dd
                  className={
                    key === 'lowest' && isLow
                      ? 'mt-1 text-lg font-bold text-signal whitespace-nowrap tabular @lg:text-3xl'
                      : 'mt-1 text-lg font-semibold whitespace-nowrap tabular @lg:text-3xl'
                  }
                >
                  {formatEuro(Math.round(cents), locale)}
                </dd>
                <dd className="text-xs text-ink-faint">{t(`unit.${unit}`)}</dd>
              </div>
            ),
        )}
      </dl>
      {toDearest && (
        <p className="mt-4 border-t border-line pt-3 text-sm text-ink-soft">
          {t('toDearest', said(toDearest))}
          {toMedian && <span>{` ${t('toMedian', said(toMedian))}`}</span>}
        </p>
      )}
      {isUndercut && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('lowerOffer', { price: formatEuro(offered, locale), unit: t(`unit.${unit}`) })}
        </p>
      )}
      <p className="mt-2 text-xs text-ink-faint">{basis}</p>
    </section>
  )
}

type CsvLinkProps = { locale: Locale; slug: string; filter: PriceFilter }

/** The file has all rows of the filter, not only the shown page. */
export function CsvLink({ locale, slug, filter }: CsvLinkProps) {
  const t = translatorFor(locale, 'prices')
  return (
    <p>
      <a
        href={csvHref(locale, slug, { ...filter, after: null })}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:text-accent-strong"
      >
        <Download aria-hidden size={18} />
        {t('csv')}
      </a>
    </p>
  )
}
