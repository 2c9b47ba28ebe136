import { expect, it } from 'vitest'
import type { BrochureCard } from '@/features/brochures/types'
import { strongest } from './shelves'

const cover = { base: '/files/pages/x/1', width: 700, height: 1000, placeholder: '' }

function brochure(
  shop: string,
  category: string,
  pageCount: number,
  picture: BrochureCard['cover'] = cover,
): BrochureCard {
  return {
    id: `${shop}-${pageCount}`,
    slug: `${shop}-${pageCount}`,
    title: { text: shop, lang: 'bg' },
    retailer: { slug: shop, name: shop, colour: '#000000', logoUrl: null },
    category: { slug: category, name: { text: category, lang: 'bg' } },
    validFrom: '2026-11-16',
    validTo: '2026-11-22',
    towns: [],
    pageCount,
    cover: picture,
  }
}

const ids = (brochures: BrochureCard[]) => brochures.map(({ id }) => id)

it('takes an edition for towns only if there are too few for the whole country', () => {
  const all = [{ ...brochure('a', 'food', 90), towns: ['Варна'] }, brochure('a', 'food', 8), brochure('b', 'toys', 4)]
  expect(ids(strongest(all, 2))).toEqual(['a-8', 'b-4'])
  expect(ids(strongest(all.slice(0, 1), 2))).toEqual(['a-90'])
})

it('takes the thickest of different shops and categories', () => {
  const all = [
    brochure('a', 'food', 40),
    brochure('a', 'food', 30),
    brochure('b', 'food', 36),
    brochure('c', 'toys', 8),
    brochure('d', 'drugstore', 12),
  ]
  expect(ids(strongest(all, 3))).toEqual(['a-40', 'd-12', 'c-8'])
})

it('fills up from the same category before it repeats a shop', () => {
  const all = [brochure('a', 'food', 40), brochure('a', 'food', 30), brochure('b', 'food', 20)]
  expect(ids(strongest(all, 3))).toEqual(['a-40', 'b-20'])
})

it('leaves out what has no upright picture', () => {
  const all = [
    brochure('a', 'food', 40, null),
    brochure('b', 'toys', 9, { ...cover, width: 1400 }),
    brochure('c', 'toys', 4),
  ]
  expect(ids(strongest(all, 3))).toEqual(['c-4'])
})
