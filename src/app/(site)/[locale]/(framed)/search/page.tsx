import type { Metadata } from 'next'
import { cx } from '@/design/cx'
import { CategoryTiles } from '@/features/brochures/categories/components/category-head'
import { getCountedCategories } from '@/features/brochures/categories/data'
import { Follow } from '@/features/lists/follow/components/follow'
import { chosenFilterTexts } from '@/features/search/components/chosen-filters'
import { SearchStart } from '@/features/search/components/nothing-found'
import { SearchField } from '@/features/search/components/search-field'
import { parseSearch } from '@/features/search/params'
import { withTownName } from '@/features/search/town-name'
import { searchPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { listTitle } from '@/features/site/seo/list-title'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { CountedSearch } from '../counted'
import { chosenNames, Results } from './results'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const wanted = await withTownName(parseSearch(await searchParams))
  const { q, kind, after } = wanted
  const t = translatorFor(locale, 'search.meta')
  const chosen = chosenFilterTexts(locale, wanted, { ...(await chosenNames(locale, wanted)), brand: null })
  const title = q
    ? listTitle(locale, {
        title: t('results', { query: q }),
        choices: [kind && translatorFor(locale, 'search.kind')(kind), ...chosen.map(({ name }) => name.text)],
        continued: after !== null,
      })
    : t('title')
  return pageMetadata({ locale, path: searchPath, title, description: t('description'), index: q === '' })
}

/** Rendered for each request: queries would fill any cache. */
export const dynamic = 'force-dynamic'

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, searchPath)
  const wanted = await withTownName(parseSearch(await searchParams))
  const t = translatorFor(locale, 'search')
  return (
    <div className="page pt-3 pb-10 md:pt-10">
      <h1 className={cx('mb-4 text-2xl break-words md:mb-6 md:text-4xl', wanted.q && 'max-md:sr-only')}>
        {wanted.q ? t('foundFor', { query: wanted.q }) : t('title')}
      </h1>
      <SearchField locale={locale} id="search" size="lg" query={wanted.q} className="max-w-2xl" />
      <div className="mt-2 md:mt-8">
        {wanted.q ? (
          <>
            <CountedSearch />
            <Results locale={locale} params={wanted} />
            <div className="mt-8">
              <Follow locale={locale} subject={{ kind: 'word', value: wanted.q.slice(0, 100) }} name={wanted.q} />
            </div>
          </>
        ) : (
          <>
            <SearchStart locale={locale} />
            <CategoryTiles categories={await getCountedCategories(locale)} locale={locale} />
          </>
        )}
      </div>
    </div>
  )
}
