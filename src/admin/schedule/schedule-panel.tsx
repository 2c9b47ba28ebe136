import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { Schedule } from './schedule'

export async function SchedulePanel({ i18n }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const { schedule } = messagesOf(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ schedule }}>
      <Schedule />
    </NextIntlClientProvider>
  )
}
