import { Link } from '../shell/link'
import './dashboard-card.css'
import './dashboard-paging.css'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { adminLocale, adminTranslations } from '../admin-translations'
import { duplicateBrochure } from './actions'
import { DashboardFacts } from './dashboard-facts'
import { DuplicateButton } from './duplicate-button'
import type { DashboardFilter, DashboardItem } from './types'
import { dashboardHref, dashboardPageSize } from './types'

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

type DashboardCardProps = { item: DashboardItem; today: string; language: string }

function DashboardCard({ item, today, language }: DashboardCardProps) {
  const t = adminTranslations(language)
  const title = item.title ?? t('dashboard.untitled')
  const edit = `/admin/collections/brochures/${item.id}`
  const named = (action: string) => t('dashboard.actionsFor', { action, title })
  return (
    <li className="dashboard-card" data-brochure={item.slug ?? item.id}>
      <Link href={edit} prefetch={false} className="dashboard-cover" aria-hidden="true" tabIndex={-1}>
        {item.cover ? (
          <img src={item.cover.url} alt="" width={item.cover.width} height={item.cover.height} loading="lazy" />
        ) : (
          <span style={{ backgroundColor: item.retailer?.colour }}>{[...(item.retailer?.name ?? title)][0]}</span>
        )}
      </Link>
      <div className="dashboard-words">
        <h3>
          <Link href={edit} prefetch={false}>
            {title}
          </Link>
        </h3>
        <DashboardFacts item={item} today={today} language={language} />
        <DashboardTrouble item={item} language={language} />
        <div className="dashboard-actions">
          <Link href={edit} prefetch={false} aria-label={named(t('dashboard.edit'))}>
            {t('dashboard.edit')}
          </Link>
          <Link href={`${edit}/offers`} prefetch={false} aria-label={named(t('dashboard.editOffers'))}>
            {t('dashboard.editOffers')}
          </Link>
          <a
            href={`/preview/${adminLocale(language)}/broshura/${item.id}`}
            target="_blank"
            rel="noreferrer"
            aria-label={named(t('dashboard.preview'))}
          >
            {t('dashboard.preview')}
          </a>
          <form action={duplicateBrochure}>
            <input type="hidden" name="id" value={item.id} />
            <DuplicateButton label={named(t('dashboard.duplicate'))}>{t('dashboard.duplicate')}</DuplicateButton>
          </form>
        </div>
      </div>
    </li>
  )
}

type DashboardPagingProps = { filter: DashboardFilter; found: number; language: string }

export function DashboardPaging({ filter, found, language }: DashboardPagingProps) {
  const pages = Math.max(1, Math.ceil(found / dashboardPageSize))
  if (pages === 1 && filter.page === 1) return null
  const t = adminTranslations(language)
  return (
    <nav className="dashboard-paging" aria-label={t('dashboard.paging')}>
      {filter.page > 1 && (
        <Link rel="prev" href={dashboardHref(filter, { page: Math.min(filter.page - 1, pages) })} prefetch={false}>
          {t('dashboard.previous')}
        </Link>
      )}
      <span>{t('dashboard.pageOf', { page: filter.page, pages })}</span>
      {filter.page < pages && (
        <Link rel="next" href={dashboardHref(filter, { page: filter.page + 1 })} prefetch={false}>
          {t('dashboard.next')}
        </Link>
      )}
    </nav>
  )
}

type DashboardTroubleProps = { item: DashboardItem; language: string }

function DashboardTrouble({ item: { failedSchedule, missingLanguages }, language }: DashboardTroubleProps) {
  if (!failedSchedule) return null
  const { type, at, reason } = failedSchedule
  const locale = adminLocale(language)
  const t = adminTranslations(language)
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const languages = missingLanguages.map((code) => names.of(code) ?? code).join(', ')
  return (
    <p className="dashboard-trouble">
      <strong>{t(`dashboard.scheduleFailed.${type}`, { date: formatDay(sofiaDay(at), locale) })}</strong>{' '}
      {type === 'publish' && languages
        ? t('dashboard.scheduleFailed.missing', { languages })
        : reason || t('dashboard.scheduleFailed.again')}
    </p>
  )
}
