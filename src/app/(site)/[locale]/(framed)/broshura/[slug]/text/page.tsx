import type { Metadata } from 'next'
import { sofiaDay } from '@/domain/calendar-day'
import { ValidityChip } from '@/features/brochures/components/validity-chip'
import { getBrochure } from '@/features/brochures/data'
import { withEdition } from '@/features/brochures/editions/edition-words'
import { ReadingView } from '@/features/brochures/reading/components/reading-view'
import { getPageTexts } from '@/features/brochures/reading/page-texts'
import { validityWords } from '@/features/brochures/types'
import { KeepButton } from '@/features/brochures/viewer/kept/components/keep-button'
import { keepableOf } from '@/features/brochures/viewer/kept/kept-brochure'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { publicPathOf } from '@/server/cache/tags'
import { MissingPage } from '../../../../missing-page'
import { CountedView } from '../../../counted'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

/** The canonical address is that of the brochure, whose page has the same offers. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const brochure = await getBrochure(slug, locale)
  if (!brochure) return missingMetadata(locale)
  const said = { title: brochure.title.text, shop: brochure.retailer.name }
  return pageMetadata({
    locale,
    path: publicPathOf('brochures', slug),
    title: withEdition(translatorFor(locale, 'reading')('title', said), brochure.towns, locale),
    description: brochure.summary.text,
  })
}

export default async function ReadingPage({ params }: Props) {
  const { locale: language, slug } = await params
  const path = publicPathOf('brochures', slug)
  const locale = await openPage(language, path)
  const brochure = await getBrochure(slug, locale)
  if (!brochure) return <MissingPage path={path} />
  const today = sofiaDay()
  const keepable = keepableOf(brochure, locale, today)
  return (
    <>
      <CountedView brochure={brochure.slug} />
      <ReadingView
        brochure={brochure}
        texts={await getPageTexts(brochure.id)}
        locale={locale}
        today={today}
        keep={keepable && <KeepButton brochure={keepable} />}
        validity={<ValidityChip words={validityWords(brochure, today, locale)} />}
      />
    </>
  )
}
