import { expect, it } from 'vitest'
import type { ListingPrice } from '@/features/price-data/types'
import { furtherPrices, rowsByChain } from './prices-today'

type Kind = { invented?: boolean; comparable?: boolean; hold?: ListingPrice['hold']; day?: string }

const row = (slug: string, price: number, kind: Kind = {}) => {
  const { invented = false, comparable = true, hold = null, day = '2026-11-20' } = kind
  const chain = { slug, name: slug, invented, colour: '#000000', logoUrl: null, retailerSlug: null }
  const listing: ListingPrice = {
    ...{ id: price, companyId: 1, name: 'Масло', chain, company: null, day },
    ...{
      low: price,
      median: price,
      high: price,
      promo: null,
      price,
      stores: 1,
      size: null,
      unitPrice: null,
      reduction: null,
    },
    match: { score: null, reason: null, byEditor: false },
    ...{ comparable, kept: false, hold },
  }
  return { listing }
}

const rows = [
  row('demo', 100, { invented: true }),
  row('old', 150, { comparable: false }),
  row('b', 200, { comparable: false }),
  row('a', 250),
  row('b', 300),
  row('a', 350),
]

const shown = (order: 'price' | 'name') =>
  rowsByChain(rows, order).map(({ listing, others }) => [
    listing.chain.slug,
    listing.price,
    others.map((other) => other.listing.price),
  ])

it('has a row for each chain, real prices of now first and invented chains last', () => {
  expect(shown('price')).toEqual([
    ['a', 250, [350]],
    ['b', 300, [200]],
    ['old', 150, []],
    ['demo', 100, []],
  ])
})

it('prefers prices that count to those held back, and puts a chain that has no other after the rest', () => {
  const held = [row('a', 10, { hold: 'waiting' }), row('b', 20, { hold: 'rejected' }), row('a', 300), row('c', 400)]
  const prices = rowsByChain(held, 'price').map(({ listing }) => [listing.chain.slug, listing.price])
  expect(prices).toEqual([
    ['a', 300],
    ['c', 400],
    ['b', 20],
  ])
})

it('takes of a chain that is compared with none the newest prices, as cards do, whatever a company last asked', () => {
  const old = { comparable: false, day: '2026-05-10' }
  const own = [
    row('a', 100, { comparable: false, day: '2026-03-01' }),
    row('a', 110, { ...old, hold: 'waiting' }),
    row('a', 120, { ...old, day: '2026-05-08' }),
    row('a', 130, old),
  ]
  const [first] = rowsByChain(own, 'price')
  expect([first?.listing.price, first?.others.map(({ listing }) => listing.price)]).toEqual([120, [100, 110, 130]])
  const held = rowsByChain(own.slice(0, 2), 'price')
  expect(held.map(({ listing }) => listing.price)).toEqual([110])
})

it('is in the order of names where nothing may be ranked', () => {
  const turned = rowsByChain([row('b', 100), row('a', 200)], 'name')
  expect(turned.map(({ listing }) => listing.chain.slug)).toEqual(['a', 'b'])
})

it('says each further price of a chain once, and not the one that is shown', () => {
  const [first, ...others] = [row('a', 250), row('a', 285), row('a', 285), row('a', 250), row('a', 300)]
  expect(first && furtherPrices(first.listing, others)).toEqual([285, 300])
})
