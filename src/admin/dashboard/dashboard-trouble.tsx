import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { adminLocale, adminTranslations } from '../admin-translations'
import type { DashboardItem } from './types'

type Props = { item: DashboardItem; language: string }

/** A scheduled publication that failed: what, why, and what to do now. */
export function DashboardTrouble({ item: { failedSchedule, missingLanguages }, language }: Props) {
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
