import type { CalendarDay } from '@/domain/calendar-day'
import type { ClaimedReduction } from '@/domain/reduction'
import { oldDays } from '@/domain/validity'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice } from '@/features/price-data/types'
import { offersOfOthers, openOffer, pricesToday } from './prices-today'
import { compared } from './savings'

type ProductFacts = { name: string; url: string; brand: string | null; category: string | null }

const euro = (cents: number) => (cents / 100).toFixed(2)

/** `prior` is the lowest price of the 30 days before a real reduction. Integer euro cents. */
type Seller = { name: string; price: number; prior: number | null }

const priorOf = (reduction: ClaimedReduction | null) =>
  reduction?.verdict.answer === 'real' ? reduction.verdict.prior.cents : null

function reductionAt(price: number, listing: ListingPrice | undefined, brochures: BrochureOffer[]) {
  if (!listing || listing.price === price) return listing?.reduction ?? null
  const own = openOffer(brochures.filter(({ shop }) => shop.slug === listing.chain.retailerSlug))
  return own?.price === price ? own.reduction : null
}

const struckPrice = (cents: number) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  priceCurrency: 'EUR',
  price: euro(cents),
})

/**
 * Structured data for search engines: each compared chain's lowest recent price, or its brochure's if lower, and
 * `brochures` (cheapest first) of shops without a report. Null where this would not be true today: for old data and
 * invented chains. Only a real reduction has a struck price.
 */
export function structuredProduct(
  listings: ListingPrice[],
  brochures: BrochureOffer[],
  today: CalendarDay,
  said: ProductFacts,
): object | null {
  const current = compared(listings).filter(({ chain, day }) => !chain.invented && oldDays(day, today) === null)
  const asked = pricesToday(current, brochures, today)
  const lowest = new Map<string, Seller>()
  for (const [index, { price }] of asked.entries()) {
    const chain = current[index]?.chain
    const known = chain && lowest.get(chain.slug)
    if (!chain || (known && known.price <= price)) continue
    lowest.set(chain.slug, { name: chain.name, price, prior: priorOf(reductionAt(price, current[index], brochures)) })
  }
  if (lowest.size === 0) return null
  const others = offersOfOthers(current, brochures, today).map(({ shop, price, reduction }) => ({
    name: shop.name,
    price,
    prior: priorOf(reduction),
  }))
  const offers = [...lowest.values(), ...others].sort((one, other) => one.price - other.price)
  const [first, last] = [offers[0], offers.at(-1)]
  if (!first || !last) return null
  return {
    '@type': 'Product',
    name: said.name,
    url: said.url,
    brand: said.brand ? { '@type': 'Brand', name: said.brand } : undefined,
    category: said.category ?? undefined,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: euro(first.price),
      highPrice: euro(last.price),
      offerCount: offers.length,
      offers: offers.map(({ name, price, prior }) => ({
        '@type': 'Offer',
        priceCurrency: 'EUR',
        price: euro(price),
        priceSpecification: prior === null ? undefined : struckPrice(prior),
        seller: { '@type': 'Organization', name },
      })),
    },
  }
}
