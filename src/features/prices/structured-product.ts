import type { CalendarDay } from '@/domain/calendar-day'
import { type PriceOfOne, priceOfOne } from '@/domain/multi-buy'
import type { ClaimedReduction } from '@/domain/reduction'
import { oldDays } from '@/domain/validity'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice } from '@/features/price-data/types'
import { offersOfOthers, openOffer, pricesToday } from './prices-today'
import { compared } from './savings'

type ProductFacts = { name: string; url: string; brand: string | null; category: string | null }

const euro = (cents: number) => (cents / 100).toFixed(2)

/**
 * `prior` is the lowest price of the 30 days before a real reduction, `several` that of one of several pieces. Integer
 * euro cents.
 */
type Seller = { name: string; price: number; prior: number | null; several: PriceOfOne | null }

const priorOf = (reduction: ClaimedReduction | null) =>
  reduction?.verdict.answer === 'real' ? reduction.verdict.prior.cents : null

const severalOf = (offer: BrochureOffer | null) => (offer?.multiBuy ? priceOfOne(offer.price, offer.multiBuy) : null)

function sellerAt(price: number, { chain, ...listing }: ListingPrice, brochures: BrochureOffer[]): Seller {
  const open = openOffer(brochures.filter(({ shop }) => shop.slug === chain.retailerSlug))
  const own = open?.price === price ? open : null
  const reduction = listing.price === price ? listing.reduction : (own?.reduction ?? null)
  return { name: chain.name, price, prior: priorOf(reduction), several: severalOf(own) }
}

const severalPrice = ({ cents, pieces }: PriceOfOne) => ({
  '@type': 'UnitPriceSpecification',
  priceCurrency: 'EUR',
  price: euro(cents),
  eligibleQuantity: { '@type': 'QuantitativeValue', minValue: pieces, unitCode: 'C62' },
})

function specifications({ prior, several }: Seller) {
  const all = [...(prior === null ? [] : [struckPrice(prior)]), ...(several ? [severalPrice(several)] : [])]
  return all.length > 1 ? all : all[0]
}

const struckPrice = (cents: number) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  priceCurrency: 'EUR',
  price: euro(cents),
})

/**
 * Structured data for search engines: each compared chain's lowest recent price, or its brochure's if lower, and
 * `offered` (cheapest first) of shops without a report. Null where this would not be true today: for old data and
 * invented chains, and for editions, whose price is that of some towns. Only a real reduction has a struck price. That of
 * one of several stands beside that of a single piece.
 */
export function structuredProduct(
  listings: ListingPrice[],
  offered: BrochureOffer[],
  today: CalendarDay,
  said: ProductFacts,
): object | null {
  const brochures = offered.filter(({ towns }) => towns.length === 0)
  const current = compared(listings).filter(({ chain, day }) => !chain.invented && oldDays(day, today) === null)
  const asked = pricesToday(current, brochures, today)
  const lowest = new Map<string, Seller>()
  for (const [index, { price }] of asked.entries()) {
    const listing = current[index]
    const known = listing && lowest.get(listing.chain.slug)
    if (!listing || (known && known.price <= price)) continue
    lowest.set(listing.chain.slug, sellerAt(price, listing, brochures))
  }
  if (lowest.size === 0) return null
  const others = offersOfOthers(current, brochures, today).map(
    (offer): Seller => ({
      name: offer.shop.name,
      price: offer.price,
      prior: priorOf(offer.reduction),
      several: severalOf(offer),
    }),
  )
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
      offers: offers.map((seller) => ({
        '@type': 'Offer',
        priceCurrency: 'EUR',
        price: euro(seller.price),
        priceSpecification: specifications(seller),
        seller: { '@type': 'Organization', name: seller.name },
      })),
    },
  }
}
