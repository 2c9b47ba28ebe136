import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { formatDayRange } from '@/design/format'
import { HydrateLater } from '@/design/hydrate-later'
import { Pagination } from '@/design/pagination'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { editionWords, townsOfAll } from '@/features/brochures/editions/edition-words'
import { EditionTick, OfferTick } from '@/features/lists/components/offer-tick'
import { listItemOfOffer } from '@/features/lists/item-of-offer'
import { daysOf } from '@/features/prices/answer'
import { PricedProduct } from '@/features/prices/components/priced-product'
import { offerCards } from '@/features/search/offers/offer-cards'
import type { OfferHit, OfferResult } from '@/features/search/offers/types'
import { hidesEditions, type SearchParams, searchHref } from '@/features/search/params'
import type { ProductResult } from '@/features/search/products/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Kind = 'offers' | 'products'

type Props = {
  kind: Kind
  locale: Locale
  params: SearchParams
  result: Pick<OfferResult, 'total' | 'matched' | 'next'>
  days?: { from: string; to: string } | null
  intro?: string
  /** `towns` are the slugs of the only towns that have anything of the row. */
  rows: { key: string | number; towns?: string | undefined; row: ReactNode }[]
}

const keys = {
  offers: { found: 'foundOffers', some: 'someOffers', more: 'moreOffers', all: 'allOffers' },
  products: { found: 'foundProducts', some: 'someProducts', more: 'moreProducts', all: 'allProducts' },
} as const satisfies Record<Kind, object>

function PricedSection({ kind, locale, params, result, days = null, intro, rows }: Props) {
  const t = translatorFor(locale, 'search')
  const { total, matched, next } = result
  const { found, some, more, all } = keys[kind]
  const href = (after: string | null) => searchHref(locale, { ...params, kind, after })
  return (
    <section aria-labelledby={`found-${kind}`} className={rows.length > 3 ? 'many-hits' : undefined}>
      <h2 id={`found-${kind}`} className="mb-1 text-base sm:text-lg">
        {days
          ? t('foundProductsOf', { count: total, days: formatDayRange(days.from, days.to, locale) })
          : t(found, { count: total })}
      </h2>
      {matched === 'some' && <p className="mb-3 text-ink-soft">{t(some)}</p>}
      <ul className="product-rows">
        {rows.map(({ key, towns, row }) => (
          <HydrateLater key={key} as="li" data-towns={hidesEditions(params) ? towns : undefined}>
            {row}
          </HydrateLater>
        ))}
      </ul>
      {intro && <p className="my-3 text-sm text-ink-soft">{intro}</p>}
      {params.kind === kind ? (
        <Pagination
          label={t('pages')}
          previous={params.after ? { href: href(null), label: t('first') } : null}
          next={next ? { href: href(next), label: t(more) } : null}
        />
      ) : (
        next && (
          <ButtonLink variant="secondary" className="mt-3" href={href(null)}>
            {t(all, { count: total })}
          </ButtonLink>
        )
      )}
    </section>
  )
}

type OfferProps = { locale: Locale; params: SearchParams; result: OfferResult }

export function OfferSection({ locale, params, result }: OfferProps) {
  const t = translatorFor(locale, 'search.offer.cheapest')
  const rows = offerCards(result.offers, result.cards).map(({ offers, product, groupSlug }) => {
    const [first] = offers
    const cheapest = offers.filter(({ isCheapest }) => isCheapest)
    return {
      key: first.id,
      towns: editionWords(product.reports.length > 0 ? [] : townsOfAll(product.offers), locale)?.towns,
      row: (
        <PricedProduct
          product={product}
          locale={locale}
          groupSlug={groupSlug}
          lead={first.id}
          distinction={cheapest.length > 0 ? t(params.sort ?? 'relevance') : null}
          distinctionTowns={hidesEditions(params) ? townsOfAll(cheapest) : []}
          hidesEditions={hidesEditions(params)}
        >
          <CardTick offers={offers} locale={locale} />
        </PricedProduct>
      ),
    }
  })
  return <PricedSection kind="offers" locale={locale} params={params} result={result} rows={rows} />
}

/**
 * Puts the first offer on the list that the visitor's town has. One for the whole country ends the choice, so those
 * behind it are not sent.
 */
function CardTick({ offers, locale }: { offers: [OfferHit, ...OfferHit[]]; locale: Locale }) {
  const [first] = offers
  if (first.towns.length === 0) return <OfferTick item={listItemOfOffer(first)} />
  const national = offers.findIndex(({ towns }) => towns.length === 0)
  const counted = national < 0 ? offers : offers.slice(0, national + 1)
  return (
    <EditionTick
      offers={counted.map((offer) => ({
        item: listItemOfOffer(offer),
        towns: editionWords(offer.towns, locale)?.towns ?? null,
      }))}
    />
  )
}

type ProductProps = { locale: Locale; params: SearchParams; result: ProductResult }

export function ProductSection({ locale, params, result }: ProductProps) {
  const t = translatorFor(locale, 'search')
  const rows = result.products.map((product) => ({
    key: product.id,
    row: (
      <PricedProduct
        product={product}
        locale={locale}
        lead={product.lead}
        hidesEditions={hidesEditions(params)}
        distinction={product.isCheapest ? t(`offer.cheapest.${params.sort ?? 'relevance'}`) : null}
      >
        {product.isRanked && (
          <OfferTick item={{ id: `product:${product.slug}`, title: product.title, details: '', price: null }} />
        )}
      </PricedProduct>
    ),
  }))
  const days = daysOf(result.products.map(({ reports: [first] }) => first))
  return (
    <PricedSection
      kind="products"
      locale={locale}
      params={params}
      result={result}
      days={days && oldDays(days.from, sofiaDay()) !== null ? days : null}
      intro={t('productsIntro')}
      rows={rows}
    />
  )
}
