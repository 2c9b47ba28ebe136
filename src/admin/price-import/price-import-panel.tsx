import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { adminLocale } from '../admin-translations'
import { Panel } from './panel'

/** How far an import of prices is, and what it found, in its form. */
export async function PriceImportPanel({ i18n }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const { priceImport } = await getMessages({ locale })
  return (
    <NextIntlClientProvider locale={locale} messages={{ priceImport }}>
      <Panel />
    </NextIntlClientProvider>
  )
}
