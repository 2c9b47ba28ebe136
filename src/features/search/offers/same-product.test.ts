import { expect, it } from 'vitest'
import { byProduct } from './same-product'
import type { OfferHit } from './types'

const today = '2026-11-20'

const hit = (id: string, title: string, priceCents: number, data: Partial<OfferHit> = {}): OfferHit => ({
  ...{ id, title, priceCents, brand: null, packSize: null, product: null, oldPriceCents: null, unitPrice: null },
  ...{ loyaltyOnly: false, validFrom: today, validTo: today, priceSlug: null, category: '', brochure: 'b' },
  ...{ picture: null, isRanked: true, isCheapest: false },
  retailer: { slug: 's', name: 'S', colour: '#000000', logoUrl: null },
  ...data,
})

const shown = (offers: OfferHit[]) =>
  byProduct(offers, today).map(({ offers, cheapest }) => [offers.map(({ id }) => id), cheapest])

it('puts the offers of one product together at the place of the first, the cheapest first', () => {
  expect(shown([hit('a', 'Хляб', 300), hit('b', 'Мляко', 250), hit('c', 'Сол', 100), hit('d', 'Мляко', 200)])).toEqual([
    [['a'], []],
    [['d', 'b'], ['d']],
    [['c'], []],
  ])
})

it('marks each that costs the least where another costs more', () => {
  expect(shown([hit('a', 'Мляко', 250), hit('b', 'Мляко', 200), hit('c', 'Мляко', 200)])).toEqual([
    [
      ['b', 'c', 'a'],
      ['b', 'c'],
    ],
  ])
})

it('marks no cheapest where all cost the same, one is yet to come, or nothing may be ranked', () => {
  expect(shown([hit('a', 'Мляко', 200), hit('b', 'Мляко', 200)])).toEqual([[['a', 'b'], []]])
  expect(shown([hit('a', 'Мляко', 200, { validFrom: '2026-11-22' }), hit('b', 'Мляко', 250)])).toEqual([
    [['b', 'a'], []],
  ])
  expect(shown([hit('a', 'Мляко', 200, { isRanked: false }), hit('b', 'Мляко', 250, { isRanked: false })])).toEqual([
    [['a', 'b'], []],
  ])
})

it('knows a product by what it was matched to, however the brochures call it', () => {
  const offers = [hit('a', 'Мляко', 200, { product: 7 }), hit('b', 'Прясно мляко 3%', 190, { product: 7 })]
  expect(shown([...offers, hit('c', 'Мляко', 180, { product: 8 })])).toEqual([
    [['b', 'a'], ['b']],
    [['c'], []],
  ])
})
