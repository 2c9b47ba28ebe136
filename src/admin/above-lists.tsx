import { handlesOrders } from '@collections/access/roles'
import { NextIntlClientProvider } from 'next-intl'
import type { BeforeListTableServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale, adminTranslations } from './admin-translations'
import { PointPanel } from './points/point-panel'
import { RedirectPanel } from './redirects/redirect-panel'

export function PointTable({ i18n, user }: BeforeListTableServerProps) {
  if (!user || !handlesOrders(user)) return null
  const locale = adminLocale(i18n.language)
  const { csvTable, pointTable } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ csvTable, pointTable }}>
      <PointPanel />
    </NextIntlClientProvider>
  )
}

export async function RedirectTable({ i18n }: BeforeListTableServerProps) {
  const locale = adminLocale(i18n.language)
  const { csvTable, redirectTable, cms } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ csvTable, redirectTable, cms: { fields: cms.fields } }}>
      <RedirectPanel />
    </NextIntlClientProvider>
  )
}

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
