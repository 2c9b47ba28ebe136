import { Chip } from '@/design/chip'
import { Mark } from '@/design/mark'
import { addDays } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { PriceFilter } from '../filter'
import { HistoryChart } from './history-chart'
import type { JudgedListing } from './product-offers'

/** How many charts are shown at once; the others are shown by choosing a chain. */
const charts = 4

type Props = { locale: Locale; rows: JudgedListing[]; filter: PriceFilter }

/** The history of the cheapest listings: one chart for each chain, all ending on the same day. */
export function ProductHistory({ locale, rows, filter }: Props) {
  const t = translatorFor(locale, 'prices')
  const told = rows.filter(({ days, listing }) => {
    const before = addDays(listing.day, -filter.period)
    return days.filter(({ day }) => day > before).length > 1
  })
  const shown = told.slice(0, charts)
  return (
    <section aria-labelledby="price-history" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="price-history" className="text-xl">
          {t('history.title')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {shown.length > 0 ? t('history.legend', { count: filter.period }) : t('history.none')}
        </p>
      </div>
      {shown.map(({ listing, days, verdict, reductions }) => (
        <div key={listing.id} className="rounded-lg bg-surface p-4 inset-ring inset-ring-line md:p-5">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            <Mark name={listing.chain.name} colour={listing.chain.colour} logoUrl={listing.chain.logoUrl} />
            <span className="min-w-0 truncate">{listing.chain.name}</span>
            {listing.chain.invented && <Chip>{t('demonstration')}</Chip>}
          </h3>
          <HistoryChart
            locale={locale}
            name={listing.chain.name}
            days={days}
            verdict={verdict}
            reductions={reductions}
            to={listing.day}
            period={filter.period}
          />
        </div>
      ))}
      {told.length > charts && !filter.chain && (
        <p className="text-sm text-ink-soft">{t('history.more', { count: charts })}</p>
      )}
    </section>
  )
}
