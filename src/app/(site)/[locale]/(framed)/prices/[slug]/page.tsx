import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getPlaces } from '@/features/prices/coverage'
import { noFilter, pricePath } from '@/features/prices/filter'
import { getGroupView } from '@/features/prices/group-data'
import { findSubject, getProductView, getSubjectOffers, hasNoPrices } from '@/features/prices/product-data'
import { subjectDescription } from '@/features/prices/subject-description'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../../missing-page'
import { SubjectPage } from './subject-page'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const subject = await findSubject(slug, locale)
  if (!subject) return missingMetadata(locale)
  const t = translatorFor(locale, 'prices.meta')
  const name = subject.title
  return pageMetadata({
    locale,
    path: pricePath(slug),
    title: t('subjectTitle', { name }),
    description: t(subjectDescription(subject), { name }),
    index: !(await hasNoPrices(subject)),
  })
}

export default async function Page({ params }: Props) {
  const { locale: language, slug } = await params
  const path = pricePath(slug)
  const locale = await openPage(language, path)
  const subject = await findSubject(slug, locale)
  if (!subject) return <MissingPage path={path} />
  if (subject.kind === 'product' && subject.product.mergedInto) {
    permanentRedirect(localePath(locale, pricePath(subject.product.mergedInto)))
  }
  const offers = await getSubjectOffers(subject)
  const view =
    subject.kind === 'group'
      ? { group: await getGroupView(subject.group), places: await getPlaces() }
      : { product: await getProductView(subject.product) }
  return <SubjectPage locale={locale} subject={subject} filter={noFilter} view={view} offers={offers} place={null} />
}
