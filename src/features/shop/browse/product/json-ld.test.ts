import { expect, it } from 'vitest'
import type { ProductDetail } from '@/features/shop/goods/data'
import { factsOf } from '@/features/shop/goods/facts'
import type { ProductRange } from '@/features/shop/goods/variants/product-variants'
import { productJsonLd } from './json-ld'

const product: ProductDetail = {
  id: 'p',
  slug: 'shirt',
  sku: 'BR-1',
  title: 'Shirt',
  summary: '',
  images: [{ url: '/files/media/a.webp', small: '/files/media/a-640.webp', alt: '' }],
  picturesByColour: [],
  priceCents: 3490,
  isFrom: false,
  goodsCents: 3490,
  goodsPriorCents: null,
  oldPriceCents: null,
  currency: 'EUR',
  badge: null,
  rating: 5,
  reviewCount: 9,
  categories: [],
  tags: [],
  isSample: false,
  features: [],
  description: null,
  layout: 'default',
  facts: factsOf({}),
  codePrice: null,
  relatedIds: [],
}

const range: ProductRange = {
  colours: [{ slug: 'red', name: 'Red', hex: '#ff0000' }],
  heaviestGrams: 500,
  sizes: ['S', 'M'],
  variants: [
    { id: '1', sku: 'BR-1-S', ean: '4006381333931', size: 'S', priceCents: null, colour: 'red', inStock: true },
    { id: '2', sku: 'BR-1-M', ean: null, size: 'M', priceCents: 3999, colour: 'red', inStock: false },
  ],
}

it('offers each variant at its price, with what is there and where it is chosen', () => {
  const data = productJsonLd(product, range, null, 'de')
  expect(data?.offers).toMatchObject([
    {
      sku: 'BR-1-S',
      gtin: '4006381333931',
      price: '34.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: expect.stringMatching(/\/de\/p\/shirt\?color=red&size=S$/),
    },
    { sku: 'BR-1-M', price: '39.99', availability: 'https://schema.org/OutOfStock' },
  ])
  expect(data?.offers?.[1]?.gtin).toBeUndefined()
  expect(data?.url).toMatch(/\/de\/p\/shirt$/)
})

it('rates by what customers have written, never by figures that someone typed', () => {
  expect(productJsonLd(product, range, null, 'bg')?.aggregateRating).toBeUndefined()
  expect(productJsonLd(product, range, { count: 3, average: 4.3 }, 'bg')?.aggregateRating).toMatchObject({
    ratingValue: 4.3,
    reviewCount: 3,
  })
})

it('offers no sample', () => {
  expect(productJsonLd({ ...product, isSample: true }, range, null, 'bg')).toBeNull()
})

it('says nothing of a product of which nothing is on sale, unless customers have rated it', () => {
  const sold = { ...range, variants: [] }
  expect(productJsonLd(product, sold, null, 'bg')).toBeNull()
  const rated = productJsonLd(product, sold, { count: 3, average: 4.3 }, 'bg')
  expect(rated?.aggregateRating).toMatchObject({ reviewCount: 3 })
  expect(rated?.offers).toBeUndefined()
})
