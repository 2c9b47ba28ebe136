import { expect, it } from 'vitest'
import { mergeFacets, withoutOffered, withoutShown } from './search-all'

it('adds the counts of the same choice and puts the largest first', () => {
  const facet = (value: string, count: number) => ({ value, name: null, count })
  expect(mergeFacets([facet('a', 1), facet('b', 2)], [facet('a', 4)], [])).toEqual([facet('a', 5), facet('b', 2)])
})

it('leaves out the products that stand on the card of an offer', () => {
  const result = { total: 2, products: [{ id: 1 }, { id: 2 }, { id: 3 }] }
  const offers = { offers: [{ product: 1 }, { product: 2 }, { product: null }], cards: [{ id: 1 }] }
  expect(withoutOffered(result, offers)).toEqual({ total: 2, products: [{ id: 2 }, { id: 3 }] })
})

it('leaves out of the brochures the offers that stand among the offers', () => {
  const brochures = [
    { offers: [{ id: 'a' }, { id: 'b' }], moreOffers: 5 },
    { offers: [{ id: 'c' }], moreOffers: 5 },
  ]
  const left = [
    { offers: [{ id: 'b' }], moreOffers: 5 },
    { offers: [], moreOffers: 6 },
  ]
  const shown = withoutShown({ total: 2, brochures }, { offers: [{ id: 'a' }, { id: 'c' }] })
  expect(shown).toEqual({ total: 2, brochures: left })
})
