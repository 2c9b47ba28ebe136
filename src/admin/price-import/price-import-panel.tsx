import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { DayImportPanel } from './panel'

export async function PriceImportPanel({ i18n }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const { priceImport } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ priceImport }}>
      <DayImportPanel />
    </NextIntlClientProvider>
  )
}
