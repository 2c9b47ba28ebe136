import type { Metadata } from 'next'
import { FilterForm } from '@/design/filter-form'
import { Select } from '@/design/select'
import { getRetailer, readShopStores, readStoreTowns } from '@/features/brochures/retailers/queries'
import { missingMetadata, pageNotFound } from '@/features/site/errors/not-found'
import { storesPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'
import { publicPathOf } from '@/server/cache/tags'
import { StoresPage, storesQuestion } from '../../../stores-page'

type Props = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const retailer = await getRetailer(slug, locale)
  if (!retailer) return missingMetadata(locale)
  const count = translatorFor(locale, 'retailer')('stores', { count: retailer.storeCount })
  const path = publicPathOf('retailers', slug)
  return pageMetadata({ locale, path, title: `${retailer.name}: ${count}`, index: false })
}

/** Rendered for each request, so that query strings cannot fill the cache. */
export default async function ShopStoresPage({ params, searchParams }: Props) {
  const { locale: language, slug } = await params
  const path = publicPathOf('retailers', slug)
  const locale = await openPage(language, path)
  const retailer = await getRetailer(slug, locale)
  if (!retailer) pageNotFound(path)
  const { town: asked, page } = storesQuestion.parse(await searchParams)
  const towns = await readStoreTowns(retailer.id)
  const town = towns.find((one) => one.slug === asked)
  const found = await readShopStores(retailer.id, town?.names, page)
  const t = translatorFor(locale, 'retailer')
  const options = towns.map((one) => ({
    value: one.slug,
    label: readablePlace(one.names[0] ?? one.slug, locale).text,
  }))
  return (
    <StoresPage
      locale={locale}
      place={{ path, name: { text: retailer.name, lang: locale } }}
      asked={{ town: town?.slug ?? null, page }}
      found={found}
      filter={
        <FilterForm action={localePath(locale, storesPath(path))} state={town?.slug ?? ''} submitLabel={t('show')}>
          <Select
            key={`town ${town?.slug}`}
            name="town"
            label={t('town')}
            hideLabel
            defaultValue={town?.slug ?? ''}
            options={[{ value: '', label: t('allTowns') }, ...options]}
          />
        </FilterForm>
      }
    />
  )
}
