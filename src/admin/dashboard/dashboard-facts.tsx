import './dashboard-facts.css'
import { formatDay, formatDayRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { validityOf } from '@/domain/validity'
import { adminLocale, adminTranslations } from '../admin-translations'
import type { DashboardItem } from './types'

type Props = { item: DashboardItem; today: string; language: string }

/** Days, state and size of a brochure in words. */
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
        {item.published
          ? state && (
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
