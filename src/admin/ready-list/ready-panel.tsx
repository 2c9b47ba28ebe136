import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { readStoredTexts } from '../languages/languages-panel'
import { ReadyList } from './ready-list'

export async function ReadyPanel(props: UIFieldServerProps) {
  const locale = adminLocale(props.i18n.language)
  const stored = await readStoredTexts(props)
  return (
    <NextIntlClientProvider locale={locale} messages={{ brochureReady: messagesOf(locale).brochureReady }}>
      <ReadyList stored={stored} />
    </NextIntlClientProvider>
  )
}
