import { Link } from '../shell/link'
import './dashboard-facts.css'
import './dashboard-tiles.css'
import './price-data-line.css'
import { formatDay, formatDayRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { validityOf } from '@/domain/validity'
import type { Fetching, PriceDataState } from '@/features/price-data/import/fetch/state'
import type { Shop } from '@/features/shop/orders/shop'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { adminLocale, adminTranslations } from '../admin-translations'
import {
  type DashboardCounts,
  type DashboardFilter,
  type DashboardItem,
  type DashboardState,
  dashboardHref,
  dashboardStates,
} from './types'

type DashboardTilesProps = { filter: DashboardFilter; counts: DashboardCounts; language: string }

const urgent: ReadonlySet<DashboardState> = new Set(['today', 'scheduleFailed', 'importFailed', 'withoutOffers'])

export function DashboardTiles({ filter, counts, language }: DashboardTilesProps) {
  const t = adminTranslations(language)
  const number = new Intl.NumberFormat(adminLocale(language))
  return (
    <nav aria-label={t('dashboard.statesLabel')}>
      <ul className="dashboard-tiles">
        {dashboardStates.map((state) => (
          <li key={state}>
            <Link
              href={dashboardHref(filter, { state })}
              prefetch={false}
              scroll={false}
              aria-current={state === filter.state ? 'page' : undefined}
              data-urgent={urgent.has(state) && counts[state] > 0}
              data-none={counts[state] === 0}
              className="dashboard-tile"
            >
              <strong>{number.format(counts[state])}</strong>
              <span>{t(`dashboard.states.${state}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = { item: DashboardItem; today: string; language: string }

export function DashboardFacts({ item, today, language }: Props) {
  const locale = adminLocale(language)
  const t = adminTranslations(language)
  const { validFrom, validTo, importStatus, scheduledFor } = item
  const period = validFrom && validTo ? { validFrom, validTo } : null
  const { state, days } = period ? validityOf(period, today) : { state: null, days: 0 }
  return (
    <>
      <p className="dashboard-period">
        <span>{item.retailer?.name ?? t('dashboard.noRetailer')}</span>
        <span>{period ? formatDayRange(period.validFrom, period.validTo, locale) : t('dashboard.noDays')}</span>
      </p>
      <ul className="dashboard-chips">
        {item.shopHidden && <li data-tone="urgent">{t('dashboard.shopHidden')}</li>}
        {item.published
          ? state &&
            !item.shopHidden && (
              <li data-tone={state === 'expires-today' ? 'urgent' : state}>
                {t(`dashboard.validity.${state}`, { days })}
              </li>
            )
          : !scheduledFor && <li data-tone="draft">{t('dashboard.draft')}</li>}
        {scheduledFor && (
          <li data-tone="upcoming">
            {t('dashboard.scheduledFor', { date: formatDay(sofiaDay(scheduledFor), locale) })}
          </li>
        )}
        {item.scheduleChanged && <li data-tone="urgent">{t('dashboard.scheduleChanged')}</li>}
        {item.changed && <li data-tone="draft">{t('dashboard.changed')}</li>}
        {importStatus && importStatus !== 'done' && (
          <li data-tone={importStatus === 'failed' ? 'urgent' : 'draft'}>{t(`dashboard.import.${importStatus}`)}</li>
        )}
        {item.missingLanguages.length > 0 && (
          <li data-tone="missing">
            {t('dashboard.missing', { count: item.missingLanguages.length })}{' '}
            {item.missingLanguages.join(', ').toUpperCase()}
          </li>
        )}
      </ul>
      <p className="dashboard-sizes">
        <span>{t('dashboard.pages', { count: item.pageCount })}</span>
        <span>{t('dashboard.offers', { count: item.offerCount })}</span>
      </p>
    </>
  )
}

type PriceDataLineProps = { state: PriceDataState; language: string }

export function PriceDataLine({ state: { held, kept, fetching }, language }: PriceDataLineProps) {
  const t = adminTranslations(language)
  const day = (text: string) => formatDay(text, adminLocale(language))
  if (!held && !kept && !fetching) return null
  return (
    <p className="price-data-line" data-urgent={held !== null || kept?.waiting || fetching?.kind === 'late'}>
      {fetching && <span>{sentence(fetching)}</span>}
      {held && (
        <Link href={`/admin/collections/price-imports/${held.id}`} prefetch={false}>
          {t('dashboard.priceData.held', { day: day(held.day) })}
        </Link>
      )}
      {kept && (
        <Link href={`/admin/collections/price-imports/${kept.id}`} prefetch={false}>
          {t('dashboard.priceData.kept', { count: kept.count, day: day(kept.day) })}
        </Link>
      )}
    </p>
  )

  function sentence(state: Fetching): string {
    if (state.kind === 'pending') return t('dashboard.priceData.pending')
    const hour = `${String(state.hour).padStart(2, '0')}:00`
    if (state.kind === 'late') {
      const late = t('dashboard.priceData.late', { day: day(state.since), hour })
      return state.outcome ? `${late} ${t(`dashboard.priceData.outcomes.${state.outcome}`)}` : late
    }
    return state.isToday
      ? t('dashboard.priceData.today')
      : t('dashboard.priceData.yesterday', { day: day(state.day), hour })
  }
}

type GuaranteeLineProps = { missing: Locale[]; language: string }

export function GuaranteeLine({ missing, language }: GuaranteeLineProps) {
  if (missing.length === 0) return null
  const names = new Intl.DisplayNames([adminLocale(language)], { type: 'language' })
  const languages = missing.map((code) => names.of(code) ?? code).join(', ')
  return (
    <p className="price-data-line" data-urgent="true">
      <Link href={`/admin/globals/shop-settings?locale=${missing[0]}`} prefetch={false}>
        {adminTranslations(language)('dashboard.guarantee', { languages })}
      </Link>
    </p>
  )
}

type SellerLineProps = { shop: Pick<Shop, 'address' | 'email' | 'sellerName'>; language: string }

/** A confirmation must say who sells and where to write (directive 2011/83/EU, article 6(1)(b) to (d)). */
export function SellerLine({ shop, language }: SellerLineProps) {
  const missing = (['sellerName', 'address', 'email'] as const).filter((name) => shop[name] === '')
  if (missing.length === 0) return null
  const labels = messagesOf(adminLocale(language)).cms.fields
  return (
    <p className="price-data-line" data-urgent="true">
      <Link href="/admin/globals/shop-settings" prefetch={false}>
        {adminTranslations(language)('dashboard.seller', { fields: missing.map((name) => labels[name]).join(', ') })}
      </Link>
    </p>
  )
}
