import type { Metadata } from 'next'
import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { sofiaDay } from '@/domain/calendar-day'
import { BrochureGrid, BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { NoCurrentBrochure } from '@/features/brochures/retailers/components/no-current-brochure'
import { RetailerHead } from '@/features/brochures/retailers/components/retailer-head'
import { StoreList } from '@/features/brochures/retailers/components/store-list'
import { getRetailer } from '@/features/brochures/retailers/queries'
import { getShopList } from '@/features/brochures/retailers/shop-lists'
import { halfShelves } from '@/features/brochures/start/shelves'
import { Follow } from '@/features/lists/follow/components/follow'
import { getBestOffers } from '@/features/search/offers/best-offers'
import { missingMetadata } from '@/features/site/errors/not-found'
import { FeedLinks } from '@/features/site/feeds/components/feed-links'
import { brochureFeeds } from '@/features/site/feeds/feed-of'
import { shopsAnchor, storesPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd, retailerOrganization } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../../missing-page'
import { OfferShelf, offersOnShelf } from '../../offer-shelf'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params
  if (!isLocale(locale)) return {}
  const retailer = await getRetailer(slug, locale)
  if (!retailer) return missingMetadata(locale)
  const t = translatorFor(locale, 'meta.retailer')
  const { name, description } = retailer
  return pageMetadata({
    locale,
    path: `/r/${slug}`,
    title: t('title', { name }),
    // Search engines and shared links cannot be told that a text is Bulgarian.
    description: (description.lang === locale && description.text) || t('description', { name }),
    feeds: brochureFeeds(locale, { shop: slug }, name),
  })
}

export default async function RetailerPage({ params }: Props) {
  const { locale: language, slug } = await params
  const path = `/r/${slug}`
  const locale = await openPage(language, path)
  const retailer = await getRetailer(slug, locale)
  if (!retailer) return <MissingPage path={path} />
  const t = translatorFor(locale, 'retailer')
  const layout = translatorFor(locale, 'layout')
  const seeAll = translatorFor(locale, 'shelf')('seeAll')
  const [current, offers, upcoming, past] = await Promise.all([
    getShopList(locale, retailer, 'current'),
    getBestOffers({ shop: retailer.id }, offersOnShelf),
    getShopList(locale, retailer, 'upcoming'),
    getShopList(locale, retailer, 'expired'),
  ])
  const isReduced = offers.some(({ offers: [first] }) => first.reduction?.verdict.answer === 'real')
  const today = sofiaDay()
  const shelves = [
    { id: 'upcoming', title: t('upcomingTitle'), ...upcoming },
    { id: 'past', title: t('pastTitle'), ...past },
  ].filter(({ brochures }) => brochures.length > 0)
  const half = halfShelves(shelves.map(({ brochures }) => brochures.length))
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: retailer.name, path },
  ]
  return (
    <>
      <JsonLd data={retailerOrganization(locale, retailer)} />
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <RetailerHead
        retailer={retailer}
        locale={locale}
        actions={<Follow locale={locale} subject={{ kind: 'shop', value: slug }} name={retailer.name} />}
      />
      <div className="page mt-8 space-y-12 md:mt-12 md:space-y-16">
        {current.brochures.length > 0 ? (
          <section aria-labelledby="current-title">
            <h2 id="current-title" className="mb-5 text-xl md:text-2xl">
              {t('currentTitle')}
            </h2>
            <BrochureGrid brochures={current.brochures} locale={locale} today={today} priority />
            {current.all && (
              <IntentLink href={current.all} className="see-all mt-6 w-fit">
                {seeAll}
              </IntentLink>
            )}
          </section>
        ) : (
          <NoCurrentBrochure
            locale={locale}
            name={retailer.name}
            next={upcoming.brochures.length > 0 ? '#upcoming' : null}
            shops={`${localePath(locale, '/')}#${shopsAnchor}`}
          />
        )}
        <OfferShelf offers={offers} locale={locale} note={isReduced ? t('offersNote') : null} />
        <div className="grid gap-x-12 gap-y-12 empty:hidden md:gap-y-16 lg:grid-cols-2">
          {shelves.map(({ id, title, brochures, all }, index) => (
            <div key={id} className={cx('min-w-0', !half[index] && 'lg:col-span-2')}>
              <BrochureShelf
                id={id}
                title={title}
                seeAll={all === null ? null : { href: all, label: seeAll }}
                brochures={brochures}
                locale={locale}
                today={today}
                half={half[index]}
              />
            </div>
          ))}
        </div>
        <FeedLinks locale={locale} scope={{ shop: slug }} />
        <StoreList
          stores={retailer.stores}
          storeCount={retailer.storeCount}
          all={localePath(locale, storesPath(path))}
          locale={locale}
        />
      </div>
    </>
  )
}
