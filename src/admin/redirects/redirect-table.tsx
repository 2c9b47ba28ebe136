import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { BeforeListTableServerProps } from 'payload'
import { adminLocale } from '../admin-translations'
import { RedirectPanel } from './redirect-panel'

/** All redirects as one table, out and in, above their list. */
export async function RedirectTable({ i18n }: BeforeListTableServerProps) {
  const locale = adminLocale(i18n.language)
  const { redirectTable, cms } = await getMessages({ locale })
  return (
    <NextIntlClientProvider locale={locale} messages={{ redirectTable, cms: { fields: cms.fields } }}>
      <RedirectPanel />
    </NextIntlClientProvider>
  )
}
