import { Chip } from '@/design/chip'
import { Mark } from '@/design/mark'
import { addDays } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { PriceFilter } from '../filter'
import type { JudgedListing } from '../judged-listings'
import { HistoryChart } from './history-table'

const charts = 3

type Props = { locale: Locale; row: JudgedListing; filter: PriceFilter }
type OthersProps = Omit<Props, 'row'> & {
  title: string
  rows: JudgedListing[]
  /** Charts of other rows above these: of the cheapest one, so none where nothing is ranked. */
  above: number
  /** Whether `rows` are cheapest first, else by name. */
  ranked: boolean
}

export function ProductHistory({ locale, row, filter }: Props) {
  const t = translatorFor(locale, 'prices.history')
  return (
    <section aria-labelledby="price-history" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="price-history" className="text-xl">
        {t('title')}
      </h2>
      {hasHistory(row, filter) ? (
        <>
          <ChainHistory locale={locale} row={row} filter={filter} />
          <p className="text-sm text-ink-soft">{t('legend', { count: filter.period })}</p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t(row.days.length > 1 ? 'noneInPeriod' : 'none')}</p>
      )}
    </section>
  )
}

export function OtherHistories({ locale, title, rows, filter, above, ranked }: OthersProps) {
  const t = translatorFor(locale, 'prices.history')
  const shown = rows.filter((row) => hasHistory(row, filter))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="other-histories" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="other-histories" className="text-xl">
        {title}
      </h2>
      {shown.slice(0, charts).map((row) => (
        <ChainHistory key={row.listing.id} locale={locale} row={row} filter={filter} />
      ))}
      {shown.length > charts && !filter.chain && (
        <p className="text-sm text-ink-soft">
          {ranked ? t('more', { count: charts + above }) : t('some', { count: charts, all: shown.length })}
        </p>
      )}
    </section>
  )
}

export function hasHistory({ days, listing }: JudgedListing, { period }: PriceFilter): boolean {
  const before = addDays(listing.day, -period)
  return days.filter(({ day }) => day > before).length > 1
}

function ChainHistory({ locale, row: { listing, days, verdict, reductions }, filter }: Props) {
  const t = translatorFor(locale, 'prices')
  return (
    <div className="rounded-lg bg-surface p-4 inset-ring inset-ring-line md:p-5">
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
  )
}
