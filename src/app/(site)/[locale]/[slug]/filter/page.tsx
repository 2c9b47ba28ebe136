import type { Metadata } from 'next'
import { blockComponents } from '@/app/blocks'
import { PageView } from '@/features/content/pages/components/page-view'
import { getPage } from '@/features/content/pages/data'
import { CatalogueSection } from '@/features/shop/browse/blocks/catalogue'
import { chosenFacetTexts } from '@/features/shop/browse/catalogue/facets'
import { knownFilter, parseCatalogueFilter } from '@/features/shop/browse/catalogue/filter'
import { getNames } from '@/features/shop/browse/catalogue/read-names'
import { missingMetadata, pageNotFound } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { listTitle } from '@/features/site/seo/list-title'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const page = await getPage(slug, locale)
  if (!page) return missingMetadata(locale)
  const names = await getNames(locale)
  const filter = knownFilter(parseCatalogueFilter(await searchParams), names)
  const title = listTitle(locale, {
    title: page.title,
    choices: chosenFacetTexts(filter, names, locale),
    page: filter.page,
  })
  return pageMetadata({ locale, path: `/${slug}`, title, index: false })
}

/** Rendered for each request, so that query strings cannot fill the cache. */
export default async function FilteredPage({ params, searchParams }: Props) {
  const { locale: language, slug } = await params
  const path = `/${slug}`
  const locale = await openPage(language, path)
  const page = await getPage(slug, locale)
  if (!page?.blocks?.some(({ blockType }) => blockType === 'catalogue')) pageNotFound(`${path}/filter`)
  const filter = parseCatalogueFilter(await searchParams)
  const components = {
    ...blockComponents,
    catalogue: (props: Parameters<typeof CatalogueSection>[0]) => CatalogueSection({ ...props, filter }),
  }
  return <PageView page={page} locale={locale} components={components} />
}
