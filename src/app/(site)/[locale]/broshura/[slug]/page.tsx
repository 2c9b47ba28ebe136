import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { sofiaDay } from '@/domain/calendar-day'
import { BrochureShelf } from '@/features/brochures/components/brochure-shelf'
import { ValidityChip } from '@/features/brochures/components/validity-chip'
import { validityWords } from '@/features/brochures/components/validity-words'
import { getBrochure } from '@/features/brochures/data'
import { BrochureView } from '@/features/viewer/components/brochure-view'
import { isLocale } from '@/i18n/routing'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Brochures are made at their first request. */
export function generateStaticParams() {
  return []
}

export default async function BrochurePage({ params }: Props) {
  const { locale, slug } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const brochure = await getBrochure(slug, locale)
  if (!brochure) notFound()
  const today = sofiaDay()
  const t = await getTranslations({ locale, namespace: 'brochure' })
  return (
    <BrochureView
      brochure={brochure}
      locale={locale}
      today={today}
      validity={<ValidityChip words={await validityWords(brochure, today, locale)} />}
      related={
        <BrochureShelf
          id="related-title"
          title={t('related')}
          brochures={brochure.related}
          locale={locale}
          today={today}
        />
      }
    />
  )
}
