import { expect, it } from 'vitest'
import type { ProductDetail } from '@/features/shop/goods/data'
import { factsOf } from '@/features/shop/goods/facts'
import { cardProduct, priorOf } from './card-product'

const prior = (priceCents: number, oldPriceCents: number | null) =>
  priorOf({ priceCents, oldPriceCents, currency: 'EUR' }, 'en')

it('has the reduction in whole percent, rounded down', () => {
  expect(prior(4492, 5990)).toEqual({ price: '€59.90', reduced: '−25%' })
})

it('has the price of before without a percentage below one percent', () => {
  expect(prior(5950, 5990)).toEqual({ price: '€59.90', reduced: undefined })
})

it('has nothing where nothing is reduced', () => {
  expect(prior(5990, null)).toBeUndefined()
})

const picture = (name: string) => ({ url: `/${name}.webp`, small: `/${name}-640.webp`, alt: '' })

const dress: ProductDetail = {
  id: 'id',
  slug: 'dress',
  sku: 'BR-2',
  title: 'Dress',
  summary: '',
  images: [picture('dress')],
  picturesByColour: ['black', 'red'].map((colour) => ({ colour, images: [picture(colour)] })),
  priceCents: 5990,
  isFrom: false,
  goodsCents: 5990,
  goodsPriorCents: null,
  oldPriceCents: null,
  currency: 'EUR',
  badge: null,
  rating: null,
  reviewCount: 0,
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

/** Red is in stock and stands before black. */
const cardOf = (chosenColours: string[]) =>
  cardProduct(
    { product: dress, range: { colours: ['red', 'black'], sizes: [], soldOut: false }, rating: null },
    { names: { category: {}, colour: {}, tag: {}, chart: {} }, locale: 'de', look: 'card', chosenColours },
  )

it('shows the chosen colour that is in stock, and leads to it', () => {
  expect(cardOf(['black', 'red'])).toMatchObject({
    href: '/de/p/dress?color=red',
    colour: 'red',
    pictures: ['/red-640.webp'],
  })
  expect(cardOf(['black'])).toMatchObject({
    href: '/de/p/dress?color=black',
    colour: 'black',
    pictures: ['/black-640.webp'],
  })
})

it('leads to the product where no colour of it is chosen', () => {
  const card = cardOf(['green'])
  expect(card).toMatchObject({ href: '/de/p/dress', pictures: ['/dress-640.webp'] })
  expect(card.colour).toBeUndefined()
})
