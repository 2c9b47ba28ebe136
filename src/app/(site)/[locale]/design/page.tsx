import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { sofiaDay } from '@/domain/calendar-day'
import { isLocale } from '@/i18n/routing'
import { sampleBrochures } from './fixtures'
import { Showcase } from './showcase'

export const metadata: Metadata = { robots: { index: false } }

/** The pieces of the design system in both themes, for those who build with them. */
export default async function DesignPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'design' })
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
