import { NextIntlClientProvider } from 'next-intl'
import type { UIFieldServerProps } from 'payload'
import { messagesOf } from '@/i18n/translator'
import { adminLocale } from '../admin-translations'
import { ConnectedChains } from './connected-chains'

export function ChainsPanel({ i18n, id }: UIFieldServerProps) {
  if (!id) return null
  const locale = adminLocale(i18n.language)
  const { chains } = messagesOf(locale).admin
  return (
    <NextIntlClientProvider locale={locale} messages={{ admin: { chains } }}>
      <ConnectedChains retailer={String(id)} />
    </NextIntlClientProvider>
  )
}
