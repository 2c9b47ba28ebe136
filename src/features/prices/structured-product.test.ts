import { expect, it } from 'vitest'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice } from '@/features/price-data/types'
import { structuredProduct } from './structured-product'

const said = { name: 'Мляко 1 л', url: 'https://shop.example/prices/milk', brand: null, category: 'Мляко' }

function listing(id: number, chain: string, price: number, invented = false): ListingPrice {
  return {
    id,
    companyId: id,
    name: 'Мляко',
    chain: { slug: chain, name: chain.toUpperCase(), invented, colour: '#000', logoUrl: null, retailerSlug: chain },
    company: null,
    day: '2026-11-20',
    low: price,
    median: price,
    high: price,
    promo: null,
    price,
    stores: 1,
    size: null,
    unitPrice: null,
    reduction: null,
    match: { score: null, reason: null, byEditor: false },
    hold: null,
    comparable: true,
    kept: false,
  }
}

const offer = (shop: string, price: number): BrochureOffer => ({
  ...{
    id: shop,
    product: null,
    title: 'Мляко',
    packSize: null,
    price,
    brand: null,
    reduction: null,
    unitPrice: null,
    picture: null,
  },
  ...{
    loyaltyOnly: false,
    multiBuy: null,
    depositCents: null,
    firstDay: '2026-11-20',
    lastDay: '2026-11-25',
    brochureSlug: 'b',
    towns: [],
    page: 1,
  },
  shop: { slug: shop, name: shop, colour: '#000', logoUrl: null },
})

it('says the lowest price of each chain, the cheapest first', () => {
  const listings = [listing(1, 'b', 219), listing(2, 'a', 205), listing(3, 'a', 189)]
  expect(structuredProduct(listings, [], '2026-11-21', said)).toMatchObject({
    name: 'Мляко 1 л',
    offers: { lowPrice: '1.89', highPrice: '2.19', offerCount: 2, offers: [{ price: '1.89' }, { price: '2.19' }] },
  })
})

it('says what the brochure of a chain asks, where that is less, and that of a shop without a report', () => {
  const [reported, brochures] = [
    [listing(1, 'b', 219), listing(2, 'a', 205)],
    [offer('c', 140), offer('b', 150), offer('a', 240)],
  ]
  expect(structuredProduct(reported, brochures, '2026-11-21', said)).toMatchObject({
    offers: { lowPrice: '1.40', offerCount: 3, offers: [{ price: '1.40' }, { price: '1.50' }, { price: '2.05' }] },
  })
})

it('says the price of one of several beside that of a single piece, and never in its place', () => {
  const multiBuy = { kind: 'amount', pieces: 2, amountCents: 300 } as const
  const brochures = [
    { ...offer('d', 150), multiBuy },
    { ...offer('c', 199), multiBuy },
  ]
  expect(structuredProduct([listing(1, 'b', 219)], brochures, '2026-11-21', said)).toMatchObject({
    offers: {
      lowPrice: '1.99',
      offerCount: 2,
      offers: [
        { price: '1.99', priceSpecification: { price: '1.50', eligibleQuantity: { minValue: 2 } } },
        { price: '2.19', priceSpecification: undefined },
      ],
    },
  })
})

it('strikes the lowest price of the 30 days before a real reduction, and no other', () => {
  const startedOn = '2026-11-19'
  const prior = { cents: 249, day: '2026-11-12' }
  const real = { old: 299, verdict: { answer: 'real', startedOn, prior, percent: 23 } } as const
  const none = { old: 299, verdict: { answer: 'not-real', startedOn, prior } } as const
  const listings = [
    { ...listing(1, 'a', 189), reduction: real },
    { ...listing(2, 'b', 249), reduction: none },
  ]
  expect(structuredProduct(listings, [], '2026-11-21', said)).toMatchObject({
    offers: {
      offers: [
        { priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '2.49' } },
        { priceSpecification: undefined },
      ],
    },
  })
})

it('says no price of an edition, which is that of some towns', () => {
  const brochures = [
    { ...offer('a', 110), towns: ['Варна'] },
    { ...offer('c', 120), towns: ['Варна'] },
    offer('a', 200),
  ]
  expect(structuredProduct([listing(1, 'a', 219)], brochures, '2026-11-21', said)).toMatchObject({
    offers: { lowPrice: '2.00', highPrice: '2.00', offerCount: 1 },
  })
})

it('says nothing of old data and of invented chains', () => {
  expect(structuredProduct([listing(1, 'a', 219)], [], '2026-11-23', said)).toBeNull()
  expect(structuredProduct([listing(1, 'a', 219, true)], [], '2026-11-20', said)).toBeNull()
  expect(structuredProduct([], [], '2026-11-20', said)).toBeNull()
})
