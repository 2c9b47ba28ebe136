import { describe, expect, it } from 'vitest'
import { publicPathOf, tagsOf } from './tags'

describe('what a change clears', () => {
  const brochure = { id: 'b', slug: 'letni-oferti', retailer: 'r', category: 'c' }

  it.each([
    ['brochures', brochure, ['brochures', 'brochure:b', 'address:/broshura/letni-oferti', 'retailer:r', 'category:c']],
    ['brochure-pages', { id: 'p', brochure: 'b' }, ['brochures', 'covers', 'brochure:b']],
    ['offers', { id: 'o', brochure: 'b' }, ['brochure:b', 'offers']],
    ['retailers', { id: 'r', slug: 'lavka' }, ['retailers', 'retailer:r', 'address:/r/lavka']],
    ['stores', { id: 's', retailer: 'r' }, ['stores', 'retailer:r']],
    ['categories', { id: 'c', slug: 'toys' }, ['categories']],
    ['product-groups', { id: 'g', slug: 'butter' }, ['product-groups']],
    ['pages', { id: 'p', slug: 'about-us' }, ['pages', 'address:/about-us']],
    ['posts', { id: 'p', slug: 'how-prices-look' }, ['posts', 'address:/blog/how-prices-look']],
    ['post-terms', { id: 't', slug: 'savings' }, ['posts']],
    ['authors', { id: 'a', slug: 'elena' }, ['posts']],
    ['media', { id: 'm' }, ['retailers', 'media']],
    [
      'media',
      { filename: 'a.png', sizes: { card: { filename: 'a-640.webp' }, wide: { filename: null } } },
      ['retailers', 'media', 'media-file:a.png', 'media-file:a-640.webp'],
    ],
    ['redirects', { id: 'd', from: '/old' }, ['address:/old']],
    ['legal-pages', { id: 'l', slug: 'imprint' }, ['legal-pages']],
    ['products', { id: 'p', slug: 'linen-shirt' }, ['products', 'address:/p/linen-shirt']],
    ['product-terms', { id: 't', slug: 'shirts' }, ['products']],
    ['variants', { id: 'v', product: 'p' }, ['products']],
    ['promotions', { id: 'p' }, ['products']],
    ['coupons', { id: 'c', code: 'SPRING' }, ['products']],
    ['colours', { id: 'c' }, ['products']],
    ['manufacturers', { id: 'm' }, ['products']],
    ['size-charts', { id: 's' }, ['products']],
    ['shipping-methods', { id: 's' }, ['shop']],
    ['reviews', { id: 'r', product: 'p' }, ['products']],
  ] as const)('%s', (collection, document, tags) => {
    expect(tagsOf(collection, document)).toEqual(tags)
  })

  it('reads relations that are populated', () => {
    const populated = { ...brochure, retailer: { id: 'r', name: 'Lavka' }, category: { id: 'c' } }
    expect(tagsOf('brochures', populated)).toEqual(tagsOf('brochures', brochure))
  })

  it('names only what a half-filled draft has', () => {
    expect(tagsOf('brochures', { id: 'b', slug: null, retailer: undefined })).toEqual(['brochures', 'brochure:b'])
  })
})

it('gives paths without language', () => {
  expect(publicPathOf('brochures', 'letni-oferti')).toBe('/broshura/letni-oferti')
  expect(publicPathOf('retailers', 'lavka')).toBe('/r/lavka')
})
