import type { Metadata } from 'next'
import { getCategory, noCategoryFilter } from '@/features/brochures/categories/data'
import { getBrochures, getRetailerCounts } from '@/features/brochures/data'
import { missingMetadata } from '@/features/site/errors/not-found'
import { brochureFeeds } from '@/features/site/feeds/feed-of'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../../missing-page'
import { CategoryPage } from './category-page'
import { CategoryShelves } from './category-shelves'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const category = await getCategory(slug, locale)
  if (!category) return missingMetadata(locale)
  const t = translatorFor(locale, 'meta.category')
  const name = category.name.text
  const { text, lang } = category.description
  // Search engines and shared links cannot be told that a text is Bulgarian.
  const description = (lang === locale && text) || t('description', { name })
  return pageMetadata({
    locale,
    path: `/c/${slug}`,
    title: t('title', { name }),
    description,
    feeds: brochureFeeds(locale, { category: slug }, name),
  })
}

export default async function Page({ params }: Props) {
  const { locale: language, slug } = await params
  const path = `/c/${slug}`
  const locale = await openPage(language, path)
  const category = await getCategory(slug, locale)
  if (!category) return <MissingPage path={path} />
  const layout = translatorFor(locale, 'layout')
  const [list, shops] = await Promise.all([
    getBrochures(locale, { category: category.id, state: noCategoryFilter.state, sort: noCategoryFilter.sort }),
    getRetailerCounts({ category: category.id, state: noCategoryFilter.state }),
  ])
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: category.name.text, path },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <CategoryPage locale={locale} category={category} filter={noCategoryFilter} list={list} shops={shops}>
        <CategoryShelves locale={locale} category={category} />
      </CategoryPage>
    </>
  )
}
