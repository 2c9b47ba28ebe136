import type { Metadata } from 'next'
import { getStoreTown, getTownShops, readTownStores } from '@/features/brochures/retailers/queries'
import { missingMetadata, pageNotFound } from '@/features/site/errors/not-found'
import { townPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'
import { StoresPage, storesQuestion } from '../../../stores-page'

type Props = {
  params: Promise<{ locale: string; town: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, town: slug } = await params
  if (!isLocale(locale)) return {}
  const { name, storeCount } = await getTownShops(slug)
  if (!name) return missingMetadata(locale)
  const count = translatorFor(locale, 'retailer')('stores', { count: storeCount })
  return pageMetadata({
    locale,
    path: townPath(slug),
    title: `${readablePlace(name, locale).text}: ${count}`,
    index: false,
  })
}

/** Rendered for each request, so that query strings cannot fill the cache. */
export default async function TownStoresPage({ params, searchParams }: Props) {
  const { locale: language, town: slug } = await params
  const path = townPath(slug)
  const locale = await openPage(language, path)
  const town = await getStoreTown(slug)
  if (!town) pageNotFound(path)
  const { page } = storesQuestion.parse(await searchParams)
  const found = await readTownStores(town.names, page)
  return (
    <StoresPage
      locale={locale}
      place={{ path, name: readablePlace(town.names[0] ?? slug, locale) }}
      asked={{ town: null, page }}
      found={found}
    />
  )
}
