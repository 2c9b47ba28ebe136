import { expect, it } from 'vitest'
import type { ReadCard } from '@/features/price-data/cards/read-cards'
import { offerCards } from './offer-cards'
import type { OfferHit } from './types'

const today = '2026-11-20'

const hit = (id: string, title: string, priceCents: number, data: Partial<OfferHit> = {}): OfferHit => ({
  ...{ id, title, priceCents, brand: null, packSize: null, product: null, reduction: null, unitPrice: null },
  ...{
    loyaltyOnly: false,
    multiBuy: null,
    depositCents: null,
    validFrom: today,
    validTo: today,
    priceSlug: null,
    category: '',
    brochure: 'b',
    towns: [],
  },
  ...{ picture: null, isRanked: true, isCheapest: false },
  retailer: { slug: 's', name: 'S', colour: '#000000', logoUrl: null },
  ...data,
})

const shown = (offers: OfferHit[], cards: ReadCard[] = []) =>
  offerCards(offers, cards).map(({ product }) => product.offers.map(({ key }) => key))

it('puts the offers of one name, brand and size together at the place of the first', () => {
  expect(shown([hit('a', 'Хляб', 300), hit('b', 'Мляко', 250), hit('c', 'Сол', 100), hit('d', 'Мляко', 200)])).toEqual([
    ['a'],
    ['b', 'd'],
    ['c'],
  ])
})

it('knows a product by what it was matched to, however the brochures call it', () => {
  const offers = [hit('a', 'Мляко', 200, { product: 7 }), hit('b', 'Прясно мляко 3%', 190, { product: 7 })]
  expect(shown([...offers, hit('c', 'Мляко', 180, { product: 8 })])).toEqual([['a', 'b'], ['c']])
})

it('has the picture of the thing, found or matched, and none of a whole page', () => {
  const picture = {
    image: { base: '/pages/1', width: 600, height: 800 },
    box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
  }
  const [alone] = offerCards([hit('a', 'Мляко', 200)], [])
  const [beside] = offerCards([hit('a', 'Мляко', 200, { picture })], [])
  expect([alone?.product.picture, beside?.product.picture]).toEqual([null, picture])
})

it('adds every other shop that has the product, and leads to its page', () => {
  const [other] = offerCards([hit('x', 'Мляко', 210)], []).flatMap(({ product }) => product.offers)
  const report = {
    ...({ source: 'report', key: 'chain 1', chain: '1', day: today, invented: false, hold: null } as const),
    shop: { slug: 'alfa', name: 'Алфа', colour: '#000000', logoUrl: null },
    ...{ price: 220, reduction: null, unitPrice: null, kept: false },
  }
  const card: ReadCard = {
    ...{ id: 7, slug: 'mlyako', title: 'Мляко 1 л', details: '', brand: null, isRanked: true, chains: 1 },
    ...{ reports: [report], offers: other ? [other] : [], reduction: null, picture: null, place: null },
  }
  const [first] = offerCards([hit('a', 'Мляко', 200, { product: 7, priceSlug: 'mlyako' })], [card])
  expect(first?.product).toMatchObject({ slug: 'mlyako', title: 'Мляко', reports: [report] })
  expect(first?.product.offers.map(({ key }) => key)).toEqual(['a', 'x'])
  const [medicine] = offerCards([hit('a', 'Мляко', 200, { product: 7 })], [{ ...card, isRanked: false }])
  expect([first?.product.isRanked, medicine?.product.isRanked]).toEqual([true, false])
})
