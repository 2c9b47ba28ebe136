import { describe, expect, it } from 'vitest'
import { answerOf } from './answer'
import type { BrochureOffer } from './offer-query'
import type { ListingPrice } from './types'

const today = '2026-11-20'

const listing = (name: string, price: number, day = today): ListingPrice => ({
  ...{ id: price, companyId: 1, name, company: null, day, price, low: price, median: price, high: price, promo: null },
  chain: { slug: name, name, invented: false, colour: '#000000', logoUrl: null, retailerSlug: null },
  stores: 1,
  size: null,
  unitPrice: null,
  match: { score: null, reason: null, byEditor: false },
  comparable: true,
  hold: null,
})
const offer = (name: string, price: number, loyaltyOnly = false): BrochureOffer => ({
  ...{ id: name, product: null, title: name, packSize: null, price, oldPrice: null, unitPrice: null, loyaltyOnly },
  ...{ firstDay: today, lastDay: today },
  ...{ brochureSlug: name, page: 1, shop: { slug: name, name, colour: '#000000', logoUrl: null }, picture: null },
})

const shape = (...given: Parameters<typeof answerOf>) => {
  const answer = answerOf(...given)
  return answer && [answer.kind === 'offer' ? answer.offer.id : answer.listing.name, answer.when]
}

describe('where a product is cheapest', () => {
  it('is the lower of the prices of these days and the offers of today', () => {
    const listings = [listing('alfa', 189), listing('beta', 199)]
    expect(shape(listings, [offer('gamma', 179)], today)).toEqual(['gamma', 'today'])
    expect(shape(listings, [offer('gamma', 190)], today)).toEqual(['alfa', 'today'])
    expect(shape(listings, [offer('gamma', 189)], today)).toEqual(['gamma', 'today'])
  })

  it('needs no card', () => {
    expect(shape([listing('alfa', 189)], [offer('gamma', 100, true)], today)).toEqual(['alfa', 'only'])
  })

  it('is no old price while there is one of today, and says so where there is none', () => {
    const old = listing('alfa', 100, '2026-05-13')
    expect(shape([old], [offer('gamma', 300)], today)).toEqual(['gamma', 'only'])
    expect(shape([old, listing('beta', 200)], [], today)).toEqual(['beta', 'only'])
    expect(shape([old], [], today)).toEqual(['alfa', 'known'])
    expect(answerOf([], [], today)).toBeNull()
  })
})
