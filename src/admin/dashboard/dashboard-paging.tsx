import './dashboard-paging.css'
import Link from 'next/link'
import { adminTranslations } from '../admin-translations'
import { dashboardPageSize, filterHref } from './filter'
import type { DashboardFilter } from './types'

type Props = { filter: DashboardFilter; found: number; language: string }

export function DashboardPaging({ filter, found, language }: Props) {
  const pages = Math.max(1, Math.ceil(found / dashboardPageSize))
  if (pages === 1 && filter.page === 1) return null
  const t = adminTranslations(language)
  return (
    <nav className="dashboard-paging" aria-label={t('dashboard.paging')}>
      {filter.page > 1 && (
        <Link rel="prev" href={filterHref(filter, { page: Math.min(filter.page - 1, pages) })} prefetch={false}>
          {t('dashboard.previous')}
        </Link>
      )}
      <span>{t('dashboard.pageOf', { page: filter.page, pages })}</span>
      {filter.page < pages && (
        <Link rel="next" href={filterHref(filter, { page: filter.page + 1 })} prefetch={false}>
          {t('dashboard.next')}
        </Link>
      )}
    </nav>
  )
}
