import type { Metadata } from 'next'
import { sofiaDay } from '@/domain/calendar-day'
import { BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { ValidityChip } from '@/features/brochures/components/validity-chip'
import { getBrochure } from '@/features/brochures/data'
import { withEdition } from '@/features/brochures/editions/edition-words'
import { validityWords } from '@/features/brochures/types'
import { BrochureView } from '@/features/brochures/viewer/components/brochure-view'
import { keepableOf } from '@/features/brochures/viewer/kept/kept-brochure'
import { BrochureOfferTick } from '@/features/lists/components/offer-tick'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd, saleEvent } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { publicPathOf } from '@/server/cache/tags'
import { MissingPage } from '../../../missing-page'
import { CountedView } from '../../counted'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  const brochure = isLocale(locale) ? await getBrochure(slug, locale) : null
  if (!isLocale(locale)) return {}
  if (!brochure) return missingMetadata(locale)
  return pageMetadata({
    locale,
    path: publicPathOf('brochures', slug),
    title: withEdition(`${brochure.title.text} – ${brochure.retailer.name}`, brochure.towns, locale),
    description: brochure.summary.text,
    image: `/files/share/${locale}/${slug}.png`,
  })
}

export default async function BrochurePage({ params }: Props) {
  const { locale: language, slug } = await params
  const path = publicPathOf('brochures', slug)
  const locale = await openPage(language, path)
  const brochure = await getBrochure(slug, locale)
  if (!brochure) return <MissingPage path={path} />
  const today = sofiaDay()
  const t = translatorFor(locale, 'brochure')
  const layout = translatorFor(locale, 'layout')
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: brochure.category.name.text, path: `/c/${brochure.category.slug}` },
    { name: brochure.title.text, path },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <JsonLd data={saleEvent(locale, brochure)} />
      <CountedView brochure={brochure.slug} />
      <BrochureView
        brochure={brochure}
        locale={locale}
        today={today}
        action={BrochureOfferTick}
        keep={keepableOf(brochure, locale, today)}
        validity={<ValidityChip words={validityWords(brochure, today, locale)} />}
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
    </>
  )
}
