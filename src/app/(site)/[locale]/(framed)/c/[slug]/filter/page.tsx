import type { Metadata } from 'next'
import { getCategory, noCategoryFilter, parseCategoryFilter } from '@/features/brochures/categories/data'
import { getRetailerCounts, listPageSize } from '@/features/brochures/data'
import { type BrochurePageOfList, listBrochures } from '@/features/brochures/list-query'
import { getRetailers } from '@/features/brochures/retailers/queries'
import { missingMetadata, pageNotFound } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { listTitle } from '@/features/site/seo/list-title'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { answered } from '@/server/cache/cached'
import { dayTag, tag } from '@/server/cache/tags'
import { CategoryPage } from '../category-page'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The same cache tags as those of `getBrochures`. */
const listTags = [tag.brochures, tag.covers, tag.retailers, tag.categories, dayTag]

const nothing: BrochurePageOfList = { brochures: [], next: null }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const [category, retailers] = await Promise.all([getCategory(slug, locale), getRetailers()])
  if (!category) return missingMetadata(locale)
  const { shop, state, sort, after } = parseCategoryFilter(await searchParams)
  const t = translatorFor(locale, 'category')
  const title = listTitle(locale, {
    title: translatorFor(locale, 'meta.category')('title', { name: category.name.text }),
    choices: [
      state !== noCategoryFilter.state && t(`state.${state}`),
      shop && (retailers.find((retailer) => retailer.slug === shop)?.name ?? shop),
      sort !== noCategoryFilter.sort && t(`sortBy.${sort}`),
    ],
    continued: after !== null,
  })
  return pageMetadata({ locale, path: `/c/${slug}`, title, index: false })
}

/** Rendered for each request, so that query strings cannot fill the cache. */
export default async function Page({ params, searchParams }: Props) {
  const { locale: language, slug } = await params
  const path = `/c/${slug}`
  const locale = await openPage(language, path)
  const [category, retailers] = await Promise.all([getCategory(slug, locale), getRetailers()])
  if (!category) pageNotFound(path)
  const filter = parseCategoryFilter(await searchParams)
  const shop = retailers.find((retailer) => retailer.slug === filter.shop)
  const scope = { category: category.id, state: filter.state, sort: filter.sort }
  const wanted = { ...scope, retailer: shop?.id }
  const after = filter.after ?? undefined
  const [list, shops] = await Promise.all([
    filter.shop && !shop
      ? nothing
      : answered({ name: 'brochures', key: [locale, wanted, after], tags: listTags }, () =>
          listBrochures(locale, wanted, listPageSize, after),
        ),
    getRetailerCounts({ category: category.id, state: filter.state }),
  ])
  const isCounted = !shop || shops.some((counted) => counted.slug === shop.slug)
  const choices = isCounted ? shops : [{ slug: shop.slug, name: shop.name, count: 0 }, ...shops]
  return <CategoryPage locale={locale} category={category} filter={filter} list={list} shops={choices} />
}
