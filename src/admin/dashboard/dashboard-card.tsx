import './dashboard-card.css'
import Link from 'next/link'
import { adminLocale, adminTranslations } from '../admin-translations'
import { duplicateBrochure } from './actions'
import { DashboardFacts } from './dashboard-facts'
import { DashboardTrouble } from './dashboard-trouble'
import type { DashboardItem } from './types'

type Props = { item: DashboardItem; today: string; language: string }

export function DashboardCard({ item, today, language }: Props) {
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
            <button type="submit" aria-label={named(t('dashboard.duplicate'))}>
              {t('dashboard.duplicate')}
            </button>
          </form>
        </div>
      </div>
    </li>
  )
}
