import type { BeforeListTableServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'

export function ExportLink({ i18n }: BeforeListTableServerProps) {
  const t = adminTranslations(i18n.language)
  return (
    <p>
      <a className="admin-button" href="/api/cms/subscriptions/subscriptions.csv" download>
        {t('subscriptionsExport')}
      </a>
    </p>
  )
}
