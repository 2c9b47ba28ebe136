import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { adminLocale } from '../admin-translations'
import { Panel } from './panel'

/** The pages of a brochure in its form, as pictures, and how far the import of its PDF is. */
export async function ImportPanel({ i18n }: UIFieldServerProps) {
  const locale = adminLocale(i18n.language)
  const messages = await getMessages({ locale })
  return (
    <NextIntlClientProvider locale={locale} messages={{ import: messages.import }}>
      <Panel />
    </NextIntlClientProvider>
  )
}
