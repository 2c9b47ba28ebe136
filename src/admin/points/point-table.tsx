import { handlesOrders } from '@collections/access/roles'
import { NextIntlClientProvider } from 'next-intl'
import type { BeforeListTableServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { PointPanel } from './point-panel'

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
