import { adminTranslations } from '../admin-translations'
import { DashboardCard } from './dashboard-card'
import type { DashboardFilter, DashboardItem } from './types'

type Props = { items: DashboardItem[]; filter: DashboardFilter; today: string; language: string }

export function DashboardList({ items, filter, today, language }: Props) {
  const t = adminTranslations(language)
  if (items.length > 0) {
    return (
      <ul className="dashboard-list">
        {items.map((item) => (
          <DashboardCard key={item.id} item={item} today={today} language={language} />
        ))}
      </ul>
    )
  }
  const isFirst = filter.state === 'all' && !filter.search && !filter.retailer && !filter.category
  return (
    <div className="dashboard-empty">
      <p>
        <strong>{t('dashboard.empty.title')}</strong>
      </p>
      <p>{isFirst ? t('dashboard.empty.all') : t('dashboard.empty.filtered')}</p>
    </div>
  )
}
