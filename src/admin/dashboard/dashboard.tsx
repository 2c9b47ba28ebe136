import '../button.css'
import './dashboard.css'
import Link from 'next/link'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { readPriceDataState } from '@/features/price-data/import/fetch/state'
import { cmsSystem } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { DashboardFilterForm } from './dashboard-filter-form'
import { DashboardList } from './dashboard-list'
import { DashboardPaging } from './dashboard-paging'
import { DashboardTiles } from './dashboard-tiles'
import { readFilter } from './filter'
import { PriceDataLine } from './price-data-line'
import { countBrochures, findBrochures, readChoices } from './query'

type Props = {
  /** The language of the interface. */
  language: string
  searchParams?: Record<string, string | string[] | undefined>
}

/** The first page of the CMS: how many brochures need attention today, and the filtered list of brochures. */
export async function Dashboard({ language, searchParams }: Props) {
  const locale = adminLocale(language)
  const filter = readFilter(searchParams)
  const today = sofiaDay()
  const t = adminTranslations(language)
  const [counts, items, choices, priceData] = await Promise.all([
    countBrochures(filter, today),
    findBrochures(filter, today, locale),
    readChoices(locale),
    readPriceDataState(await cmsSystem()),
  ])
  const found = counts[filter.state]
  return (
    <main className="dashboard-page gutter--left gutter--right">
      <header className="dashboard-head">
        <div>
          <p className="dashboard-today">
            {formatDay(today, locale, 'weekday')}, {formatDay(today, locale)}
          </p>
          <h1>{t('dashboard.title')}</h1>
        </div>
        <Link href="/admin/collections/brochures/create" prefetch={false} className="admin-button admin-button-strong">
          {t('dashboard.new')}
        </Link>
      </header>
      <PriceDataLine state={priceData} language={language} />
      <DashboardTiles filter={filter} counts={counts} language={language} />
      <DashboardFilterForm filter={filter} choices={choices} language={language} />
      <section aria-labelledby="dashboard-found">
        <h2 id="dashboard-found" className="dashboard-found">
          {t(`dashboard.states.${filter.state}`)}
          <span>{t('dashboard.found', { count: found })}</span>
        </h2>
        <DashboardList items={items} filter={filter} today={today} language={language} />
        <DashboardPaging filter={filter} found={found} language={language} />
      </section>
    </main>
  )
}
