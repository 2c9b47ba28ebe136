import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireCustomer } from '@/features/auth/customer'
import { openPage } from '@/features/redirects/open-page'
import { pageMetadata } from '@/features/seo/metadata'
import { isLocale } from '@/i18n/routing'

const path = '/account-dashboard'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getTranslations({ locale, namespace: 'account.dashboard' })
  return pageMetadata({ locale, path, title: t('title'), index: false })
}

export default async function AccountDashboardPage({ params }: Props) {
  const locale = await openPage((await params).locale, path)
  const { customer } = await requireCustomer(locale, path)
  const t = await getTranslations({ locale, namespace: 'account.dashboard' })
  return (
    <div className="page py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 text-ink-soft">{customer.name ?? customer.email}</p>
    </div>
  )
}
