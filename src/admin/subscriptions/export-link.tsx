import type { BeforeListTableServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'

/** Saves the confirmed addresses as a table, for the program that mails to them. */
export async function ExportLink({ i18n }: BeforeListTableServerProps) {
  const t = await adminTranslations(i18n.language)
  return (
    <p>
      <a className="admin-button" href="/api/cms/subscriptions/subscriptions.csv" download>
        {t('subscriptionsExport')}
      </a>
    </p>
  )
}
