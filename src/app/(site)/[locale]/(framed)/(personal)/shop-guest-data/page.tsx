import type { Metadata } from 'next'
import { AuthPanel } from '@/features/auth/components/auth-panel'
import { GuestDataView } from '@/features/shop/reviews/guest-data/components/guest-data-view'
import { GuestLinkForm } from '@/features/shop/reviews/guest-data/components/guest-forms'
import { guestDataPath, openGuestData } from '@/features/shop/reviews/guest-data/guest-access'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'guestData')
  return pageMetadata({ locale, path: guestDataPath, title: t('title'), description: t('description'), index: false })
}

export default async function GuestDataPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, guestDataPath)
  const { key } = await searchParams
  const t = translatorFor(locale, 'guestData')
  const opened = typeof key === 'string' ? await openGuestData(key) : null
  if (opened && typeof key === 'string') return <GuestDataView locale={locale} link={key} data={opened} />
  const words = { email: t('email'), failed: t('failed'), sending: t('sending'), submit: t('submit') }
  return (
    <AuthPanel title={t('title')} intro={t(key ? 'invalid' : 'intro')}>
      <GuestLinkForm locale={locale} words={words} />
    </AuthPanel>
  )
}
