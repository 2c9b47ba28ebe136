import { Store } from 'lucide-react'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { ButtonLink } from '@/design/button'
import { ChipLink } from '@/design/chip'
import { EmptyState } from '@/design/notice'
import { ShopWall } from '@/features/brochures/retailers/components/shop-wall'
import { StoreList } from '@/features/brochures/retailers/components/store-list'
import { getTownShops } from '@/features/brochures/retailers/queries'
import { countedSigns } from '@/features/brochures/retailers/shop-sign'
import { missingMetadata } from '@/features/site/errors/not-found'
import { getSiteSettings } from '@/features/site/frame/data'
import { shopsAnchor, storesPath, townPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { foreignLang, type LocalizedText } from '@/i18n/foreign-lang'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'
import { MissingPage } from '../../../missing-page'

type Props = { params: Promise<{ locale: string; town: string }> }

export function generateStaticParams() {
  return []
}

async function findTown(slug: string, locale: Locale) {
  const [{ cities }, shops] = await Promise.all([getSiteSettings(locale), getTownShops(slug)])
  const city = cities.find((known) => known.slug === slug)
  if (!city && !shops.name) return null
  const name: LocalizedText = city ? { text: city.name, lang: locale } : readablePlace(shops.name ?? slug, locale)
  return { ...shops, name, cities }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, town: slug } = await params
  if (!isLocale(locale)) return {}
  const found = await findTown(slug, locale)
  if (!found) return missingMetadata(locale)
  const t = translatorFor(locale, 'meta.town')
  const town = found.name.text
  return pageMetadata({
    locale,
    path: townPath(slug),
    title: t('title', { town }),
    description: t('description', { town }),
  })
}

export default async function TownPage({ params }: Props) {
  const { locale: language, town: slug } = await params
  const path = townPath(slug)
  const locale = await openPage(language, path)
  const town = await findTown(slug, locale)
  if (!town) return <MissingPage path={path} />
  const t = translatorFor(locale, 'retailer')
  const layout = translatorFor(locale, 'layout')
  const { name, cities, retailers, stores, storeCount } = town
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: name.text, path },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <header className="page pt-5 md:pt-8">
        <Breadcrumbs
          label={layout('breadcrumbs')}
          crumbs={crumbs.map((crumb) => ({ href: localePath(locale, crumb.path), label: crumb.name }))}
        />
        <h1 className="mt-6 text-3xl md:mt-8 md:text-4xl">
          {t.rich('inTown', {
            town: name.text,
            name: (chunks) => <span lang={foreignLang(name, locale)}>{chunks}</span>,
          })}
        </h1>
        <ul aria-label={layout('cities')} className="mt-5 flex flex-wrap gap-2">
          {cities.map((city) => (
            <li key={city.slug}>
              <ChipLink href={localePath(locale, townPath(city.slug))} current={city.slug === slug}>
                {city.name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </header>
      <div className="page mt-8 space-y-12 md:mt-12 md:space-y-16">
        {retailers.length === 0 && (
          <EmptyState
            icon={<Store size={28} />}
            title={t('noneInTown')}
            text={t('noneInTownText')}
            action={<ButtonLink href={`${localePath(locale, '/')}#${shopsAnchor}`}>{t('allShops')}</ButtonLink>}
          />
        )}
        <ShopWall id={shopsAnchor} title={t('wall')} shops={countedSigns(retailers, locale)} />
        <StoreList stores={stores} storeCount={storeCount} all={localePath(locale, storesPath(path))} locale={locale} />
      </div>
    </>
  )
}
