import { describe, expect, it } from 'vitest'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice } from '@/features/price-data/types'
import { isAnswer, priceAnswerOf } from './answer'
import { differingOffer, offersOfOthers, pricesToday } from './prices-today'

const today = '2026-11-20'

const listing = (name: string, price: number, day = today): ListingPrice => ({
  ...{ id: price, companyId: 1, name, company: null, day, price, low: price, median: price, high: price, promo: null },
  chain: { slug: name, name, invented: false, colour: '#000000', logoUrl: null, retailerSlug: name },
  stores: 1,
  size: null,
  unitPrice: null,
  match: { score: null, reason: null, byEditor: false },
  reduction: null,
  comparable: true,
  kept: false,
  hold: null,
})
const offer = (name: string, price: number, loyaltyOnly = false): BrochureOffer => ({
  ...{
    id: name,
    product: null,
    title: name,
    brand: null,
    packSize: null,
    price,
    reduction: null,
    unitPrice: null,
    multiBuy: null,
    depositCents: null,
    loyaltyOnly,
  },
  ...{ firstDay: today, lastDay: today },
  ...{
    brochureSlug: name,
    towns: [],
    page: 1,
    shop: { slug: name, name, colour: '#000000', logoUrl: null },
    picture: null,
  },
})

const shape = (...given: Parameters<typeof priceAnswerOf>) => {
  const answer = priceAnswerOf(...given)
  return answer && [answer.kind === 'offer' ? answer.offer.id : answer.listing.name, answer.when]
}

describe('where a product is cheapest', () => {
  it('is the lower of the prices of these days and the offers of today', () => {
    const listings = [listing('alfa', 189), listing('beta', 199)]
    expect(shape(listings, [offer('gamma', 179)], today)).toEqual(['gamma', 'today'])
    expect(shape(listings, [offer('gamma', 190)], today)).toEqual(['alfa', 'today'])
    expect(shape(listings, [offer('gamma', 189)], today)).toEqual(['gamma', 'today'])
  })

  it('is not where several have to be taken for that price', () => {
    const ofTwo = { ...offer('gamma', 150), multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 } as const }
    expect(shape([listing('alfa', 189)], [ofTwo], today)).toEqual(['alfa', 'only'])
    expect(shape([listing('alfa', 189)], [{ ...ofTwo, price: 180 }], today)).toEqual(['gamma', 'today'])
    expect(offersOfOthers([listing('alfa', 189)], [ofTwo], today)).toEqual([])
  })

  it('is at every shop that asks as little, each named once', () => {
    const also = (listings: ListingPrice[], offers: BrochureOffer[] = []) =>
      priceAnswerOf(listings, offers, today)?.also
    const equal = [listing('alfa', 119), listing('beta', 119), listing('gamma', 129)]
    expect(also(equal)).toEqual(['beta'])
    expect(also(equal, [offer('beta', 119), offer('delta', 119), offer('epsilon', 119, true)])).toEqual([
      'delta',
      'alfa',
    ])
    expect(also([listing('alfa', 119), listing('alfa', 119), listing('beta', 119, '2026-05-13')])).toEqual([])
    expect(also([listing('beta', 119, '2026-05-13'), listing('gamma', 119, '2026-05-13')])).toEqual([])
  })

  it('is said of several shops only: one that prints and reports a price is compared with nothing', () => {
    expect(shape([listing('alfa', 249)], [offer('alfa', 249)], today)).toEqual(['alfa', 'only'])
    expect(shape([listing('alfa', 249), listing('alfa', 260)], [], today)).toEqual(['alfa', 'only'])
    expect(shape([listing('alfa', 249), listing('beta', 260)], [offer('alfa', 249)], today)).toEqual(['alfa', 'today'])
  })

  it('is only known of a chain that has reported no newer price, unless another asks as little', () => {
    const kept = { ...listing('alfa', 189, '2026-11-19'), kept: true }
    expect(shape([kept, listing('beta', 199)], [], today)).toEqual(['alfa', 'known'])
    const equal = [kept, listing('beta', 189), listing('gamma', 199)]
    expect(shape(equal, [], today)).toEqual(['beta', 'today'])
    expect(priceAnswerOf(equal, [], today)?.also).toEqual(['alfa'])
  })

  it('needs no card', () => {
    expect(shape([listing('alfa', 189)], [offer('gamma', 100, true)], today)).toEqual(['alfa', 'only'])
  })

  it('is no old price while there is one of today, and says so where there is none', () => {
    const old = listing('alfa', 100, '2026-05-13')
    expect(shape([old], [offer('gamma', 300)], today)).toEqual(['gamma', 'only'])
    expect(shape([old, listing('beta', 200)], [], today)).toEqual(['beta', 'only'])
    expect(shape([old], [], today)).toEqual(['alfa', 'known'])
    expect(priceAnswerOf([], [], today)).toBeNull()
  })
})

describe('the report that an answer has its history and verdict of', () => {
  const alfa = listing('alfa', 189)
  const isOf = (report: ListingPrice, offers: BrochureOffer[]) =>
    isAnswer(report, priceAnswerOf([report], offers, today), today)

  it('is the report itself, or that of the chain whose brochure says the same', () => {
    expect(isOf(alfa, [])).toBe(true)
    expect(isOf(alfa, [offer('alfa', 189)])).toBe(true)
  })

  it('is none of another chain, of another price or of long ago', () => {
    expect(isOf(alfa, [offer('gamma', 189)])).toBe(false)
    expect(isOf(alfa, [offer('alfa', 150)])).toBe(false)
    expect(isOf(listing('alfa', 189, '2026-05-13'), [offer('alfa', 189)])).toBe(false)
    expect(isAnswer(alfa, null, today)).toBe(false)
  })
})

describe('what a chain asks today', () => {
  const asked = (listings: ListingPrice[], offers: BrochureOffer[]) => pricesToday(listings, offers, today)

  it('is one price: the lower one, where its brochure says otherwise than its report', () => {
    const reported = listing('alfa', 189, '2026-11-19')
    expect(asked([reported], [offer('alfa', 150), offer('gamma', 90)])).toEqual([{ price: 150, day: today }])
    expect(asked([reported], [offer('alfa', 200)])).toEqual([{ price: 189, day: '2026-11-19' }])
    expect(asked([reported], [offer('alfa', 90, true)])).toEqual([{ price: 189, day: '2026-11-19' }])
  })

  it('is not mixed with what it reported long ago', () => {
    expect(asked([listing('alfa', 189, '2026-05-13')], [offer('alfa', 90)])).toEqual([
      { price: 189, day: '2026-05-13' },
    ])
  })

  it('is counted of shops that have a brochure alone, once each, and not beside old prices or with a card', () => {
    const offers = [offer('gamma', 80, true), offer('gamma', 90), offer('gamma', 95), offer('alfa', 100)]
    const others = (day: string) => offersOfOthers([listing('alfa', 189, day)], offers, today)
    expect(others(today).map(({ shop, price }) => [shop.slug, price])).toEqual([['gamma', 90]])
    expect(others('2026-05-13')).toEqual([])
  })

  it('is told where brochure and report differ, and only there', () => {
    expect(differingOffer([listing('alfa', 189)], [offer('alfa', 200)])?.price).toBe(200)
    expect(differingOffer([listing('alfa', 189), listing('alfa', 200)], [offer('alfa', 200)])).toBeNull()
    expect(differingOffer([listing('alfa', 189)], [offer('gamma', 200)])).toBeNull()
  })
})
