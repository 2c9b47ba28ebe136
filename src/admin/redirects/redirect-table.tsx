import { NextIntlClientProvider } from 'next-intl'
import type { BeforeListTableServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { RedirectPanel } from './redirect-panel'

export async function RedirectTable({ i18n }: BeforeListTableServerProps) {
  const locale = adminLocale(i18n.language)
  const { csvTable, redirectTable, cms } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ csvTable, redirectTable, cms: { fields: cms.fields } }}>
      <RedirectPanel />
    </NextIntlClientProvider>
  )
}
