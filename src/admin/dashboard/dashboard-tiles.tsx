import './dashboard-tiles.css'
import Link from 'next/link'
import { adminLocale, adminTranslations } from '../admin-translations'
import { filterHref } from './filter'
import { type DashboardCounts, type DashboardFilter, type DashboardState, dashboardStates } from './types'

type Props = { filter: DashboardFilter; counts: DashboardCounts; language: string }

/** States that need action; their count is highlighted when it is not zero. */
const urgent: ReadonlySet<DashboardState> = new Set(['today', 'scheduleFailed', 'importFailed', 'withoutOffers'])

/** A count per state, linked to the filtered list. */
export function DashboardTiles({ filter, counts, language }: Props) {
  const t = adminTranslations(language)
  const number = new Intl.NumberFormat(adminLocale(language))
  return (
    <nav aria-label={t('dashboard.statesLabel')}>
      <ul className="dashboard-tiles">
        {dashboardStates.map((state) => (
          <li key={state}>
            <Link
              href={filterHref(filter, { state })}
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
