import { expect, it } from 'vitest'
import { cardOfListing } from '@/features/price-data/cards/types'
import type { ListingPrice } from '@/features/price-data/types'
import { cheapestOfGroup, medianOfGroup } from './answer'
import type { GroupProduct, GroupView } from './group-data'

const today = '2026-11-20'

const figuresOf = (products: number, dearest: number, invented = false): GroupView['figures'] => [
  { invented, lowest: 210, median: null, dearest, products, prices: 2, from: today, to: today },
]
const dearer = { offered: null, figures: figuresOf(2, 300) }

function product(data: Partial<ListingPrice> = {}): GroupProduct {
  const listing: ListingPrice = {
    ...{ id: 1, companyId: 1, name: 'Олио 1 л', company: null, day: today },
    ...{ low: 210, median: 210, high: 210, promo: null, price: 210, stores: 1, size: { unit: 'l', amount: 1000 } },
    chain: { slug: 'a', name: 'A', invented: false, colour: '#000000', logoUrl: null, retailerSlug: null },
    unitPrice: { cents: 210, unit: 'l' },
    match: { score: null, reason: null, byEditor: false },
    ...{ reduction: null, comparable: true, kept: false, hold: null },
    ...data,
  }
  const entry = { id: 1, kind: 'current', chains: 1, product: null, slug: null, title: null } as const
  return { ...entry, listing, card: cardOfListing(listing, true) }
}

it('calls the first product of a group the cheapest, unless a brochure asks less for the unit', () => {
  const first = product()
  expect(cheapestOfGroup(first, dearer, today)).toBe(first)
  expect(cheapestOfGroup(first, { ...dearer, offered: 210 }, today)).toBe(first)
  expect(cheapestOfGroup(first, { ...dearer, offered: 199 }, today)).toBeNull()
})

it('calls no product the cheapest of which nothing dearer is known', () => {
  const first = product()
  const alone = { offered: null, figures: figuresOf(1, 210) }
  expect(cheapestOfGroup(first, alone, today)).toBeNull()
  expect(cheapestOfGroup(first, { offered: null, figures: [] }, today)).toBeNull()
  expect(cheapestOfGroup(first, { ...alone, offered: 210 }, today)).toBeNull()
  expect(cheapestOfGroup(first, { ...alone, offered: 211 }, today)).toBe(first)
  // At another chain the same product costs more; no other one does.
  expect(cheapestOfGroup(first, { offered: null, figures: figuresOf(1, 300) }, today)).toBeNull()
  expect(cheapestOfGroup(first, { offered: null, figures: figuresOf(2, 210) }, today)).toBeNull()
  expect(cheapestOfGroup(first, { offered: null, figures: figuresOf(2, 300, true) }, today)).toBeNull()
})

it('calls no price of a piece the cheapest of a group that is priced by the kilo', () => {
  const bags = product({ size: { unit: 'piece', amount: 20 }, unitPrice: { unit: 'piece', cents: 6.3 } })
  expect(cheapestOfGroup(bags, { offered: 3000, figures: [] }, today)).toBeNull()
})

it('calls nothing the cheapest that may not be ranked', () => {
  const first = product()
  const medicine = { ...first, card: { ...first.card, isRanked: false } }
  expect(cheapestOfGroup(medicine, dearer, today)).toBeNull()
})

it.each<[string, Partial<ListingPrice>]>([
  ['without a size', { unitPrice: null }],
  ['that is held back', { hold: 'waiting' }],
  ['of days ago', { day: '2026-11-17' }],
  ['of a chain that has reported no newer one', { day: '2026-11-19', kept: true }],
])('calls no price the cheapest %s', (_, data) => {
  expect(cheapestOfGroup(product(data), dearer, today)).toBeNull()
})

it('compares with the median of real chains, and not while the figures are of a part of the group', () => {
  const figures = [
    { invented: false, median: 300 },
    { invented: true, median: 10 },
  ]
  expect(medianOfGroup(figures, { chain: null, size: null })).toBe(300)
  expect(medianOfGroup(figures.slice(1), { chain: null, size: null })).toBeNull()
  expect(medianOfGroup(figures, { chain: 'a', size: null })).toBeNull()
  expect(medianOfGroup(figures, { chain: null, size: 500 })).toBeNull()
})
