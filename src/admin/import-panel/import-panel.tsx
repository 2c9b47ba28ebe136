import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { PdfImportPanel } from './panel'

export async function ImportPanel({ i18n }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const messages = messagesOf(locale)
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{
        import: messages.import,
        brochureDrop: messages.brochureDrop,
        cms: { fields: messages.cms.fields },
      }}
    >
      <PdfImportPanel />
    </NextIntlClientProvider>
  )
}
