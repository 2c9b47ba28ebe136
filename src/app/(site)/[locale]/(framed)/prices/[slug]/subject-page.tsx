import { Clipping } from '@/design/card'
import { sofiaDay } from '@/domain/calendar-day'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { Follow } from '@/features/lists/follow/components/follow'
import { listItemOfListing } from '@/features/lists/item-of-offer'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { Place } from '@/features/price-data/types'
import { GroupPrices } from '@/features/prices/components/group-prices'
import { PriceHead } from '@/features/prices/components/price-head'
import { BrochureOffers } from '@/features/prices/components/product-offers'
import { ProductPrices } from '@/features/prices/components/product-prices'
import { type PriceFilter, pricePath } from '@/features/prices/filter'
import type { GroupView } from '@/features/prices/group-data'
import type { PriceSubject, ProductWithPrices } from '@/features/prices/product-data'
import { compared } from '@/features/prices/savings'
import { structuredProduct } from '@/features/prices/structured-product'
import { pricesPath } from '@/features/site/frame/site-links'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { absoluteUrl } from '@/features/site/seo/metadata'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { kindWords } from '@/lib/kind-words'
import { readablePlace } from '@/lib/readable-name'

type SubjectView = { group: GroupView; places: Place[] } | { product: ProductWithPrices }

type Props = {
  locale: Locale
  subject: PriceSubject
  filter: PriceFilter
  view: SubjectView
  offers: BrochureOffer[]
  place: string | null
}

export function SubjectPage({ locale, subject, filter, view, offers, place }: Props) {
  const layout = translatorFor(locale, 'layout')
  const t = translatorFor(locale, 'prices')
  const { group } = subject
  const listed = 'product' in view ? (compared(view.product.listings)[0] ?? view.product.listings[0]) : undefined
  const kind = subject.kind === 'product' ? kindWords(subject.title, locale, subject.product.groupNumber) : null
  const picture = offers.find((offer) => offer.picture)?.picture
  const trail = [
    { name: layout('home'), path: '/' },
    { name: t('title'), path: pricesPath },
    ...(group ? [{ name: group.title.text, path: pricePath(group.slug), lang: foreignLang(group.title, locale) }] : []),
    ...(subject.kind === 'product' ? [{ name: subject.title, path: pricePath(subject.product.slug), lang: 'bg' }] : []),
  ]
  const structured =
    'product' in view &&
    !group?.rule.noVerdict &&
    structuredProduct(view.product.listings, offers, sofiaDay(), {
      name: subject.title,
      url: absoluteUrl(localePath(locale, pricePath(view.product.product.slug))),
      brand: view.product.product.brand,
      category: group?.title.text ?? null,
    })
  return (
    <>
      <JsonLd data={breadcrumbList(locale, trail)} />
      {structured && <JsonLd data={structured} />}
      <PriceHead
        locale={locale}
        crumbs={trail.map(({ name, path, ...rest }) => ({ href: localePath(locale, path), label: name, ...rest }))}
        title={subject.title}
        foreign={subject.kind === 'product'}
        note={
          <>
            {kind && <p className="text-ink">{kind}</p>}
            {place ? t('inPlace', { place: readablePlace(place, locale).text }) : t('everywhere')}
          </>
        }
        picture={
          subject.kind === 'product' && picture && <Clipping {...picture} className="size-18 shrink-0 md:size-32" />
        }
      />
      {'group' in view && subject.kind === 'group' && (
        <GroupPrices
          locale={locale}
          group={subject.group}
          view={view.group}
          places={view.places}
          filter={filter}
          action={({ listing, slug, card }) => (
            <OfferTick
              item={listItemOfListing(
                listing,
                slug && card.isRanked && !group?.rule.noVerdict ? { slug, title: card.title } : null,
              )}
            />
          )}
        >
          {offers.length > 0 && <BrochureOffers locale={locale} offers={offers} own={subject.group.slug} />}
        </GroupPrices>
      )}
      {'product' in view && (
        <ProductPrices
          locale={locale}
          view={view.product}
          group={group}
          filter={filter}
          offers={offers}
          action={
            listed && !group?.rule.noVerdict && <OfferTick item={listItemOfListing(listed, view.product.product)} />
          }
          alert={
            !group?.rule.noVerdict && (
              <Follow
                locale={locale}
                subject={{ kind: 'product', value: view.product.product.slug }}
                name={subject.title}
              />
            )
          }
        />
      )}
    </>
  )
}
