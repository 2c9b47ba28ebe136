import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { sofiaDay } from '@/domain/calendar-day'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { sampleBrochures } from './fixtures'
import { Showcase } from './showcase'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'design')
  return pageMetadata({ locale, path: '/design', title: t('title'), index: false })
}

/** The components of the design system in both themes, for developers. */
export default async function DesignPage({ params }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = translatorFor(locale, 'design')
  const today = sofiaDay()
  const brochures = sampleBrochures(today)
  return (
    <>
      <h1 className="page py-10 text-4xl">{t('title')}</h1>
      <Showcase locale={locale} theme="light" brochures={brochures} today={today} />
      <Showcase locale={locale} theme="dark" brochures={brochures} today={today} />
    </>
  )
}
