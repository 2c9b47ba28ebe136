import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import { BrochureOffers } from './product-offers'

const today = sofiaDay()
const offer = (shop: string, price: number): BrochureOffer => ({
  ...{ id: shop, product: { id: 7, slug: 'maslo' }, title: 'Масло', brand: null, packSize: null, price },
  ...{
    reduction: null,
    unitPrice: null,
    loyaltyOnly: false,
    multiBuy: null,
    depositCents: null,
    firstDay: today,
    lastDay: today,
  },
  ...{
    brochureSlug: shop,
    towns: [],
    page: 1,
    shop: { slug: shop, name: shop, colour: '#000000', logoUrl: null },
    picture: null,
  },
})

it('calls none of the offers the cheapest, because they are not compared with what chains report', () => {
  const offers = [offer('alfa', 200), offer('beta', 250)]
  const html = renderToStaticMarkup(<BrochureOffers locale="en" offers={offers} own="butter" />)
  expect(html).toContain('2.00')
  expect(html).not.toContain('Cheapest')
})
